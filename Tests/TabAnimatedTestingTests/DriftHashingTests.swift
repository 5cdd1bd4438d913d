import TabAnimatedTesting
import Testing
import UIKit

@MainActor
@Suite("Hashing of drift")
struct DriftHashingTests {
    private let drift = SkeletonDrift.measure(ArticleCell.loaded())

    @Test func `every property of a drift counts`() {
        expect(
            drift, ["size", "shapes"],
            [{ $0.size.width += 1 }, { $0.size.height += 1 }, { $0.shapes.removeLast() }])
    }

    @Test func `every property of a shape counts`() throws {
        expect(
            try #require(drift.shapes.first), ["name", "role", "skeleton", "content", "shift"],
            [
                { $0.name += "s" }, { $0.role = .created }, { $0.skeleton = nil }, { $0.content = nil },
                { $0.content?.origin.x += 1 }, { $0.skeleton?.size.height += 1 }, { $0.shift += 1 },
            ])
    }

    /// Expects the properties of a value, and that its hash differs after each change.
    private func expect<Value: Hashable>(
        _ sample: Value, _ properties: [String], _ changes: [(inout Value) -> Void]
    ) {
        #expect(Mirror(reflecting: sample).children.compactMap(\.label) == properties)
        for (number, change) in changes.enumerated() {
            var other = sample
            change(&other)
            #expect(other.hashValue != sample.hashValue, "change \(number)")
        }
    }
}
