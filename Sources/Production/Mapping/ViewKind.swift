import UIKit

/// What a view is to the walk.
@MainActor
enum ViewKind {
    /// Mapped by what is inside.
    case container
    case label(UILabel)
    case image
    case button(UIButton)
    case field
    case textView(UITextView)
    case control(ControlShape)
    case list
    case block
    /// Mapped as the view itself says.
    case declared(SkeletonMapping)

    /// Classifies a view by its class; the app's own classes by that they derive from.
    init(of view: UIView, options: MappingOptions) {
        if Self.isOpaque(view, options: options) {
            self = .declared(.block())
            return
        }
        switch view {
        case let label as UILabel: self = .label(label)
        case is UIImageView: self = .image
        case let button as UIButton: self = .button(button)
        case is UITextField: self = options.mapsTextFieldContents ? .container : .field
        case let textView as UITextView: self = .textView(textView)
        case is UITableView, is UICollectionView: self = .list
        case is UIScrollView, is UIStackView: self = .container
        default: self = Self.other(view)
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
    var role: ComponentRole {
        switch self {
        case .label: .label
        case .image: .image
        case .button: .button
        case .field, .textView: .text
        case .control: .control
        case .container, .list, .block: .block
        case .declared(.lines): .text
        case .declared: .block
        }
    }

    private static func other(_ view: UIView) -> ViewKind {
        if let shape = ControlShape(of: view) { return .control(shape) }
        if ClassName(of: view).isSwiftUIs { return .declared(.block()) }
        let isContentView = view.superview.map { SystemView.contentView(of: $0) === view } ?? false
        return view.subviews.isEmpty && !isContentView ? .block : .container
    }

    private static func isOpaque(_ view: UIView, options: MappingOptions) -> Bool {
        guard !options.opaqueClasses.isEmpty else { return false }
        let opaque = Set(options.opaqueClasses.map { ObjectIdentifier($0) })
        return ClassName.chain(of: view).contains { opaque.contains(ObjectIdentifier($0)) }
    }
}
