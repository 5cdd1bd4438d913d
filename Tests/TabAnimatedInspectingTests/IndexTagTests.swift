import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Index tags", .ownDevice)
struct IndexTagTests {
    private func tags(of production: Production) -> [(text: String?, frame: CGRect)] {
        SkeletonInspector.install()
        let cover = makeCover(of: production)
        cover.showsIndexTags = true
        let layers = cover.layer.sublayers?.first?.sublayers ?? []
        return layers.filter { $0.name == "tag" }.map {
            (($0.sublayers?.first as? CATextLayer)?.string as? String, $0.frame)
        }
    }

    /// A production of one component.
    private func production(_ frame: CGRect, role: Component.Role = .label, width: CGFloat = 320)
        -> Production
    {
        Production(
            className: "Card", size: CGSize(width: width, height: 200),
            components: [Component(index: 12, name: "headline", role: role, frame: frame)])
    }

    @Test func `every drawn component has a tag`() {
        #expect(tags(of: Samples.production).count == 6)
    }

    @Test func `a tag in a wide shape says index and name at its start`() throws {
        let tag = try #require(tags(of: production(CGRect(x: 20, y: 20, width: 200, height: 20))).first)
        #expect(tag.text == "12 headline")
        #expect(tag.frame.minX == 20)
        #expect(tag.frame.midY == 30)
    }

    @Test func `a tag in a shape without room for the name says the index`() throws {
        let tag = try #require(tags(of: production(CGRect(x: 20, y: 20, width: 30, height: 20))).first)
        #expect(tag.text == "12")
        #expect(tag.frame.minX == 20)
    }

    @Test func `the tag of a small shape stands behind it`() throws {
        let tag = try #require(tags(of: production(CGRect(x: 20, y: 20, width: 8, height: 8))).first)
        #expect(tag.text == "12")
        #expect(tag.frame.minX == 28)
        #expect(tag.frame.midY == 24)
    }

    @Test func `the tag of a small shape at the end stands before it`() throws {
        let tag = try #require(tags(of: production(CGRect(x: 310, y: 20, width: 8, height: 8))).first)
        #expect(tag.frame.maxX == 310)
    }

    @Test func `a tag stands in the middle of an image`() throws {
        let image = production(CGRect(x: 20, y: 20, width: 40, height: 40), role: .image)
        let tag = try #require(tags(of: image).first)
        #expect(tag.frame.midX == 40)
        #expect(tag.frame.midY == 40)
    }
}
