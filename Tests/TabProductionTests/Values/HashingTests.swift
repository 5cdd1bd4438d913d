import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What holds points, sizes and rectangles hashes them by hand; none of its properties is forgotten.
@Suite("Hashing", .ownDevice)
struct HashingTests {
    private let red = SkeletonColor(.red)

    @Test func `every property of a gradient counts`() {
        expectHash(
            of: SkeletonGradient(colors: [.red]),
            follows: [
                "storedColors": { $0.colors = [] },
                "locations": { $0.locations = [0.5] },
                "startPoint.x": { $0.startPoint.x += 1 },
                "startPoint.y": { $0.startPoint.y += 1 },
                "endPoint.x": { $0.endPoint.x += 1 },
                "endPoint.y": { $0.endPoint.y += 1 },
            ])
    }

    @Test func `every property of a shadow counts`() {
        expectHash(
            of: Component.Shadow(color: red, opacity: 0.5),
            follows: [
                "color": { $0.color = SkeletonColor(.blue) },
                "opacity": { $0.opacity = 1 },
                "offset.width": { $0.offset.width += 1 },
                "offset.height": { $0.offset.height += 1 },
                "radius": { $0.radius += 1 },
            ])
    }

    @Test func `every property of a surface counts`() {
        expectHash(
            of: Surface(frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
            follows: [
                "frame.x": { $0.frame.origin.x += 1 },
                "frame.y": { $0.frame.origin.y += 1 },
                "frame.width": { $0.frame.size.width += 1 },
                "frame.height": { $0.frame.size.height += 1 },
                "cornerRadius": { $0.cornerRadius += 1 },
                "roundedCorners": { $0.roundedCorners = .topLeft },
                "fill": { $0.fill = .none },
                "shadow": { $0.shadow = Component.Shadow(color: SkeletonColor(.red), opacity: 1) },
                "borderWidth": { $0.borderWidth += 1 },
                "borderColor": { $0.borderColor = SkeletonColor(.red) },
                "zIndex": { $0.zIndex += 1 },
            ])
    }

    /// The sample has another value than usual for every property, so that none needs a line here.
    @Test func `every property of a component counts`() throws {
        let plain = Component(index: 1, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let (usual, unusual) = (try object(plain), try object(CodingSamples.component))
        for property in Mirror(reflecting: plain).children.compactMap(\.label) {
            var changes = usual
            try #require(unusual.keys.contains(property), "\(property)")
            changes[property] = unusual[property]
            let changed = try JSONDecoder().decode(
                Component.self, from: JSONSerialization.data(withJSONObject: changes))
            #expect(changed != plain, "\(property)")
            #expect(changed.hashValue != plain.hashValue, "\(property)")
        }
    }

    private func object(_ component: Component) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(component))
        return try #require(object as? [String: Any])
    }

    @Test func `every property of a production counts`() {
        expectHash(
            of: Production(className: "NewsCell", size: CGSize(width: 320, height: 96), components: []),
            follows: [
                "className": { $0.className = "CardCell" },
                "size.width": { $0.size.width += 1 },
                "size.height": { $0.size.height += 1 },
                "surface": { $0.surface.cornerRadius += 1 },
                "cards": { $0.cards = [Surface(frame: .zero)] },
                "components": { $0.components = [Component(index: 0, frame: .zero)] },
                "touchAreas": { $0.touchAreas = [.zero] },
                "separatorInset": { $0.separatorInset = SeparatorInset(left: 72, right: 0) },
                "appearance": { $0.appearance = LayerAppearance(rawValue: 2) },
            ])
    }

    @Test func `every property of a tile counts`() {
        expectHash(
            of: SkeletonTile(production: Production(className: "NewsCell", size: .zero, components: [])),
            follows: [
                "production": { $0.production.className = "CardCell" },
                "origin.x": { $0.origin.x += 1 },
                "origin.y": { $0.origin.y += 1 },
                "pinEnd": { $0.pinEnd = 40 },
            ])
    }

    // Where Core Graphics compares rectangles, one with a negative size may equal its standardized form.
    @Test func `rectangles that cover the same area hash alike`() {
        let upright = Surface(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let turned = Surface(frame: CGRect(x: 10, y: 20, width: -10, height: -20))

        #expect(upright.hashValue == turned.hashValue)
    }

    @Test func `a rectangle that is missing differs from an empty one`() {
        var missing = Hasher()
        missing.combine(nil as CGRect?)
        var empty = Hasher()
        empty.combine(CGRect.zero as CGRect?)

        #expect(missing.finalize() != empty.finalize())
    }
}

/// Expects that a change of any stored property changes a value and its hash, and that no property is left out.
///
/// - Parameters:
///   - sample: The value.
///   - changes: A change for each property, by its name; of a part of a property, by both names with a dot.
func expectHash<Value: Hashable>(
    of sample: Value, follows changes: [String: (inout Value) -> Void],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let properties = Set(Mirror(reflecting: sample).children.compactMap(\.label))
    let changed = Set(changes.keys.map { String($0.prefix { $0 != "." }) })
    #expect(changed == properties, sourceLocation: sourceLocation)
    for (property, change) in changes {
        var other = sample
        change(&other)
        #expect(other != sample, "\(property)", sourceLocation: sourceLocation)
        #expect(other.hashValue != sample.hashValue, "\(property)", sourceLocation: sourceLocation)
    }
}
