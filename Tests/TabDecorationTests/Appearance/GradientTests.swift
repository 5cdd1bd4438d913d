import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Gradients", .ownDevice)
struct GradientTests {
    @Test func `a gradient of one color runs to its complement and back`() {
        let gradient = SkeletonGradient(baseColor: .white)
        #expect(gradient.colors.count == 3)
        #expect(gradient.colors[0] == .white)
        #expect(gradient.colors[2] == .white)
        let middle = gradient.colors[1].resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(abs((middle.cgColor.components?.first ?? 0) - 0.94) < 0.0001)
    }

    @Test func `a gradient of a list is exactly that list`() {
        #expect(
            SkeletonGradient(colors: [.red, .green, .blue, .black]).colors == [.red, .green, .blue, .black])
    }

    @Test func `a gradient runs from left to right unless it is told otherwise`() {
        let gradient = SkeletonGradient(colors: [.red, .blue])
        #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5) && gradient.endPoint == CGPoint(x: 1, y: 0.5))
    }

    @Test func `one color fills the whole shape, and positions of another number do not count`() {
        let gradient = SkeletonGradient(colors: [.red], locations: [0.5])
        let stage = Stage { $0.animation(0).gradient(gradient) }
        #expect(stage.gradient(0)?.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.red.cgColor])
        #expect(stage.gradient(0)?.locations == nil)
    }

    @Test func `the gradient of the palette paints what has no fill of its own`() {
        let stage = Stage { $0.animation(1).color(.red) }
        stage.overlay.palette.gradient = SkeletonGradient(colors: [.green, .blue])
        #expect(stage.gradient(0)?.colors?.count == 2)
        #expect(stage.gradient(1) == nil)
        #expect(stage.layer(1)?.backgroundColor == UIColor.red.cgColor)
    }
}
