import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Contrast of shapes", .ownDevice)
struct ShapeContrastTests {
    private static let surfaces: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill,
        .secondarySystemFill,
        .tertiarySystemFill, .quaternarySystemFill, .systemGray, .systemGray2, .systemGray3, .systemGray4,
        .systemGray5, .systemGray6, .white, .black, .systemRed, .systemGreen, .systemBlue, .systemYellow,
        .systemTeal, .systemIndigo, .brown, UIColor(red: 0.02, green: 0.2, blue: 0.1, alpha: 1),
    ]

    /// The contrast of a shape on a card of a color, in a view of the standard background.
    private func ratio(on color: UIColor, traits: UITraitCollection) throws -> Double {
        var production = Production(
            className: "Sample", size: CGSize(width: 300, height: 100),
            components: [Component(index: 0, frame: CGRect(x: 20, y: 20, width: 100, height: 12))])
        var card = Component(surface: CGRect(x: 10, y: 10, width: 280, height: 80))
        card.fill = .color(SkeletonColor(color))
        production.cards = [card]
        return try #require(production.contrasts(on: .systemBackground, traits: traits).first).ratio
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a shape is seen on every surface, and is never loud`(style: UIUserInterfaceStyle) throws {
        let traits = UITraitCollection(userInterfaceStyle: style)
        for surface in Self.surfaces {
            let ratio = try ratio(on: surface, traits: traits)
            #expect(ratio > 1.145 && ratio < 1.61, "\(surface)")
        }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `with Increase Contrast a shape differs more`(style: UIUserInterfaceStyle) throws {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
        ])
        for surface in Self.surfaces {
            let ratio = try ratio(on: surface, traits: traits)
            #expect(ratio > 4.35 && ratio < 6.05, "\(surface)")
        }
    }

    @Test func `a text whose end reaches over the edge of a card is seen on the card`() throws {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        var production = Production(
            className: "Sample", size: CGSize(width: 300, height: 100),
            components: [
                Component(index: 0, role: .label, frame: CGRect(x: 20, y: 20, width: 100, height: 12))
            ])
        var card = Component(surface: CGRect(x: 10, y: 10, width: 100, height: 80))
        // The gray that the shape would have beside the card.
        card.fill = .color(SkeletonColor(.skeletonStandard))
        production.cards = [card]

        let ratio = try #require(production.contrasts(on: .systemBackground, traits: traits).first).ratio
        #expect(ratio > 1.145)
    }

    /// The color of a shape on a cover of a palette.
    private func color(with palette: SkeletonPalette, traits: UITraitCollection) -> UIColor {
        let paints = ResolvedPalette(palette, traits: traits)
        var backdrops = PaintedBackdrops(paints)
        _ = backdrops.paint(Component(surface: CGRect(x: 0, y: 0, width: 300, height: 100)))
        return backdrops.paint(Component(index: 0, frame: CGRect(x: 20, y: 20, width: 100, height: 12))).shape
    }

    @Test func `on white and black the standard color stays what it is`() {
        let palette = SkeletonPalette(
            component: .skeletonStandard, background: .systemBackground, followsSurfaces: true)
        for (style, white) in [(UIUserInterfaceStyle.light, 0xEE), (.dark, 0x28)] {
            let color = color(with: palette, traits: UITraitCollection(userInterfaceStyle: style))
            #expect(color == UIColor(white: CGFloat(white) / 255, alpha: 1))
        }
    }

    @Test func `an explicit color wins`() {
        let palette = SkeletonPalette(component: .red, background: .red)

        #expect(color(with: palette, traits: UITraitCollection()) == .red)
    }

    @Test func `a badge on a photo differs from the photo`() throws {
        var badge = Component(index: 1, role: .label, frame: CGRect(x: 20, y: 20, width: 44, height: 18))
        badge.cornerRadius = 9
        let photo = Component(index: 0, role: .image, frame: CGRect(x: 10, y: 10, width: 280, height: 80))
        let production = Production(
            className: "Sample", size: CGSize(width: 300, height: 100), components: [photo, badge])
        let ratios = production.contrasts(on: .systemBackground, traits: UITraitCollection()).map(\.ratio)

        #expect(ratios.count == 2 && ratios.allSatisfy { $0 > 1.145 })
    }
}
