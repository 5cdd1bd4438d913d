public import Foundation

/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }

    open var style = Style.plain {
        didSet { didChange?() }
    }
    /// The width of the item in points; 0 leaves it to the content.
    open var width: CGFloat = 0 {
        didSet { didChange?() }
    }
    open var customView: UIView? {
        didSet { didChange?() }
    }
    open var primaryAction: UIAction? {
        didSet { didChange?() }
    }
    /// What a tap opens where there is no primary action; `UINavigationBar.headlessOpenMenu` is it then.
    open var menu: UIMenu?
    open var tintColor: UIColor? {
        didSet { didChange?() }
    }

    /// The view that stands for the item in the bar that shows it.
    weak var view: UIView?

    public override init() {
        super.init()
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
        headlessSystemItem = systemItem
    }

    /// The kind of button, if it is one of the system's.
    public private(set) var headlessSystemItem: SystemItem?
}
