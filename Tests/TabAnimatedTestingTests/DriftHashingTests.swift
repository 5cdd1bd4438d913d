import TabAnimatedTesting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Hashing of drift", .ownDevice)
struct DriftHashingTests {
    private typealias Change<Value> = (inout Value) -> Void

    private let drift = SkeletonDrift.measure(ArticleCell.loaded())

    @Test func `every property of a drift counts`() {
        let changes: [(inout SkeletonDrift) -> Void] = [
            { $0.size.width += 1 }, { $0.size.height += 1 }, { $0.shapes.removeLast() },
        ]

        expect(drift, ["size", "shapes"], changes)
    }

    @Test func `every property of a shape counts`() throws {
        let changes: [(inout DriftShape) -> Void] = [
            { $0.name = "other" }, { $0.role = .created }, { $0.skeleton = nil }, { $0.content = nil },
            { $0.content?.origin.x += 1 }, { $0.skeleton?.size.height += 1 }, { $0.shift += 1 },
        ]

        expect(
            try #require(drift.shapes.first), ["name", "role", "skeleton", "content", "shift"], changes)
    }

    /// Expects the properties of a value, and that its hash differs after each change.
    private func expect<Value: Hashable>(
        _ sample: Value, _ properties: [String], _ changes: [Change<Value>]
    ) {
        #expect(Mirror(reflecting: sample).children.compactMap(\.label) == properties)
        for (number, change) in changes.enumerated() {
            var other = sample
            change(&other)
            #expect(other.hashValue != sample.hashValue, "change \(number)")
        }
    }
}
