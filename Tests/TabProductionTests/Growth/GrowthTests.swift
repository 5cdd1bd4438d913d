import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What work costs is counted, in trees of which one is twice as large as the other.
@MainActor
@Suite("Costs grow as the work does", .serialized, .ownDevice)
struct GrowthTests {
    /// The number of reads by which a tree is filled, fitted and mapped.
    private func reads(of shape: TreeShape, count: Int) -> Int {
        let root = shape.tree(of: count)
        return ViewReads.during {
            var filler = Filler()
            filler.fill(root, width: root.bounds.width)
            filler.fit(in: root) {}
            _ = ViewMapper().map(root, filledBy: filler)
            filler.restore()
        }
    }

    @Test(arguments: TreeShape.allCases)
    func `a tree that is twice as large is read less than three times as often`(shape: TreeShape) {
        let (small, large) = (reads(of: shape, count: 100), reads(of: shape, count: 200))

        #expect(small > 0)
        #expect(large < small * 3, "\(small) reads of 100 views, \(large) of 200")
    }

    @Test(arguments: TreeShape.allCases)
    func `views are asked at most 2,2 times as often in a tree that is twice as large`(
        shape: TreeShape
    ) {
        let counts = [50, 100, 200].map { reads(of: shape, count: $0) }

        for (small, large) in zip(counts, counts.dropFirst()) {
            #expect(Double(large) <= Double(small) * 2.2, "\(shape): \(counts)")
        }
    }

    @Test(arguments: [TreeShape.veilsOverPictures, .emptyImages, .blankButtons, .whiteCards])
    func `a view is not compared with those that are beside it`(shape: TreeShape) {
        let count = 200

        #expect(reads(of: shape, count: count) < count * 60)
    }

    /// The number of reads by which covers come over all parts of a page.
    private func reads(ofPartsOfPage count: Int) -> Int {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let parts = (0..<count).map { _ in ObservedView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
        for part in parts {
            part.isAccessibilityElement = true
            window.addSubview(part)
        }
        window.isHidden = false
        HeadlessScreen.main.turn()
        return ViewReads.during {
            for part in parts {
                let palette = SkeletonPalette(component: .lightGray, background: .white)
                part.addSubview(SkeletonOverlay(frame: part.bounds, palette: palette))
            }
            HeadlessScreen.main.advance(by: 0)
        }
    }

    @Test func `parts of a page look at each other once, however many come at a time`() {
        let counts = [20, 40, 80].map { reads(ofPartsOfPage: $0) }

        for (small, large) in zip(counts, counts.dropFirst()) {
            #expect(large < small * 5, "\(counts)")
        }
    }

    // MARK: - Values

    private func cardsInCards(_ depth: Int, in color: UIColor) -> Production {
        let frames = (0..<depth).map {
            CGRect(x: 0, y: 0, width: 2_000, height: 2_000).insetBy(dx: CGFloat($0), dy: 0)
        }
        return Production(
            className: "Cards", size: CGSize(width: 2_000, height: 2_000),
            cards: frames.map { Component(surface: $0, fill: .color(SkeletonColor(color))) },
            components: frames.enumerated().map {
                Component(index: $0, role: .label, frame: $1.insetBy(dx: 0.4, dy: 900))
            })
    }

    @Test func `each color of 200 cards in cards is asked for twice at most`() {
        let reads = ColorReads()
        let production = cardsInCards(200, in: UIColor { _ in reads.white })
        let palette = SkeletonPalette(component: .lightGray, background: .white, followsSurfaces: true)
        let paints = ResolvedPalette(palette, traits: UITraitCollection(userInterfaceStyle: .light))
        var backdrops = PaintedBackdrops(paints)
        for card in production.cards { _ = backdrops.paint(card) }

        #expect(reads.count <= 400)
    }

    @Test func `a thousand shapes of what was learned are kept in less than 150 kilobytes`() {
        #expect(MemoryLayout<Component>.stride * 1_000 < 150_000)
    }
}

/// Counts how often a color was resolved.
private final class ColorReads: @unchecked Sendable {
    private(set) var count = 0

    var white: UIColor {
        count += 1
        return .white
    }
}
