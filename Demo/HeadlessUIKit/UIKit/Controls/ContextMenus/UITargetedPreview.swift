public import Foundation

/// A view that is lifted out of its place, and where to.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
    public let target: UIPreviewTarget
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters.copy(with: nil) as? UIPreviewParameters ?? parameters
        self.target = target
        super.init()
    }

    /// The place of the preview is that of the view, which must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if !view.isInWindow {
            HeadlessException.raise(
                "This UITargetedPreview initializer requires that the view is in a window, but it is not. Either fix "
                    + "that, or use the other initializer that takes a target with an explicit container. "
                    + "(view: \(view))")
        }
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of what is shown of the view, in points.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
