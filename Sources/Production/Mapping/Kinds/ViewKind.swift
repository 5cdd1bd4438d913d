import UIKit

/// What a view is to the walk.
@MainActor
enum ViewKind {
    /// Mapped by what is inside.
    case container
    /// A text, perhaps on a card that is the label's own background.
    case label(UILabel, isOnCard: Bool)
    /// A label that is a surface of its own, such as a badge.
    case pill
    case image(UIImageView)
    case button(UIButton)
    case field(UITextField)
    case textView(UITextView)
    case control(ControlShape)
    case list
    /// A view with nothing inside.
    case block
    /// A view of the app that draws itself, whatever is inside.
    case drawn
    /// A view that is not looked into, by a rule.
    case opaque(MappingRule)
    /// Mapped as the view itself says.
    case declared(SkeletonMapping)

    /// Classifies a view by its class; the app's own classes by that they derive from.
    init(of view: UIView, options: MappingOptions) {
        let facts = ViewClass.of(view)
        if facts.isOne(of: options.opaqueClasses) {
            self = .opaque(.opaqueClass)
            return
        }
        switch view {
        case let label as UILabel: self = Self.text(label)
        case let imageView as UIImageView: self = .image(imageView)
        case let button as UIButton: self = .button(button)
        case let field as UITextField: self = options.mapsTextFieldContents ? .container : .field(field)
        case let textView as UITextView: self = .textView(textView)
        case is UITableView, is UICollectionView: self = .list
        case is UIScrollView, is UIStackView: self = .container
        default: self = Self.other(view, facts)
        }
    }

    private static func text(_ label: UILabel) -> ViewKind {
        switch LabelSurface(of: label) {
        case .none: .label(label, isOnCard: false)
        case .card: .label(label, isOnCard: true)
        case .pill: .pill
        }
    }

    /// Whether a view of this kind is content wherever it stands, not a leaf by chance.
    var isContent: Bool {
        switch self {
        case .container, .block: false
        default: true
        }
    }

    /// Whether it is a table or a collection.
    var isList: Bool {
        if case .list = self { return true }
        return false
    }

    /// The kind of content a component of this kind stands for.
    var role: Component.Role {
        switch self {
        case .label, .pill: .label
        case .image, .drawn: .image
        case .button: .button
        case .field, .textView: .text
        case .control: .control
        case .container, .list, .block, .opaque: .block
        case .declared(.lines): .text
        case .declared: .block
        }
    }

    /// The rule that a component of this kind is made by.
    var rule: MappingRule {
        switch self {
        case .label, .pill: .label
        case .image: .image
        case .button: .button
        case .field: .textField
        case .textView: .textView
        case .control: .control
        case .list: .list
        case .container, .block: .leaf
        case .drawn: .drawn
        case .opaque(let rule): rule
        case .declared: .declared
        }
    }

    private static func other(_ view: UIView, _ facts: ViewClass) -> ViewKind {
        if let control = facts.control { return .control(control) }
        if facts.isForeign { return .opaque(.foreign) }
        let isContentView = view.superview.map { SystemView.contentView(of: $0) === view } ?? false
        let isEmpty = view.subviews.isEmpty && !isContentView && !StandaloneLayers.arePresent(in: view)
        return isEmpty ? .block : .container
    }
}

extension ViewClass {
    /// Whether the class is one of a list, or derives from one.
    func isOne(of classes: [AnyClass]) -> Bool {
        classes.contains { lineage.contains(ObjectIdentifier($0)) }
    }
}
