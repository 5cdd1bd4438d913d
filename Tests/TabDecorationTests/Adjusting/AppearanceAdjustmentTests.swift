import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Appearance of components", .ownDevice)
struct AppearanceAdjustmentTests {
    private func component(_ index: Int = 1, after change: (ComponentChain) -> ComponentChain) -> Component {
        change(Samples.manager.animation(index)).components[0]
    }

    @Test func `a radius is set and never negative`() {
        #expect(component { $0.radius(6) }.cornerRadius == 6)
        #expect(component { $0.radius(-6) }.cornerRadius == 0)
    }

    @Test func `a reduced radius stops at zero`() {
        #expect(component { $0.radius(6).reducedRadius(2) }.cornerRadius == 4)
        #expect(component { $0.radius(6).reducedRadius(20) }.cornerRadius == 0)
    }

    @Test func `a removed component keeps its index and draws nothing`() {
        let removed = component { $0.remove() }
        #expect(removed.index == 1)
        #expect(removed.bars.isEmpty)
    }

    @Test func `a removed component can be shown again`() {
        #expect(component { $0.remove().show() }.bars.count == 1)
    }

    @Test func `a color is the very color of the app`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(component { $0.color(color) }.fill == .color(SkeletonColor(color)))
    }

    @Test func `taking contents away returns to the standard color`() {
        #expect(component { $0.placeholder("logo").removeContents() }.fill == .standard)
    }

    @Test func `an image that the app has not gives a warning, and the standard color`() {
        let given = warnings {
            #expect(component { $0.placeholder("NoSuchImage") }.fill == .image(named: "NoSuchImage"))
        }
        #expect(given.count == 1 && given[0].contains("NoSuchImage"))
    }

    @Test(arguments: [false, true])
    func `a gradient without colors gives a warning and changes nothing`(isValue: Bool) {
        var fill = ComponentFill.none
        let given = warnings {
            fill =
                component {
                    isValue
                        ? $0.color(.red).gradient(SkeletonGradient(colors: [])) : $0.color(.red).gradient([])
                }.fill
        }
        #expect(fill == .color(SkeletonColor(.red)))
        #expect(given.count == 1 && given[0].contains("gradient"))
    }

    @Test func `lines divide a component`() {
        let bars = component(5) { $0.height(60).line(2).space(10) }.bars
        #expect(bars.count == 2)
    }

    @Test func `a negative number of lines gives a warning and changes nothing`() {
        var changed = Samples.production.components[1]
        let given = warnings { changed = component { $0.line(-1) } }
        #expect(changed == Samples.production.components[1])
        #expect(given.count == 1)
    }

    @Test func `the surface takes a color and a radius`() {
        let manager = Samples.manager
        manager.surface.color(.red).radius(8)
        #expect(manager.production.surface.fill == .color(SkeletonColor(.red)))
        #expect(manager.production.surface.cornerRadius == 8)
    }

    @Test func `a negative radius gives a warning`() {
        #expect(warnings { _ = component { $0.radius(-6) } }.count == 1)
    }

    @Test func `a radius can be given to some corners`() {
        let stage = Stage {
            $0.animation(0).radius(9, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        #expect(stage.layer(0)?.cornerRadius == 9)
        #expect(stage.layer(0)?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `a radius keeps the curve of the corners`() {
        var production = Samples.production
        production.surface.corners.rounded.insert(.continuous)
        production.components[0].corners.rounded.insert(.continuous)
        let manager = ComponentManager(production: production)
        manager.surface.radius(20)
        manager.animation(0).radius(9, corners: .layerMinXMinYCorner)
        #expect(manager.production.surface.corners.rounded == [.all, .continuous])
        #expect(manager.production.components[0].corners.rounded == [.topLeft, .continuous])
    }

    @Test func `a gradient fills from left to right`() throws {
        let stage = Stage { $0.animation(0).gradient([.red, .blue]) }
        let layer = try #require(stage.gradient(0))
        #expect(layer.colors?.count == 2)
        #expect([layer.startPoint, layer.endPoint] == [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)])
    }

    @Test func `a shadow is cast and taken away`() {
        #expect(component { $0.shadow(.black, opacity: 0.3, radius: 5) }.shadow?.radius == 5)
        #expect(component { $0.shadow(.black, opacity: 0.3).removeShadow() }.shadow == nil)
    }

    @Test func `a component can be left still`() {
        #expect(component { $0.withoutAnimation() }.isStill)
    }

    @Test func `a hole is where the view is, whatever the frame became`() throws {
        let stage = Stage { $0.animation(0).down(100).cutOut() }
        let path = try #require((stage.overlay.layer.mask as? CAShapeLayer)?.path)
        #expect(!path.contains(CGPoint(x: 40, y: 40), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 40, y: 140), using: .evenOdd))
    }

    @Test func `a hole that the app makes is where the app puts it`() throws {
        let stage = Stage { $0.create(9).x(200).y(150).width(40).height(40).cutOut() }
        let path = try #require((stage.overlay.layer.mask as? CAShapeLayer)?.path)
        #expect(!path.contains(CGPoint(x: 220, y: 170), using: .evenOdd))
    }

    @Test func `cards are adjusted together and one by one`() {
        var production = Samples.production
        production.cards = [Component(surface: .zero), Component(surface: .zero)]
        let manager = ComponentManager(production: production)
        manager.cards.radius(8).shadow(.black, opacity: 0.2)
        manager.card(1).removeShadow().border(.red, width: 2).clear()
        #expect(manager.production.cards.map(\.cornerRadius) == [8, 8])
        #expect(manager.production.cards.map { $0.shadow == nil } == [false, true])
        #expect(manager.production.cards.map(\.borderWidth) == [0, 2])
        #expect(manager.production.cards[1].fill == .none)
    }

    @Test func `the surface takes a gradient, an image and its standard color again`() {
        let manager = Samples.manager
        manager.surface.gradient(SkeletonGradient(colors: [.red, .blue]))
        #expect(manager.production.surface.fill != .standard)
        manager.surface.placeholder("paper")
        #expect(manager.production.surface.fill == .image(named: "paper"))
        manager.surface.removeContents().radius(9).reducedRadius(4).removeShadow()
        #expect(manager.production.surface.fill == .standard)
        #expect(manager.production.surface.cornerRadius == 5)
    }

    @Test func `a radius is that of all corners of a surface, and of the round ones of a component`() {
        let manager = Samples.manager
        manager.surface.radius(8, corners: .layerMinXMinYCorner).radius(5)
        manager.animation(0).radius(8, corners: .layerMinXMinYCorner).radius(5)
        #expect(manager.production.surface.corners.rounded == .all)
        #expect(manager.production.components[0].corners.rounded == .topLeft)
    }

    @Test func `colors alone are a gradient from left to right, of surfaces too`() {
        let manager = Samples.manager
        manager.surface.gradient([.red, .blue])
        let gradient = SkeletonGradient(colors: [.red, .blue])
        #expect(manager.production.surface.fill == .gradient(gradient))
    }

    @Test func `a surface casts a shadow, has it taken away, and takes whatever has no call`() {
        let manager = Samples.manager
        manager.surface.shadow(.black, opacity: 0.5, offset: CGSize(width: 1, height: 2), radius: 6)
        let shadow = manager.production.surface.shadow
        manager.surface.removeShadow()
        manager.surface.edit { $0.cornerRadius = 3 }
        #expect(
            shadow
                == Component.Shadow(
                    color: SkeletonColor(.black), opacity: 0.5, offset: CGSize(width: 1, height: 2), radius: 6
                ))
        #expect(manager.production.surface.shadow == nil)
        #expect(manager.production.surface.cornerRadius == 3)
    }

    @Test func `a size of a surface is none, but not negative`() {
        let manager = Samples.manager
        let given = warnings {
            manager.surface.width(0).height(0).width(-3).height(.nan).radius(-1).border(.red, width: -2)
        }
        #expect(
            given == [
                "Sample ignores width(-3.0): a length is a positive number of points",
                "Sample ignores height(nan): a length is a positive number of points",
                "Sample takes 0 for radius(-1.0): the number is zero or more",
                "Sample takes 0 for border(-2.0): the number is zero or more",
            ])
        #expect(manager.production.surface.frame.size == .zero)
        #expect(manager.production.surface.cornerRadius == 0)
        #expect(manager.production.surface.borderWidth == 0)
    }

    @Test func `a distance that is not finite leaves a surface where it is, with a warning each`() {
        let manager = Samples.manager
        let given = warnings {
            manager.surface.left(.nan).down(.infinity).x(.nan).y(.nan).reducedWidth(.infinity)
                .reducedHeight(.nan).reducedRadius(.nan)
        }
        #expect(given.count == 7)
        #expect(manager.production == Samples.production)
    }

    @Test func `an adjustment of the app's own may look at other components`() {
        let manager = Samples.manager
        manager.animation(1).edit { $0.frame.origin.x = manager.animation(0).components[0].frame.maxX }
        manager.surface.edit { $0.cornerRadius = CGFloat(manager.count) }
        #expect(manager.animation(1).components[0].frame.minX == 64)
        #expect(manager.production.surface.cornerRadius == 6)
    }
}
