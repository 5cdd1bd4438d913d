import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Production key", .ownDevice)
struct ProductionKeyTests {
    private func key(_ change: (inout ProductionRequest) -> Void = { _ in }) -> String {
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

    @Test func `the owner counts`() {
        #expect(key { $0.owner = "Other" } != key())
    }

    @Test func `the class counts`() {
        #expect(key { $0.subject = .prototype(CellAnimated(UICollectionViewCell.self)) } != key())
    }

    @Test func `the variant of a prototype counts`() {
        let prototype = CellAnimated(UITableViewCell.self).variant("compact")

        #expect(key { $0.subject = .prototype(prototype) } != key())
    }

    @Test func `the size counts`() {
        #expect(key { $0.size.width = 321 } != key())
    }

    @Test func `the content size category counts`() {
        #expect(key { $0.traits = UITraitCollection(preferredContentSizeCategory: .small) } != key())
    }

    @Test func `the layout direction counts`() {
        #expect(key { $0.layoutDirection = .rightToLeft } != key())
    }

    @Test func `the options count`() {
        #expect(key { $0.options.animatedHeight = 3 } != key())
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
