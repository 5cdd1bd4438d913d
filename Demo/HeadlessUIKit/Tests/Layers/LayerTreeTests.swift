import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerTreeTests {
    private let root = CALayer()

    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(in layer: CALayer) -> [String] { layer.sublayers?.compactMap(\.name) ?? [] }

    private func makeTwo() -> (CALayer, CALayer) {
        let (a, b) = (named("a"), named("b"))
        root.addSublayer(a)
        root.addSublayer(b)
        return (a, b)
    }

    @Test func `a layer without sublayers has no list of them`() {
        #expect(root.sublayers == nil)
    }

    @Test func `adding a layer takes it out of its former superlayer`() {
        let (other, child) = (CALayer(), CALayer())
        other.addSublayer(child)
        root.addSublayer(child)
        #expect(other.sublayers == nil)
        #expect(child.superlayer === root)
    }

    @Test func `adding a sublayer again brings it to the front`() {
        let (a, _) = makeTwo()
        root.addSublayer(a)
        #expect(names(in: root) == ["b", "a"])
    }

    @Test func `layers are inserted at an index`() {
        _ = makeTwo()
        root.insertSublayer(named("c"), at: 1)
        #expect(names(in: root) == ["a", "c", "b"])
    }

    @Test func `layers are inserted below and above others`() {
        let (a, b) = makeTwo()
        root.insertSublayer(named("c"), below: b)
        root.insertSublayer(named("d"), above: a)
        #expect(names(in: root) == ["a", "d", "c", "b"])
    }

    @Test func `a layer takes the place of the one it replaces`() {
        let (a, _) = makeTwo()
        root.replaceSublayer(a, with: named("c"))
        #expect(names(in: root) == ["c", "b"])
        #expect(a.superlayer == nil)
    }

    @Test func `assigning sublayers removes the others`() {
        let (a, b) = makeTwo()
        root.sublayers = [b]
        #expect(a.superlayer == nil)
        #expect(names(in: root) == ["b"])
    }

    @Test func `a mask leaves its superlayer`() {
        let (a, _) = makeTwo()
        root.mask = a
        #expect(names(in: root) == ["b"])
        #expect(root.mask === a)
    }

    @Test func `a copy has the properties but not the sublayers`() {
        root.cornerRadius = 7
        root.addSublayer(CALayer())
        let copy = CALayer(layer: root)
        #expect(copy.cornerRadius == 7)
        #expect(copy.sublayers == nil)
    }
}
