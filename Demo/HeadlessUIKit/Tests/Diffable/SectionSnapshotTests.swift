import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SectionSnapshotTests {
    private let outline: NSDiffableDataSourceSectionSnapshot<String> = {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red"], to: "apple")
        return outline
    }()

    @Test func `children follow their parents`() {
        #expect(outline.items == ["fruit", "apple", "red", "pear", "bread"])
        #expect(outline.rootItems == ["fruit", "bread"])
        #expect(outline.level(of: "red") == 2)
        #expect(outline.parent(of: "pear") == "fruit")
    }

    @Test func `only children of open parents are visible`() {
        var outline = outline
        #expect(outline.visibleItems == ["fruit", "bread"])
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
        outline.collapse(["fruit"])
        #expect(outline.isVisible("apple") == false)
    }

    @Test func `deleting takes the children along`() {
        var outline = outline
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "pear", "bread"])
    }

    @Test func `a part is an outline of its own`() {
        let part = outline.snapshot(of: "fruit")
        #expect(part.rootItems == ["apple", "pear"])
        #expect(part.level(of: "red") == 1)
    }

    @Test func `insertion keeps the level`() {
        var outline = outline
        outline.insert(["plum"], after: "apple")
        #expect(outline.items == ["fruit", "apple", "red", "plum", "pear", "bread"])
        #expect(outline.parent(of: "plum") == "fruit")
    }
}
