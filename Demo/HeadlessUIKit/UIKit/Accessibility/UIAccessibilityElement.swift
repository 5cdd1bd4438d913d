public import Foundation

/// An accessibility element that is no view of its own.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    open var accessibilityFrameInContainerSpace: CGRect = .zero

    open override var accessibilityFrame: CGRect {
        get {
            guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero
            else { return super.accessibilityFrame }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        set { super.accessibilityFrame = newValue }
    }
}

extension UIAccessibility {
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
        -> CGRect
    {
        let rectInWindow = view.convert(rect, to: nil)
        guard let window = view.window else { return rectInWindow }
        return window.convert(rectInWindow, to: nil as UIWindow?)
    }
}
