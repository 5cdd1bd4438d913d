import TestDevice
import Testing
import UIKit

@testable import TabProduction

@Suite("Fingerprints", .ownDevice)
struct FingerprintTests {
    /// A change of every stored property, by its name.
    private typealias Changes<Value> = [String: (inout Value) -> Void]

    /// Checks that a value counts with all its properties: none is without a change, and every change shows.
    private func expectComplete<Value: Fingerprinted>(_ value: Value, _ changes: Changes<Value>) {
        let properties = Mirror(reflecting: value).children.flatMap(names)
        #expect(Set(properties) == Set(changes.keys), "\(Value.self)")
        for (property, change) in changes {
            var changed = value
            change(&changed)
            #expect(
                Fingerprint(of: changed).text != Fingerprint(of: value).text, "\(Value.self).\(property)")
        }
    }

    /// The name of a property, or the names of those that are set in `choices`.
    private func names(of property: Mirror.Child) -> [String] {
        property.label == "choices"
            ? Mirror(reflecting: property.value).children.compactMap(\.label)
            : [property.label].compactMap { $0 }
    }

    @Test func `no property of the mapping options is forgotten`() {
        expectComplete(
            MappingOptions(),
            [
                "selection": { $0.selection = .marked },
                "animatedHeightCoefficient": { $0.animatedHeightCoefficient = 0.5 },
                "animatedHeight": { $0.animatedHeight = 0 },
                "animatedCornerRadius": { $0.animatedCornerRadius = 3 },
                "filterSize": { $0.filterSize.height = 1 },
                "keepsColors": { $0.keepsColors = true },
                "mapsHiddenViews": { $0.mapsHiddenViews = true },
                "mapsTextFieldContents": { $0.mapsTextFieldContents = true },
                "opaque": { $0.opaqueClasses = [UIStackView.self] },
                "ignored": { $0.ignoredClasses = [UIStackView.self] },
                "lines": { $0.lines.count = 2 },
            ])
    }

    @Test func `no property of lines is forgotten`() {
        expectComplete(
            SkeletonLines(),
            [
                "count": { $0.count = 3 },
                "height": { $0.height = .relativeToConstraints },
                "spacing": { $0.spacing = 0 },
                "lastLineScale": { $0.lastLineScale = 0 },
                "shortensSingleLine": { $0.shortensSingleLine = false },
                "cornerRadius": { $0.cornerRadius = 0 },
                "barInsets": { $0.insets = .zero },
                "isHorizontal": { $0.isHorizontal = false },
            ])
    }

    @Test func `no property of what is said about a view is forgotten`() {
        expectComplete(
            SkeletonViewOptions(),
            [
                "isMarked": { $0.isMarked = true },
                "mapping": { $0.mapping = .automatic },
                "role": { $0.role = .block },
                "name": { $0.name = "" },
                "cornerRadius": { $0.cornerRadius = 0 },
                "isHiddenWhileAnimated": { $0.isHiddenWhileAnimated = true },
                "passesTouches": { $0.passesTouches = true },
                "lines": { $0.lines.isHorizontal = true },
            ])
    }

    @Test func `every way to count and to measure lines is its own`() {
        let counts: [SkeletonLines.Count] = [.inherited, .filling, .custom(0), .custom(1)]
        let heights: [SkeletonLines.Height] = [
            .fixed(1), .relativeToFont(1), .relativeToConstraints, .fixed(2),
        ]

        #expect(Set(counts.map { Fingerprint(of: $0).text }).count == counts.count)
        #expect(Set(heights.map { Fingerprint(of: $0).text }).count == heights.count)
    }

    @Test func `every mapping is its own`() {
        let mappings: [SkeletonMapping] = [
            .automatic, .block(), .block(cornerRadius: 0), .lines(SkeletonLines(count: 1)),
            .lines(SkeletonLines(count: 2)), .container, .ignored, .cutOut,
        ]

        #expect(Set(mappings.map { Fingerprint(of: $0).text }).count == mappings.count)
    }

    @Test func `what is equal has the same fingerprint`() {
        var lines = SkeletonLines()
        lines.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        var again = SkeletonLines()
        again.insets = lines.insets

        #expect(Fingerprint(of: lines).text == Fingerprint(of: again).text)
        #expect(Fingerprint(of: 0.0).text == Fingerprint(of: -0.0).text)
    }

    @Test func `texts that follow each other do not run together`() {
        #expect(Fingerprint(of: ["ab", "c"]).text != Fingerprint(of: ["a", "bc"]).text)
        #expect(Fingerprint(of: ["a", ""]).text != Fingerprint(of: ["a"]).text)
    }

    @Test func `it is the same in every launch`() {
        #expect(Fingerprint(of: "skeleton").text == "5b805b7af3b50a78b1ba63d18e758cb3")
    }
}
