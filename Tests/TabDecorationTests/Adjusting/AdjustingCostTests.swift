import TestDevice
import Testing
import UIKit

@testable import TabDecoration

/// What adjusting costs is counted in copies of the components. `Demo bench adjusting` measures the time.
@MainActor
@Suite("The cost of adjusting", .ownDevice)
struct AdjustingCostTests {
    private let production = Production(
        className: "Many", size: CGSize(width: 320, height: 4_000),
        components: (0..<200).map {
            Component(
                index: $0, name: "labels[\($0)]", role: .label,
                frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 320, height: 16), lines: TextLines(count: 2))
        })

    /// Where the components of a manager are in memory; another place after each copy of them.
    private func place(of manager: ComponentManager) -> UnsafePointer<Component>? {
        manager.production.components.withUnsafeBufferPointer(\.baseAddress)
    }

    private func places(after calls: [(ComponentChain) -> ComponentChain]) -> Set<UnsafePointer<Component>?> {
        let manager = ComponentManager(production: production)
        var places: Set<UnsafePointer<Component>?> = []
        for index in 0..<200 {
            var chain = manager.animation(index)
            for call in calls {
                chain = call(chain)
                places.insert(place(of: manager))
            }
        }
        return places
    }

    @Test func `moves, sizes and radii on two hundred components copy these once`() {
        let places = places(after: [{ $0.down(3) }, { $0.height(12) }, { $0.radius(4) }, { $0.width(9) }])
        let original = production.components.withUnsafeBufferPointer(\.baseAddress)

        #expect(places.count == 1)
        #expect(!places.contains(original))
    }

    @Test func `lines on two hundred components copy these once`() {
        let places = places(after: [
            { $0.line(3) }, { $0.space(6) }, { $0.width(40, ofLine: 0) }, { $0.lastLineScale(0.7) },
        ])

        #expect(places.count == 1)
    }

    @Test func `relations and looks on two hundred components copy these once`() {
        let places = places(after: [
            { $0.leftEqualTo(0) }, { $0.topEqualToBottom(0) }, { $0.color(.red) }, { $0.remove() },
        ])

        #expect(places.count == 1)
    }

    @Test func `a manager that changes nothing copies nothing`() {
        let manager = ComponentManager(production: production)
        let original = production.components.withUnsafeBufferPointer(\.baseAddress)

        _ = manager.animations(0...).components
        _ = manager.animation(named: "labels[7]").components

        #expect(place(of: manager) == original)
    }
}
