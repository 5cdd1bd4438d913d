public import Foundation

/// Something that can be done with an element beside activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and answers whether that was possible.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var attributedName: NSAttributedString
    open var image: UIImage?
    open var actionHandler: Handler?

    /// The name, without its attributes.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(
            attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }
}
