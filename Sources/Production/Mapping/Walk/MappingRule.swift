import UIKit

/// A rule of mapping: what becomes of the views that it applies to.
@MainActor
struct MappingRule {
    /// Why a view becomes what it does, to be read after its class: a `UILabel` "is a label".
    let name: String

    /// Decides about a view; `nil` for one that the rule does not apply to.
    let decision: @MainActor (MappingCandidate) -> MappingDecision?

    private init(_ name: String, _ decision: @escaping @MainActor (MappingCandidate) -> MappingDecision?) {
        self.name = name
        self.decision = decision
    }
}

/// What is to become of one view.
enum MappingDecision {
    /// The view is left out with everything inside.
    case leaveOut
    /// The view has a model of its own, whose production takes its place.
    indirect case insert(Production)
    /// The view is a card if it looks like one, and what is inside is mapped.
    case walk
    /// The view becomes one component: on a card if it looks like one, after what is inside is mapped, or without being
    /// drawn, so that it only takes its index.
    case shape(
        ViewKind, isOnCard: Bool = false, isAfterViewsInside: Bool = false, removal: ComponentRemoval? = nil)
}

// MARK: - The tables, of which the first rule that applies decides

extension MappingRule {
    /// Views that are left out, whatever is said about them.
    static let apart: [MappingRule] = [
        MappingRule("is a cover") { $0.view is SkeletonOverlay ? .leaveOut : nil },
        MappingRule("is a background") { $0.isBackground ? .leaveOut : nil },
        MappingRule("belongs to the system") { $0.isOfSystem ? .leaveOut : nil },
        MappingRule("is nested too deeply") { $0.context.isTooDeep ? .leaveOut : nil },
    ]

    /// All other views.
    static let all = said + nested + beforeContent + content + afterContent

    /// What the app says of a view, or of its class.
    private static let said: [MappingRule] = [
        MappingRule("its class is ignored by the options") {
            $0.isOne(of: $0.options.ignoredClasses) ? .leaveOut : nil
        },
        declaredIgnored,
        MappingRule("says that it is a container") { $0.mapping == .container ? .walk : nil },
        declared,
        MappingRule("has a text that is known") { $0.isKnown ? .shape(.declared(.cutOut)) : nil },
        opaqueClass,
    ]

    /// Lists inside, of which no view is walked into. One that is not seen is not even asked for its skeleton.
    static let nested: [MappingRule] = [
        MappingRule("has a model of its own and is hidden") {
            $0.isNestedList && !$0.isPlaced ? .leaveOut : nil
        },
        MappingRule("mapped by its own model") { $0.mapped.map { .insert($0) } },
        MappingRule("has a skeleton of its own") { $0.isSeparate ? .leaveOut : nil },
    ]

    private static let beforeContent: [MappingRule] = [
        MappingRule("as large as the root") {
            $0.isLeaf && $0.coversRoot && !$0.isOnlyContent
                ? .shape(.block, isOnCard: true, removal: .surface) : nil
        },
        MappingRule("only takes touches, over the whole root") {
            guard let button = $0.blankButton, $0.coversRoot else { return nil }
            return .shape(.button(button), isOnCard: true, removal: .surface)
        },
        MappingRule("only takes touches") {
            guard let button = $0.blankButton, $0.below.areCovered else { return nil }
            return .shape(.button(button), removal: .empty)
        },
        MappingRule("has a configuration that shows nothing") {
            guard let button = $0.blankButton, button.showsNothingConfigured else { return nil }
            return .shape(.button(button), removal: .empty)
        },
        MappingRule("is behind its siblings") {
            $0.isLeaf && $0.isBehindSiblings ? .shape(.block, isOnCard: true, removal: .surface) : nil
        },
        MappingRule("unseen") {
            $0.isLeaf && $0.isUnseen ? .shape(.block, isOnCard: true, removal: .empty) : nil
        },
        MappingRule("is empty over a picture") {
            $0.emptyImageOverPicture.map { .shape(.image($0), removal: .empty) }
        },
        MappingRule("is empty across a text") {
            $0.emptyImageAcrossText.map { .shape(.image($0), removal: .empty) }
        },
    ]

    private static let afterContent: [MappingRule] = [
        leaf,
        MappingRule("draws itself") {
            $0.isDrawn ? .shape(.drawn, isAfterViewsInside: $0.holdsContent) : nil
        },
        MappingRule("has views inside") { _ in .walk },
    ]

    /// Views that are content wherever they stand, by their classes.
    static let content: [MappingRule] = [
        MappingRule("is a label") {
            ($0.view as? UILabel).flatMap { $0.isContainer ? nil : decision(about: $0) }
        },
        MappingRule("is an image view") {
            ($0.view as? UIImageView).map { .shape(.image($0), isAfterViewsInside: true) }
        },
        MappingRule("is a button") {
            ($0.view as? UIButton).flatMap { $0.isContainer ? nil : .shape(.button($0)) }
        },
        MappingRule("is a text field") {
            $0.options.mapsTextFieldContents ? nil : ($0.view as? UITextField).map { .shape(.field($0)) }
        },
        // The box of a text view is a surface, on which its lines stand.
        MappingRule("is a text view") {
            ($0.view as? UITextView).map { .shape(.textView($0), isOnCard: true) }
        },
        MappingRule("is a list without a model") { $0.view.isList ? .shape(.opaque) : nil },
        MappingRule("is a control of UIKit") { $0.control.map { .shape(.control($0)) } },
        MappingRule("is the SwiftUI of a cell") { $0.isHostedContent ? .shape(.hosted) : nil },
        MappingRule("belongs to another framework") { $0.isForeign ? .shape(.opaque) : nil },
    ]

    static let declaredIgnored = MappingRule("says so") { $0.mapping == .ignored ? .leaveOut : nil }
    static let declared = MappingRule("says how it is mapped") {
        switch $0.mapping {
        case .block, .lines, .cutOut: .shape(.declared($0.mapping))
        case .automatic, .container, .ignored: nil
        }
    }
    static let opaqueClass = MappingRule("its class is opaque in the options") {
        $0.isOne(of: $0.options.opaqueClasses) ? .shape(.opaque) : nil
    }
    static let leaf = MappingRule("has nothing inside") { $0.isLeaf ? .shape(.block) : nil }

    /// A text in a box stands on the box, unless the box is small.
    private static func decision(about label: UILabel) -> MappingDecision {
        switch LabelSurface(of: label) {
        case .none: .shape(.label(label), isAfterViewsInside: true)
        case .card: .shape(.label(label), isOnCard: true)
        case .pill: .shape(.pill)
        }
    }
}
