import TestDevice
import Testing
import UIKit

@testable import TabDecoration

/// With Increase Contrast a shape is told from what is below it at every moment of an animation.
@MainActor
@Suite("The faintest moment of an animation", .serialized, .ownDevice)
struct FaintestMomentTests {
    nonisolated private static let surfaces: [UIColor] = [
        .white, .black, .systemGray6, .systemGray3, .systemGray,
    ]

    /// The relative luminance by WCAG.
    private func luminance(_ color: [CGFloat]) -> CGFloat {
        let linear = color.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private func contrast(_ one: [CGFloat], _ two: [CGFloat]) -> CGFloat {
        let (first, second) = (luminance(one), luminance(two))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private func parts(of color: CGColor) -> [CGFloat] {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(cgColor: color).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return [parts.0, parts.1, parts.2, parts.3]
    }

    private func mix(_ color: [CGFloat], over below: [CGFloat], share: CGFloat) -> [CGFloat] {
        zip(color, below).map { $0 * share + $1 * (1 - share) }
    }

    /// A cover with Increase Contrast in an appearance, on a surface.
    private func stage(
        _ type: AnimationType, on surface: UIColor, style: UIUserInterfaceStyle,
        contrast: UIAccessibilityContrast = .high
    ) -> (Stage, surface: [CGFloat]) {
        let stage = Stage()
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.accessibilityContrast = contrast
            $0.userInterfaceStyle = style
        }
        stage.overlay.palette = SkeletonPalette(
            component: .skeletonStandard, background: surface, followsSurfaces: true)
        stage.overlay.animation = type.animation
        HeadlessScreen.main.turn()
        return (stage, parts(of: surface.resolvedColor(with: stage.overlay.traitCollection).cgColor))
    }

    @Test(arguments: surfaces, [UIUserInterfaceStyle.light, .dark])
    func `a fading shape keeps 3:1`(surface: UIColor, style: UIUserInterfaceStyle) throws {
        let (stage, below) = stage(.bin(minimumOpacity: 0), on: surface, style: style)
        let layer = try #require(stage.layer(0))
        let fade = try #require(layer.animation(forKey: "skeleton.bin") as? CABasicAnimation)
        let opacity = try #require(fade.toValue as? Float)
        let shape = parts(of: try #require(layer.bars.first?.backgroundColor))
        #expect(contrast(mix(shape, over: below, share: CGFloat(opacity)), below) >= 3)
    }

    @Test(arguments: surfaces, [UIUserInterfaceStyle.light, .dark])
    func `a shape under the light keeps 3:1`(surface: UIColor, style: UIUserInterfaceStyle) throws {
        for type in [AnimationType.shimmer(), .shimmer(highlightColor: surface, brightness: 1)] {
            let (stage, below) = stage(type, on: surface, style: style)
            let colors = try #require(stage.bands.first?.colors as? [CGColor])
            let highlight = parts(of: colors[1])
            let shape = parts(of: try #require(stage.bars.first?.backgroundColor))
            #expect(contrast(mix(highlight, over: shape, share: highlight[3]), below) >= 3)
        }
    }

    /// The contrasts with their surface of a shape and of the middle of the band that crosses it.
    private func contrasts(
        of type: AnimationType, on surface: UIColor, style: UIUserInterfaceStyle
    ) throws -> [CGFloat] {
        let (stage, below) = stage(type, on: surface, style: style, contrast: .normal)
        let band = parts(of: try #require(stage.bands.first?.colors as? [CGColor])[1])
        let shape = parts(of: try #require(stage.bars.first?.backgroundColor))
        return [shape, mix(band, over: shape, share: band[3])].map { contrast($0, below) }
    }

    @Test(
        arguments: surfaces + [.secondarySystemBackground, .systemBackground],
        [UIUserInterfaceStyle.light, .dark])
    func `a shape that a shimmer crosses is seen before and under it`(
        surface: UIColor, style: UIUserInterfaceStyle
    ) throws {
        for contrast in try contrasts(of: .shimmer(), on: surface, style: style) { #expect(contrast >= 1.2) }
    }

    @Test func `a shimmer has its own gray on white, and no animation else`() throws {
        let shimmer = try contrasts(of: .shimmer(), on: .white, style: .light)
        #expect(abs(shimmer[0] - 1.33) < 0.005 && abs(shimmer[1] - 1.58) < 0.02)
        let (still, _) = stage(.bin(), on: .white, style: .light, contrast: .normal)
        #expect(still.bars.first?.backgroundColor == UIColor(white: 0xEE / 255, alpha: 1).cgColor)
    }

    @Test(arguments: surfaces, [UIUserInterfaceStyle.light, .dark])
    func `a shape that changes its color keeps 3:1`(surface: UIColor, style: UIUserInterfaceStyle) throws {
        for type in [AnimationType.pulse(), .pulse(color: surface)] {
            let (stage, below) = stage(type, on: surface, style: style)
            let bar = try #require(stage.bars.first)
            let change = try #require(bar.animation(forKey: "skeleton.pulse") as? CABasicAnimation)
            let target = try #require(change.toValue as? CGColor)
            #expect(contrast(parts(of: target), below) >= 3)
        }
    }

    @Test(arguments: [
        AnimationType.classic(duration: 0.01), .bin(duration: 0.01),
        .shimmer(duration: 0.01), .pulse(duration: 0.01),
        .drop(duration: 0.01),
    ])
    func `no period is shorter than a third of a second`(type: AnimationType) {
        let stage = Stage(type)
        let layers = stage.overlay.componentLayers.flatMap { [$0 as CALayer] + $0.bars } + stage.bands
        let animations = layers.flatMap { layer in
            (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
        }
        #expect(!animations.isEmpty)
        #expect(animations.allSatisfy { $0.duration * ($0.autoreverses ? 2 : 1) >= 0.333 })
    }

    @Test func `beside content that can be used, shapes rest after five seconds and stay`() throws {
        let stage = Stage(.bin(duration: 1))
        stage.window.addSubview(UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 44)))
        stage.overlay.setNeedsLayout()
        HeadlessScreen.main.turn()
        let layer = try #require(stage.layer(0))
        let shapes = stage.overlay.componentLayers.count
        HeadlessScreen.main.advance(by: 3)
        #expect(try #require(layer.presentation()).opacity < 0.99)
        HeadlessScreen.main.advance(by: 2.1)
        #expect(layer.presentation()?.opacity ?? 1 == 1)
        HeadlessScreen.main.advance(by: 0.9)
        #expect(layer.presentation()?.opacity ?? 1 == 1)
        #expect(shapes > 0 && stage.overlay.componentLayers.count == shapes)
    }
}
