import Foundation

/// A message with choices, over what a screen shows.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// The message below the title.
    open var message: String? {
        didSet { content?.show(self) }
    }

    /// The choices, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The choice that stands out; it is one of the actions.
    open var preferredAction: UIAlertAction? {
        didSet { content?.show(self) }
    }

    /// The fields of the alert, in their order; `nil` without any.
    open private(set) var textFields: [UITextField]?

    open private(set) var preferredStyle = Style.actionSheet

    private var content: AlertContentView?

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            content?.show(self)
        }
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        content?.show(self)
    }

    /// Adds a field to an alert; action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return HeadlessException.raise(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        content?.show(self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let content = AlertContentView(isSheet: preferredStyle == .actionSheet, in: view)
        self.content = content
        content.show(self)
    }

    /// Ends the alert, and then makes a choice, as a tap on its button does.
    func choose(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true)
        action.perform()
    }
}
