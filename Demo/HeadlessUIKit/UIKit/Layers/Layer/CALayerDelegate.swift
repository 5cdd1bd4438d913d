public import Foundation

/// The object, usually a view, that provides a layer's contents, layout and actions.
public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Stands for a delegate without the method: the layer draws itself through `draw(in:)`.
    public func display(_ layer: CALayer) { layer.headlessRecord() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The view behind a layer, told at once of geometry that the layer was given directly.
protocol HeadlessLayerOwner: AnyObject {
    func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect)
    /// Also for a changed transform or anchor point.
    func layerDidChangePosition(_ layer: CALayer)
}
