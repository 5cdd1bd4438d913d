public import Foundation

/// Something that can be done with a row that is pulled aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Does it, and tells the completion handler whether it was done; the row then goes back to its place.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?

    /// Gray, and red where something is destroyed, unless it is set.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
