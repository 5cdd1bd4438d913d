import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Speed of adjusting", .serialized)
struct SpeedTests {
    private let production = Production(
        className: "Many", size: CGSize(width: 320, height: 4_000),
        components: (0..<200).map {
            Component(
                index: $0, name: "labels[\($0)]", role: .label,
                frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 320, height: 16), lines: TextLines(count: 2))
        })

    /// The shortest of many runs, which noise from other processes cannot make longer.
    private func shortest(_ work: () -> Void) -> Duration {
        (0..<200).map { _ in ContinuousClock().measure(work) }.min() ?? .zero
    }

    /// A chain is what an app writes for one shape: a component is addressed by its index, then it is moved,
    /// sized and rounded.
    @Test func `two hundred chains on two hundred components take little more than a copy of these`() {
        let components = production.components
        let copying = shortest {
            var copy = components
            for index in copy.indices { copy[index].index = index }
        }
        let adjusting = shortest {
            let manager = ComponentManager(production: production)
            for index in 0..<200 { manager.animation(index).down(3).height(12).radius(4) }
        }
        // Without the optimiser every call of the chain is a real one.
        let limit = Self.isOptimized ? 3.0 : 20.0
        #expect(adjusting < copying * limit, "adjusting took \(adjusting), copying \(copying)")
    }

    private static var isOptimized: Bool {
        var isOptimized = true
        // The argument of an assertion is evaluated in debug builds alone.
        assert(
            {
                isOptimized = false; return true
            }())
        return isOptimized
    }
}
