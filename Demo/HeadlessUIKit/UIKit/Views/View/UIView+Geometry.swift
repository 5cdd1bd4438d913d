public import Foundation
import HeadlessObjectiveC

extension UIView {
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { changeGeometry { layer.transform = newValue } }
    }

    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeGeometry { moveAnchorPoint(to: newValue) } }
    }

    static func makeLayer() -> CALayer {
        CALayer.headlessInstance(of: layerClass)
    }

    func setUpLayer() {
        layer.delegate = self
        layer.contentsScale = HeadlessScreen.main.scale
        layer.isOpaque = true
        layer.setNeedsDisplay()
        viewState.traits.delivered = superviewTraits
        viewState.needsUpdateConstraints = Self.requiresConstraintBasedLayout
    }

    /// Makes a change to the geometry and tells those who observe it.
    func changeGeometry(_ change: () -> Void) {
        headlessObserving(self, \.frame) {
            headlessObserving(self, \.bounds) {
                headlessObserving(self, \.center, change)
            }
        }
    }

    /// The view moves so that its new anchor point lies where the old one did.
    func moveAnchorPoint(to newAnchorPoint: CGPoint) {
        layer.anchorPoint = newAnchorPoint
    }

    var frameOnScreen: CGRect {
        UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }

    func boundsDidChange(from oldBounds: CGRect) {
        if oldBounds.size != bounds.size {
            resizeSubviews(from: oldBounds.size)
            if contentMode == .redraw || oldBounds.isEmpty { setNeedsDisplay() }
        }
        geometryDidChange()
    }

    func geometryDidChange() {
        layoutGeometryDidChange()
        updateSafeArea()
        for subview in viewState.subviews { subview.updateSafeArea() }
    }

    private func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in viewState.subviews where subview.translatesAutoresizingMaskIntoConstraints {
            subview.autoresize(from: oldSize, to: bounds.size)
        }
    }
}

extension UIView: HeadlessLayerOwner {
    nonisolated func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect) {
        MainActor.assumeIsolated { headlessBoundsDidChange(from: oldBounds) }
    }

    nonisolated func layerDidChangePosition(_ layer: CALayer) {
        MainActor.assumeIsolated { geometryDidChange() }
    }
}
