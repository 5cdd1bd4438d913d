import TestDevice
import Testing
import UIKit

@testable import TabCache
@testable import TabProduction

/// Encoding, which happens on any thread, asks no color of the app.
@MainActor
@Suite("Kept colors", .ownDevice)
struct KeptColorTests {
    private final class Asked: @unchecked Sendable {
        var isAllowed = true
        var times = 0
    }

    private func production(_ color: UIColor) -> Production {
        let shadow = Component.Shadow(color: SkeletonColor(color), opacity: 1)
        let gradient = SkeletonGradient(colors: [color, .red])
        var surface = Component(
            surface: CGRect(x: 0, y: 0, width: 10, height: 10), fill: .color(SkeletonColor(color)))
        (surface.borderColor, surface.shadow) = (SkeletonColor(color), shadow)
        var component = Component(index: 0, frame: CGRect(x: 1, y: 1, width: 3, height: 3))
        (component.fill, component.shadow) = (.gradient(gradient), shadow)
        return Production(
            className: "Cell", size: CGSize(width: 10, height: 10), surface: surface, cards: [surface],
            components: [component])
    }

    @Test func `no color of the app is asked when a production that is kept is encoded`() throws {
        let asked = Asked()
        let color = UIColor { traits in
            asked.times += 1
            #expect(asked.isAllowed)
            return traits.userInterfaceStyle == .dark ? .white : .black
        }
        let plain = production(color)
        let kept = plain.withKeptColors
        #expect(kept == plain && asked.times > 0)
        asked.isAllowed = false
        let entry = try Archive.Entry(encoding: kept)
        let again: Production = try entry.decoded()
        asked.isAllowed = true
        #expect(again == plain)
        #expect(try Archive.Entry(encoding: plain).payload == entry.payload)
        guard case .color(let fill) = again.surface.fill else { return #expect(Bool(false)) }
        let dark = fill.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.parts == [1, 1, 1, 1])
    }

    @Test func `a color that differs in one appearance is another one`() {
        let (one, other) = (
            UIColor { _ in .black }, UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        )
        #expect(SkeletonColor(one) == SkeletonColor(.black))
        #expect(SkeletonColor(one) != SkeletonColor(other))
    }
}
