import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Index tags", .ownDevice)
struct IndexTagTests {
    private func layers(of production: Production, named name: String) -> [CALayer] {
        SkeletonInspector.install()
        let cover = makeCover(of: production)
        cover.showsIndexTags = true
        let layers = cover.layer.sublayers?.first?.sublayers ?? []
        return layers.filter { $0.name == name }
    }

    private func tags(of production: Production) -> [CGRect] {
        layers(of: production, named: "tag").map(\.frame)
    }

    private func texts(of production: Production) -> [String] {
        layers(of: production, named: "tag").compactMap { tag in
            (tag.sublayers?.first as? CATextLayer)?.string as? String
        }
    }

    /// As many components as asked for, all in one place.
    private func heap(_ count: Int, in size: CGSize) -> Production {
        Production(
            className: "Heap", size: size,
            components: (0..<count).map {
                Component(
                    index: $0, name: "headline", frame: CGRect(x: 4, y: 4, width: size.width - 8, height: 10))
            })
    }

    private func overlaps(_ tags: [CGRect]) -> Bool {
        tags.indices.contains { first in tags[(first + 1)...].contains { $0.intersects(tags[first]) } }
    }

    @Test func `every drawn component has a tag`() {
        #expect(tags(of: Samples.production).count == 6)
    }

    @Test(arguments: [2, 7, 40])
    func `tags of components on top of each other do not overlap`(count: Int) {
        let components = (0..<count).map {
            Component(
                index: $0, name: "label", frame: CGRect(x: 20, y: 20 + CGFloat($0), width: 60, height: 10))
        }
        let production = Production(
            className: "Stack", size: CGSize(width: 320, height: 200), components: components)
        #expect(!overlaps(tags(of: production)))
    }

    @Test(arguments: [2, 7, 40])
    func `tags at the edges stay inside the cover`(count: Int) {
        let components = (0..<count).map {
            Component(
                index: $0, name: "accent", frame: CGRect(x: 316 - CGFloat($0), y: 192, width: 4, height: 8))
        }
        let production = Production(
            className: "Edge", size: CGSize(width: 320, height: 200), components: components)
        let tags = tags(of: production)
        #expect(tags.count == count)
        #expect(tags.allSatisfy { CGRect(x: 0, y: 0, width: 320, height: 200).contains($0) })
        #expect(!overlaps(tags))
    }

    @Test func `a tag stays on the card of its component`() {
        let badge = Component(
            index: 0, name: "usage.badge", role: .image, frame: CGRect(x: 240, y: 20, width: 20, height: 20))
        let card = Surface(frame: CGRect(x: 10, y: 10, width: 260, height: 80))
        let production = Production(
            className: "Card", size: CGSize(width: 320, height: 200), cards: [card], components: [badge])
        #expect(tags(of: production).map(\.maxX) == [270])
    }

    @Test func `a tag is no wider than the cover`() {
        let name = String(repeating: "long", count: 20)
        let component = Component(index: 0, name: name, frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        let production = Production(
            className: "Narrow", size: CGSize(width: 60, height: 60), components: [component])
        #expect(tags(of: production).map(\.minX) == [0])
        #expect(tags(of: production).map(\.width) == [60])
    }

    @Test func `a tag alone stands in the middle of an image`() throws {
        let tag = try #require(tags(of: Samples.production).first)
        #expect(abs(tag.midX - 40) < 1)
        #expect(tag.midY == 40)
    }

    @Test(arguments: 0..<60)
    func `tags of any production stand inside it and never one over another`(seed: Int) {
        let production = Self.randomProduction(seed: UInt64(seed))
        var tags: [CGRect] = []
        let given = warnings { tags = self.tags(of: production) }
        let drawn = production.components.filter { !$0.isRemoved && !$0.isCutOut }
        let area = CGRect(origin: .zero, size: production.size).insetBy(dx: -0.01, dy: -0.01)
        #expect(!overlaps(tags))
        #expect(tags.allSatisfy(area.contains))
        #expect(tags.count == drawn.count || given.count == 1)
    }

    @Test func `where room is scarce some tags say their numbers alone`() {
        let texts = texts(of: heap(12, in: CGSize(width: 120, height: 60)))
        #expect(texts.first == "0 headline")
        #expect(texts.last == "11")
        #expect(texts.count == 12)
    }

    @Test func `where that is not enough all tags are written small`() {
        let tags = tags(of: heap(40, in: CGSize(width: 120, height: 60)))
        #expect(tags.count == 40)
        #expect(Set(tags.map(\.height)) == [9])
    }

    @Test func `tags that a small cover has no room for are left out, with one warning`() {
        var tags: [CGRect] = []
        let given = warnings { tags = self.tags(of: heap(12, in: CGSize(width: 30, height: 30))) }
        #expect(tags.map(\.minY) == [0, 0, 10, 10, 20, 20])
        #expect(!overlaps(tags))
        #expect(given == ["Heap is too small for the tags of 6 of its components, from 6 on."])
    }

    @Test func `a cover lower than a tag has none`() {
        let given = warnings { #expect(tags(of: heap(1, in: CGSize(width: 100, height: 6))).isEmpty) }
        #expect(given.count == 1)
    }

    @Test func `a line leads from a tag to the component it had to leave`() throws {
        let production = heap(12, in: CGSize(width: 120, height: 60))
        let leaders = layers(of: production, named: "leader").compactMap { ($0 as? CAShapeLayer)?.path }
        let tag = try #require(tags(of: production).last)
        #expect(
            leaders.last?.boundingBoxOfPath
                == CGRect(
                    x: min(tag.midX, 60), y: 9, width: abs(tag.midX - 60), height: tag.midY - 9))
        #expect(layers(of: Samples.production, named: "leader").isEmpty)
    }

    /// A production with more components than there is room for, some on cards, all sizes and places random.
    private static func randomProduction(seed: UInt64) -> Production {
        var random = SeededGenerator(seed: seed)
        let size = CGSize(
            width: .random(in: 4...375, using: &random), height: .random(in: 4...300, using: &random))
        let rect = {
            CGRect(
                x: .random(in: -20...size.width, using: &random),
                y: .random(in: -20...size.height, using: &random),
                width: .random(in: 0...200, using: &random), height: .random(in: 0...60, using: &random))
        }
        let cards = (0..<Int.random(in: 0...3, using: &random)).map { _ in Surface(frame: rect()) }
        let components = (0..<Int.random(in: 1...90, using: &random)).map { index in
            Component(
                index: index * 7,
                name: index % 3 == 0 ? nil : String(repeating: "name", count: index % 5 + 1),
                role: index % 2 == 0 ? .image : .label, frame: rect())
        }
        return Production(className: "Random", size: size, cards: cards, components: components)
    }
}
