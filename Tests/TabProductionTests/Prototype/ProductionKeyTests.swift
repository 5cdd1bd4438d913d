import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Production key", .ownDevice)
struct ProductionKeyTests {
    private func key(_ change: @MainActor (inout ProductionRequest) -> Void = { _ in }) -> String {
        var request = ProductionRequest(
            subject: .prototype(CellAnimated(UITableViewCell.self)), owner: "Screen",
            size: CGSize(width: 320, height: 96),
            traits: UITraitCollection(preferredContentSizeCategory: .large), layoutDirection: .leftToRight)
        change(&request)
        return ProductionKey(request).text
    }

    @Test func `equal requests have the same key`() {
        #expect(key() == key())
    }

    /// What tells requests apart, each by a change that differs from all others.
    private static let differences: [String: @MainActor (inout ProductionRequest) -> Void] = [
        "owner": { $0.owner = "Other" },
        "class": { $0.subject = .prototype(CellAnimated(UICollectionViewCell.self)) },
        "view": { $0.subject = .view(UITableViewCell(style: .default, reuseIdentifier: nil)) },
        "variant": { $0.subject = .prototype(CellAnimated(UITableViewCell.self).variant("compact")) },
        "closure": { $0.subject = .prototype(CellAnimated(UITableViewCell.self) { $0.tag = 1 }) },
        "width": { $0.size.width = 321 },
        "height": { $0.size.height = 97 },
        "estimated size": { $0.measure.estimate = CGSize(width: 1, height: 2) },
        "added height": { $0.measure.addedHeight = 1 },
        "index": { $0.measure.indexWidth = 1 },
        "fallback": { $0.measure.fallbackHeight = 1 },
        "margins": { $0.measure.surroundings.margins = .zero },
        "direction": { $0.layoutDirection = .rightToLeft },
        "options": { $0.options.animatedHeight = 3 },
        "size of text": { $0.traits = UITraitCollection(preferredContentSizeCategory: .small) },
        "regular width": { $0.add(UITraitCollection(horizontalSizeClass: .regular)) },
        "compact height": { $0.add(UITraitCollection(verticalSizeClass: .compact)) },
        "bold": { $0.add(UITraitCollection(legibilityWeight: .bold)) },
    ]

    @Test func `all that a cell is laid out by counts`() {
        let keys = Self.differences.values.map(key)

        #expect(Set(keys + [key()]).count == Self.differences.count + 1)
    }

    @Test func `what is usual is no part of a key`() {
        #expect(
            key()
                == key {
                    $0.add(UITraitCollection(horizontalSizeClass: .compact))
                    $0.add(UITraitCollection(verticalSizeClass: .regular))
                    $0.add(UITraitCollection(legibilityWeight: .regular))
                })
    }

    @Test func `light and dark share a key`() {
        let dark = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(userInterfaceStyle: .dark),
        ])

        #expect(key { $0.traits = dark } == key())
    }

    @Test func `all heights that ask for the fitting one share a key`() {
        #expect(key { $0.size.height = 0 } == key { $0.size.height = -1 })
    }
}

extension ProductionRequest {
    fileprivate mutating func add(_ other: UITraitCollection) {
        traits = UITraitCollection(traitsFrom: [traits, other])
    }
}
