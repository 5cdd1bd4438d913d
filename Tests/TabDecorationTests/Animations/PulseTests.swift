import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Pulses", .serialized, .ownDevice)
struct PulseTests {
    private func pulse(of bar: CALayer) throws -> CABasicAnimation {
        try #require(bar.animation(forKey: "skeleton.pulse") as? CABasicAnimation)
    }

    @Test func `shapes of one fill that stand on different surfaces pulse in colors of their own`() throws {
        var dark = Component(surface: CGRect(x: 0, y: 100, width: 320, height: 100))
        dark.fill = .color(SkeletonColor(.black))
        let production = Production(
            className: "Card", size: CGSize(width: 320, height: 200), cards: [dark],
            components: [
                Component(index: 0, frame: CGRect(x: 16, y: 16, width: 100, height: 12)),
                Component(index: 1, frame: CGRect(x: 16, y: 116, width: 100, height: 12)),
            ])
        let stage = Stage(.pulse(), production: production)
        stage.overlay.performUpdates { stage.overlay.palette.followsSurfaces = true }
        for bar in stage.bars {
            #expect(try pulse(of: bar).fromValue as? CGColor == bar.backgroundColor)
        }
        #expect(stage.bars[0].backgroundColor != stage.bars[1].backgroundColor)
    }

    @Test func `shapes painted alike pulse alike`() throws {
        let stage = Stage(.pulse())
        let targets = try stage.bars.map { try #require(pulse(of: $0).toValue as? CGColor) }
        #expect(Set(targets).count == 1)
    }
}
