import TabCache
import UIKit

/// A rule of mapping: what becomes of the views that it applies to.
@MainActor
struct MappingRule {
    /// Why a view becomes what it does, to be read after its class: a `UILabel` "is a label".
    let name: String

    /// Decides about a view; `nil` for one that the rule does not apply to.
    let decision: @MainActor (MappedView) -> MappingDecision?

    /// The guess that the rule is; `nil` for what the app or UIKit says.
    let guess: Guess?

    private init(
        _ name: String, guess: Guess? = nil,
        _ decision: @escaping @MainActor (MappedView) -> MappingDecision?
    ) {
        (self.name, self.guess) = (name, guess)
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
        ViewShape, isOnCard: Bool = false, isAfterViewsInside: Bool = false, removal: ComponentRemoval? = nil)
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
        MappingRule("has a text that is known") { $0.isKnown ? .shape(.declared(.cutOut, $0.view)) : nil },
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
        MappingRule("as large as the root", guess: .asLargeAsRoot) {
            $0.isLeaf && $0.coversRoot && !$0.isOnlyContent
                ? .shape(.block($0.view), isOnCard: true, removal: .surface) : nil
        },
        MappingRule("only takes touches, over the whole root", guess: .touchesOverRoot) {
            guard let button = $0.blankButton, $0.coversRoot else { return nil }
            return .shape(.button(button), isOnCard: true, removal: .surface)
        },
        MappingRule("only takes touches", guess: .touches) {
            guard let button = $0.blankButton, $0.below.areCovered else { return nil }
            return .shape(.button(button), removal: .empty)
        },
        MappingRule("has a configuration that shows nothing") {
            guard let button = $0.blankButton, button.showsNothingConfigured else { return nil }
            return .shape(.button(button), removal: .empty)
        },
        MappingRule("unseen", guess: .unseen) {
            $0.isLeaf && $0.isUnseen ? .shape(.block($0.view), isOnCard: true, removal: .empty) : nil
        },
        MappingRule("is empty over a picture", guess: .emptyOverPicture) {
            $0.emptyImageOverPicture.map { .shape(.image($0), removal: .empty) }
        },
        MappingRule("is empty across a text", guess: .emptyAcrossText) {
            $0.emptyImageAcrossText.map { .shape(.image($0), removal: .empty) }
        },
    ]

    private static let afterContent: [MappingRule] = [
        leaf,
        MappingRule("draws itself", guess: .drawsItself) {
            $0.isDrawn ? .shape(.opaque($0.view, as: .image), isAfterViewsInside: $0.holdsContent) : nil
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
        MappingRule("is a list without a model") { $0.view.isList ? .shape(.opaque($0.view)) : nil },
        MappingRule("is a control of UIKit") { node in
            node.control.map { .shape(.control($0, node.view)) }
        },
        MappingRule("is the SwiftUI of a cell") { $0.isHostedContent ? .shape(.hosted($0.view)) : nil },
        MappingRule("belongs to another framework") { $0.isForeign ? .shape(.opaque($0.view)) : nil },
    ]

    static let declaredIgnored = MappingRule("says so") { $0.mapping == .ignored ? .leaveOut : nil }
    static let declared = MappingRule("says how it is mapped") {
        switch $0.mapping {
        case .block, .lines, .cutOut: .shape(.declared($0.mapping, $0.view))
        case .automatic, .container, .ignored: nil
        }
    }
    static let opaqueClass = MappingRule("its class is opaque in the options") {
        $0.isOne(of: $0.options.opaqueClasses) ? .shape(.opaque($0.view)) : nil
    }
    static let leaf = MappingRule("has nothing inside") { $0.isLeaf ? .shape(.block($0.view)) : nil }

    /// A text in a box stands on the box, unless the box is small.
    private static func decision(about label: UILabel) -> MappingDecision {
        switch LabelSurface(of: label) {
        case .none: .shape(.label(label), isAfterViewsInside: true)
        case .card: .shape(.label(label), isOnCard: true)
        case .badge where !Guess.badge.isMade: .shape(.label(label), isAfterViewsInside: true)
        case .badge: .shape(.opaque(label, as: .label))
        }
    }
}

// MARK: - Deciding

extension MappedView {
    /// A decision and the name of the rule that led to it.
    typealias Ruling = (decision: MappingDecision, rule: String)

    /// Decides about the root, which is content itself or mapped by what is inside.
    var rulingOfRoot: Ruling {
        if let ruling = ruling(by: [.declared]) { return ruling }
        switch options.selection {
        case .marked where root.hasMarkedViews(inside: view): return (.walk, "has views inside")
        case .marked: return said.isMarked ? rulingOfMarked : (.leaveOut, "is not marked")
        case .automatic:
            let isOfApp = view.isOfApp
            if isOfApp, let ruling = ruling(by: [.leaf]) { return ruling }
            return (view.isList ? nil : rulingByContent) ?? (.walk, "has views inside")
        }
    }

    /// Decides about a view inside the root that is not left out.
    func ruling(in parent: UIView) -> Ruling {
        let byMark = options.selection == .marked ? rulingByMark(in: parent) : nil
        return byMark ?? ruling(by: MappingRule.all) ?? (.walk, "has views inside")
    }

    func ruling(by rules: [MappingRule]) -> Ruling? {
        for rule in rules where rule.guess?.isMade != false {
            if let decision = rule.decision(self) { return (decision, rule.name) }
        }
        return nil
    }

    /// Decides about a view that is one shape by its class, with all that is inside.
    private var rulingByContent: Ruling? {
        guard let ruling = ruling(by: [MappingRule.opaqueClass] + MappingRule.content),
            case .shape(let shape, _, _, _) = ruling.decision
        else { return nil }
        return (.shape(shape), ruling.rule)
    }

    private func rulingByMark(in parent: UIView) -> Ruling {
        if isOne(of: options.ignoredClasses) { return (.leaveOut, "its class is ignored by the options") }
        let isSaid = ruling(by: [.declaredIgnored, .declared]) != nil
        if !isSaid, let ruling = ruling(by: MappingRule.nested) { return ruling }
        if said.isMarked {
            return root.hasMarkedViews(inside: view)
                ? (.walk, "is marked, and so are views inside") : rulingOfMarked
        }
        let isContentView = view === SystemView.contentView(of: parent)
        return isContentView ? (.walk, "has views inside") : (.leaveOut, "is not marked")
    }

    /// Decides about a marked view without marked views inside.
    private var rulingOfMarked: Ruling {
        ruling(by: [.declaredIgnored, .declared]) ?? rulingByContent
            ?? (.shape(.opaque(view)), "is marked, and nothing inside is")
    }
}
