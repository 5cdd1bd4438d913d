import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ImplicitActionTests {
    private final class Chooser: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        var asked: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return answer
        }
    }

    private final class Recorder: NSObject, CAAction {
        var opacity: Float?

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            opacity = (anObject as? CALayer)?.opacity
        }
    }

    /// A layer that has been in its tree for a turn of the run loop.
    private func settledLayer() -> CALayer {
        let layer = CALayer()
        CATransaction.flush()
        return layer
    }

    @Test func `a change is animated for a quarter of a second`() {
        let layer = settledLayer()
        layer.opacity = 0
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
        #expect(layer.presentation()?.opacity == 1)
    }

    @Test func `a layer made in this turn changes at once`() {
        let layer = CALayer()
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
    }

    @Test func `nothing is animated while actions are disabled`() {
        let layer = settledLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test func `setting the same value is no change`() {
        let layer = settledLayer()
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a null object from the delegate ends the search`() {
        let (layer, chooser) = (settledLayer(), Chooser())
        chooser.answer = NSNull()
        layer.delegate = chooser
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        #expect(chooser.asked == ["opacity"])
    }

    @Test func `the actions of the layer come before the implied animation`() {
        let layer = settledLayer()
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
    }

    @Test func `an action runs when the value has changed`() {
        let (layer, recorder) = (settledLayer(), Recorder())
        layer.actions = ["opacity": recorder]
        layer.opacity = 0.25
        #expect(recorder.opacity == 0.25)
    }

    @Test func `a frame animates as bounds and position`() {
        let layer = settledLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.animationKeys() == ["bounds", "position"])
    }

    @Test func `a path does not animate by itself`() {
        let layer = CAShapeLayer()
        CATransaction.flush()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(layer.animationKeys() == nil)
    }
}
