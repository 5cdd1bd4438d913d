import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Index tags", .serialized)
struct IndexTagTests {
    private func tags(of production: Production) -> [CGRect] {
        let stage = Stage(production: production)
        stage.overlay.showsIndexTags = true
        let layers = stage.overlay.layer.sublayers?.first?.sublayers ?? []
        return layers.filter { $0.name == "tag" }.map(\.frame)
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
        let tags = tags(of: production)
        for (position, tag) in tags.enumerated() {
            #expect(!tags.dropFirst(position + 1).contains { $0.intersects(tag) })
        }
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
        for (position, tag) in tags.enumerated() {
            #expect(!tags.dropFirst(position + 1).contains { $0.intersects(tag) })
        }
    }

    @Test func `a tag stays on the card of its component`() {
        let badge = Component(
            index: 0, name: "usage.badge", role: .image, frame: CGRect(x: 240, y: 20, width: 20, height: 20))
        let card = Backdrop(frame: CGRect(x: 10, y: 10, width: 260, height: 80))
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
}
