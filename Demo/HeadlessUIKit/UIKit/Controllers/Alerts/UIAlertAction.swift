public import Foundation

/// A choice that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default

    /// Whether the choice can be made; its button follows.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }

    /// The button that stands for the choice in the alert on show.
    weak var button: UIButton?

    private var handler: ((UIAlertAction) -> Void)?

    public override init() {
        super.init()
    }

    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Runs the handler of the choice.
    func perform() { handler?(self) }
}
