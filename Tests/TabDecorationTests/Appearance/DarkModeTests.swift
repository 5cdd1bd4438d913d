import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Dark mode", .serialized, .ownDevice)
struct DarkModeTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func color(_ index: Int, of overlay: SkeletonOverlay) throws -> UIColor {
        let layer = try #require(overlay.componentLayers.first { $0.component.index == index })
        return UIColor(cgColor: try #require(layer.backgroundColor))
    }

    /// Blue in the light, red in the dark.
    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }

    @Test func `the system's appearance is followed`() {
        #expect(DarkMode.system.traits(for: dark).userInterfaceStyle == .dark)
    }

    @Test func `light is forced in the dark`() {
        #expect(DarkMode.light.traits(for: dark).userInterfaceStyle == .light)
    }

    @Test func `forcing keeps all other traits`() {
        let traits = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(DarkMode.light.traits(for: traits).accessibilityContrast == .high)
    }

    @Test func `a change of the system repaints before the next picture`() throws {
        let stage = Stage { $0.animation(0).color(dynamic) }
        defer { HeadlessScreen.main.reset() }
        HeadlessScreen.main.traitCollection = dark
        HeadlessScreen.main.turn()
        #expect(try color(0, of: stage.overlay) == .red)
        #expect(stage.layer(0)?.animationKeys()?.isEmpty ?? true)
    }

    @Test func `a forced appearance wins over the system's`() throws {
        let stage = Stage { $0.animation(0).color(dynamic) }
        stage.overlay.darkMode = DarkMode.dark
        #expect(try color(0, of: stage.overlay) == .red)
        stage.overlay.darkMode = DarkMode.light
        #expect(try color(0, of: stage.overlay) == .blue)
    }

    @Test func `a cover has the appearance of a view that overrides it before the next turn`() throws {
        let stage = Stage { $0.animation(0).color(dynamic) }
        let host = UIView(frame: stage.window.bounds)
        host.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(host)
        HeadlessScreen.main.turn()
        host.addSubview(stage.overlay)
        #expect(try color(0, of: stage.overlay) == .red)
    }

    @Test func `increased contrast is followed`() throws {
        let stage = Stage {
            $0.animation(0).color(UIColor { $0.accessibilityContrast == .high ? .red : .blue })
        }
        defer { HeadlessScreen.main.reset() }
        HeadlessScreen.main.traitCollection = UITraitCollection(accessibilityContrast: .high)
        HeadlessScreen.main.turn()
        #expect(try color(0, of: stage.overlay) == .red)
    }

    @Test func `an elevated level is followed`() throws {
        let stage = Stage {
            $0.animation(0).color(UIColor { $0.userInterfaceLevel == .elevated ? .red : .blue })
        }
        defer { HeadlessScreen.main.reset() }
        HeadlessScreen.main.traitCollection = UITraitCollection(userInterfaceLevel: .elevated)
        HeadlessScreen.main.turn()
        #expect(try color(0, of: stage.overlay) == .red)
    }

    @Test func `a theme that answers differently is asked again by an update`() throws {
        let theme = Theme()
        let stage = Stage { $0.animation(0).color(UIColor { _ in theme.color }) }
        theme.color = .purple
        stage.overlay.performUpdates {}
        #expect(try color(0, of: stage.overlay) == .purple)
    }

    @Test func `the color of a component survives a change of appearance and of the palette`() throws {
        let stage = Stage { $0.animation(0).color(.orange) }
        defer { HeadlessScreen.main.reset() }
        HeadlessScreen.main.traitCollection = dark
        HeadlessScreen.main.turn()
        stage.overlay.palette = SkeletonPalette(component: .black, background: .white)
        #expect(try color(0, of: stage.overlay) == .orange)
        #expect(try color(1, of: stage.overlay) == .black)
    }

    @Test func `drop follows the appearance`() throws {
        let stage = Stage(.drop())
        stage.overlay.darkMode = DarkMode.dark
        let animation = try #require(stage.bars[0].animation(forKey: "skeleton.drop") as? CAKeyframeAnimation)
        let first = try #require((animation.values as? [CGColor])?.first)
        #expect(UIColor(cgColor: first) == UIColor(white: 0x32 / 255, alpha: 1))
    }

    @Test func `pulse follows the appearance`() throws {
        let stage = Stage(.pulse()) { $0.animation(0).color(dynamic) }
        stage.overlay.darkMode = DarkMode.dark
        let animation = try #require(stage.bars[0].animation(forKey: "skeleton.pulse") as? CABasicAnimation)
        let first = try #require([animation.fromValue] as? [CGColor])
        #expect(first.map { UIColor(cgColor: $0) } == [.red])
    }

    @Test func `several changes are painted once`() {
        let counter = Counter()
        let stage = Stage(.custom(counter))
        counter.starts = 0
        stage.overlay.performUpdates {
            stage.overlay.palette = SkeletonPalette(component: .black, background: .white)
            stage.overlay.darkMode = DarkMode.dark
            stage.overlay.tiles = [SkeletonTile(production: Samples.production, origin: CGPoint(x: 0, y: 1))]
        }
        #expect(counter.starts == 1)
    }

    @Test func `a stored color keeps every appearance`() throws {
        let color = UIColor { traits in
            let value =
                (traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)
                + (traits.userInterfaceLevel == .elevated ? 4 : 0)
            return UIColor(white: CGFloat(value) / 10, alpha: 1)
        }
        var production = Production(className: "Cell", size: .zero)
        production.surface.color = color
        let data = try JSONEncoder().encode(production)
        let stored = try #require(JSONDecoder().decode(Production.self, from: data).surface.color)
        for style in [UIUserInterfaceStyle.light, .dark] {
            for contrast in [UIAccessibilityContrast.normal, .high] {
                for level in [UIUserInterfaceLevel.base, .elevated] {
                    let traits = UITraitCollection(traitsFrom: [
                        UITraitCollection(userInterfaceStyle: style),
                        UITraitCollection(accessibilityContrast: contrast),
                        UITraitCollection(userInterfaceLevel: level),
                    ])
                    let pair = [stored, color].map {
                        $0.resolvedColor(with: traits).cgColor.components?.first ?? -1
                    }
                    #expect(abs(pair[0] - pair[1]) < 0.0001)
                }
            }
        }
    }
}

/// A theme of an app.
private final class Theme: @unchecked Sendable {
    var color = UIColor.green
}

/// Counts how often it is started.
@MainActor
private final class Counter: SkeletonAnimation {
    var starts = 0

    func start(on stage: SkeletonStage) {
        starts += 1
    }

    func stop(on stage: SkeletonStage) {}
}
