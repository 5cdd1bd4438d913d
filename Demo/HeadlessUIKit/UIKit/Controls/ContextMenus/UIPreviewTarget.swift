public import Foundation

/// Where a view that is previewed comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
    public let container: UIView
    /// The middle of the view, in the container.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
        if !container.isInWindow {
            HeadlessException.raise(
                "UIPreviewTarget requires that the container view is in a window, but it is not. "
                    + "(container: \(container))")
        }
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
    /// A window is in itself.
    var isInWindow: Bool { self is UIWindow || window != nil }
}
