import Foundation

extension UIView {
    /// Records what the view draws; a view that draws nothing leaves the layer without a drawing.
    nonisolated func displayAsViewLayer(_ layer: CALayer) {
        layer.headlessRecord()
    }

    nonisolated func drawAsViewLayer(_ layer: CALayer, in context: CGContext) {
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            UIGraphicsPushContext(context)
            traitCollection.performAsCurrent { draw(bounds) }
            UIGraphicsPopContext()
        }
    }

    /// No animation but within an animation block, and none for what an app changes on another thread.
    nonisolated func viewAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard MainQueue.isCurrent else { return NSNull() }
        nonisolated(unsafe) let layer = layer
        nonisolated(unsafe) var action: (any CAAction)? = NSNull()
        MainActor.assumeIsolated {
            if let animation = ViewAnimation.current?.animation(of: layer, forKey: event) {
                action = animation
            }
        }
        return action
    }

    /// A view that has drawn draws again.
    func setNeedsDisplayOfDrawing() {
        if layer.headlessDisplayList != nil { setNeedsDisplay() }
    }
}
