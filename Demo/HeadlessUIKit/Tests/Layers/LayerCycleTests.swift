import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerCycleTests {
    private final class Log: NSObject, CALayerDelegate {
        var laidOut: [String] = []
        var displays = 0

        func layoutSublayers(of layer: CALayer) { laidOut.append(layer.name ?? "") }
        func display(_ layer: CALayer) { displays += 1 }
    }

    private final class Square: NSObject, CALayerDelegate {
        func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func `layout begins at the highest layer that needs it`() {
        let (log, root, child) = (Log(), CALayer(), CALayer())
        (root.name, child.name) = ("root", "child")
        root.addSublayer(child)
        for layer in [root, child] {
            layer.delegate = log
            layer.setNeedsLayout()
        }
        child.layoutIfNeeded()
        #expect(log.laidOut == ["root", "child"])
    }

    @Test func `a layer that was laid out needs no layout`() {
        let layer = CALayer()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(!layer.needsLayout())
    }

    @Test func `a new size needs layout`() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(layer.needsLayout())
    }

    @Test func `a new origin needs no layout`() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 10, y: 10)
        #expect(!layer.needsLayout())
    }

    @Test func `a delegate that displays is asked once`() {
        let (log, layer) = (Log(), CALayer())
        layer.delegate = log
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(log.displays == 1)
    }

    @Test func `what the delegate draws is recorded`() {
        let (square, layer) = (Square(), CALayer())
        layer.delegate = square
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.headlessDisplayList?.items.count == 1)
    }

    @Test func `a layer is displayed again after a change of bounds if it says so`() {
        let layer = CALayer()
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 10
        #expect(layer.needsDisplay())
    }

    @Test func `a text layer needs display when its string changes`() {
        let layer = CATextLayer()
        layer.string = "Hello"
        #expect(layer.needsDisplay())
    }
}
