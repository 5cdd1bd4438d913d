public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    open var title: String? {
        didSet { didChange?() }
    }
    open var prompt: String? {
        didSet { didChange?() }
    }
    open var titleView: UIView? {
        didSet { didChange?() }
    }
    open var backButtonTitle: String? {
        didSet { didChange?() }
    }
    open var hidesBackButton = false {
        didSet { didChange?() }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { didChange?() }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange?() }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange?() }
    }

    open var standardAppearance: UINavigationBarAppearance? {
        didSet { didChange?() }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { didChange?() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { didChange?() }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { didChange?() }
    }
    /// The controller whose search bar stands below the title.
    open var searchController: UISearchController? {
        didSet { didChange?() }
    }
    /// Whether the search bar goes away while the content scrolls, and comes when it is pulled down from its top.
    open var hidesSearchBarWhenScrolling = true {
        didSet { didChange?() }
    }

    /// Tells the bar that shows the item.
    var didChange: (() -> Void)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // The bar changes at once; an animation would only show it on its way.

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
}
