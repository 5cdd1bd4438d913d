import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// What the skeletons of the pages that are no lists are made of.
@MainActor
@Suite("Pages with views", .serialized, .ownDevice)
struct ViewPageTests {
    private func loading(_ name: String) throws -> OpenScene {
        let scene = try OpenScene(name)
        scene.load()
        return scene
    }

    @Test func `texts of given widths stay in the middle, and a shape stands for a later label`() throws {
        let scene = try loading("view-page")
        defer { scene.close() }
        let components = try scene.production(of: "HutView").components
        #expect(components.map(\.index) == [0, 1, 2, 3, 4, 10])
        #expect(
            components.map(\.frame.rounded) == [
                CGRect(x: 127.5, y: 32, width: 120, height: 120),
                CGRect(x: 87.5, y: 178.94, width: 200, height: 16.11),
                CGRect(x: 77.5, y: 238.84, width: 220, height: 14.32),
                CGRect(x: 97.5, y: 266.84, width: 180, height: 14.32),
                CGRect(x: 24, y: 308, width: 327, height: 48),
                CGRect(x: 117.5, y: 198.94, width: 140, height: 12),
            ])
    }

    @Test func `from right to left the later label is in the middle as well`() throws {
        let scene = OpenScene(
            try #require(DemoScene.views.first { $0.name == "view-page" }), direction: .rightToLeft)
        defer { scene.close() }
        scene.load()
        let created = try #require(scene.production(of: "HutView").components.last)
        #expect(created.frame.rounded == CGRect(x: 117.5, y: 198.94, width: 140, height: 12))
    }

    @Test func `a text that was there before is covered while loading and there afterwards`() throws {
        let scene = try OpenScene("view-page")
        defer { scene.close() }
        #expect(scene.texts == ["Lind valley, 2,140 m"])
        scene.load()
        let cover = try #require(scene.covers.first)
        #expect(cover.frame == scene.screen.view.bounds)
        #expect(cover.layer.mask == nil)
        scene.finish()
        #expect(scene.texts.contains("Lind valley, 2,140 m"))
        #expect(scene.texts.contains("4.6 from 128 walkers"))
    }

    @Test func `only the view with a model is covered, by its own animation`() throws {
        let scene = try #require(DemoScene.views.first { $0.name == "view-part" })
        let page = scene.makeScreen()
        page.loadViewIfNeeded()
        let animation = try #require(page.coveredViews.first?.tabAnimated?.animation.animation)
        #expect(String(describing: animation).hasPrefix("ShimmerAnimation(duration: 1.5,"))
        let open = OpenScene(scene)
        defer { open.close() }
        open.load()
        let cover = try #require(open.covers.first)
        #expect(open.covers.count == 1)
        #expect(cover.superview is HutView)
        #expect(cover.convert(cover.bounds, to: nil) == CGRect(x: 16, y: 64, width: 343, height: 380))
        #expect(cover.layer.cornerRadius == 16)
    }

    private func gradients(of scene: OpenScene) throws -> [SkeletonGradient] {
        try #require(scene.productions.first).components.compactMap { component in
            guard case .gradient(let gradient) = component.fill else { return nil }
            return gradient
        }
    }

    @Test func `buttons keep their places and their round ends`() throws {
        let scene = try loading("view-buttons")
        defer { scene.close() }
        let components = try #require(scene.productions.first).components
        #expect(components.map(\.cornerRadius) == [24, 24])
        #expect(
            components.map(\.frame) == [
                CGRect(x: 24, y: 40, width: 327, height: 48), CGRect(x: 24, y: 108, width: 327, height: 48),
            ])
    }

    @Test func `a button on a gradient keeps it`() throws {
        let scene = try loading("view-buttons")
        defer { scene.close() }
        let gradient = try #require(gradients(of: scene).first)
        #expect(gradient.colors.count == 2)
        #expect(gradient.locations == [0.3, 1])
    }

    @Test func `a button on a drawn picture has the mean of its colors`() throws {
        let scene = try loading("view-buttons")
        defer { scene.close() }
        #expect(try gradients(of: scene).count == 1)
        let color = try #require(scene.covers.flatMap(\.componentLayers).last?.bars.first?.backgroundColor)
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        UIColor(cgColor: color).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red > 0.9 && (0.5...0.6).contains(green))
    }

    @Test func `a known picture and name are seen through the cover, and nothing else`() throws {
        let scene = try loading("view-holes")
        defer { scene.close() }
        let components = try scene.production(of: "HutView").components
        #expect(components.map(\.isCutOut) == [true, true, false, false, false])
        #expect(components[2].frame.width == 220)
        #expect(components[3].frame.width == 180)
        let cover = try #require(scene.covers.first)
        let mask = try #require(cover.layer.mask as? CAShapeLayer)
        let path = try #require(mask.path)
        // Even-odd: what the path contains is covered.
        #expect(!path.contains(CGPoint(x: 187.5, y: 92), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 187.5, y: 187), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 187.5, y: 246), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 130, y: 35), using: .evenOdd))
    }
}
