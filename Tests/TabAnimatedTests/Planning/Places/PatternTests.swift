import Testing
import UIKit

@testable import TabAnimated

/// Kinds of cells in turn, and adjustments that differ with the place.
@MainActor
@Suite("Patterns and places", .serialized, .ownApp)
struct PatternTests {
    private func bubble(_ color: UIColor, _ height: CGFloat) -> CellAnimated {
        CellAnimated(className: "Bubble") {
            let cell = SampleCell(style: .default, reuseIdentifier: nil)
            cell.backgroundColor = color
            return cell
        }.height(height)
    }

    private var chat: SectionAnimated {
        SectionAnimated([bubble(.systemRed, 60), bubble(.systemBlue, 40)], repeating: true)
    }

    @Test func `kinds in turn fill a covered table`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(sections: [chat])
        screen.content.startTabAnimation()
        let heights = screen.overlay?.tiles.map(\.production.size.height) ?? []
        #expect(heights == (0..<heights.count).map { $0 % 2 == 0 ? 60 : 40 })
        #expect(heights.reduce(0, +) >= 480)
    }

    @Test func `a kind with a number comes as often in each turn`() {
        let screen = Screen(makeTable(nil))
        let twice = CellAnimated(SampleCell.self).height(50).count(2)
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated([bubble(.systemRed, 60), twice], repeating: true)
        ])
        screen.content.startTabAnimation()
        let heights = screen.overlay?.tiles.map(\.production.size.height) ?? []
        #expect(heights.prefix(7) == [60, 50, 50, 60, 50, 50, 60])
    }

    @Test func `kinds in turn fill a table among real rows`() {
        let app = Sections([1, 0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(loading: [1: chat])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let heights = screen.overlay?.tiles.map(\.production.size.height) ?? []
        #expect(heights.prefix(4) == [60, 40, 60, 40])
        #expect(screen.content.contentSize.height >= 480)
    }

    @Test func `kinds in turn go on while a table is scrolled`() throws {
        let app = Sections([500])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(sections: [chat])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let overlay = try #require(screen.overlay)
        for offset in stride(from: CGFloat(0), through: 9_000, by: 170) {
            screen.content.contentOffset.y = offset
            HeadlessScreen.main.turn()
        }
        let heights = overlay.tiles.map(\.production.size.height)
        #expect(heights.suffix(4).sorted() == [40, 40, 60, 60])
        #expect(overlay.tiles.map { $0.origin.y + $0.production.size.height }.max() ?? 0 >= 9_480)
    }

    @Test func `kinds in turn fill a collection`() {
        let screen = Screen(makeCollection(nil))
        screen.content.tabAnimated = CollectionAnimated(sections: [
            SectionAnimated(
                [
                    CellAnimated(SampleItem.self).size(CGSize(width: 320, height: 60)),
                    CellAnimated(SampleItem.self).size(CGSize(width: 320, height: 30)),
                ], repeating: true)
        ])
        screen.content.startTabAnimation()
        let heights = screen.overlay?.tiles.map(\.production.size.height) ?? []
        #expect(heights.prefix(4) == [60, 30, 60, 30])
        #expect((screen.overlay?.tiles.last?.origin.y ?? 0) > 380)
    }

    @Test func `a layout that knows heights places a waterfall until the list is full`() {
        let screen = Screen(makeCollection(nil))
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, layout: WaterfallLayout(heights: [100, 60, 80]))
        screen.content.startTabAnimation()
        let tiles = screen.overlay?.tiles ?? []
        #expect(
            tiles.prefix(4).map { CGRect(origin: $0.origin, size: $0.production.size) } == [
                CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 60),
                CGRect(x: 160, y: 60, width: 160, height: 80), CGRect(x: 0, y: 100, width: 160, height: 100),
            ])
        let ends = [true, false].map { isLeft in
            tiles.filter { ($0.origin.x < 100) == isLeft }.map { $0.origin.y + $0.production.size.height }
                .max()
        }
        #expect(ends.allSatisfy { ($0 ?? 0) >= 480 })
    }

    // MARK: Places

    @Test func `adjustments of one class differ with the section`() {
        let screen = Screen(makeTable(nil))
        let cell = SectionAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2)
        screen.content.tabAnimated = TableAnimated(sections: [cell, cell])
        screen.content.tabAnimated?.adjust { view, indexPath in
            if indexPath.section == 1 { view.animation(named: "titleLabel").height(3) }
        }
        screen.content.startTabAnimation()
        let heights = screen.overlay?.tiles.map { $0.production.components[1].frame.height } ?? []
        #expect(heights.count == 4 && heights[0] == heights[1])
        #expect(heights[0] > 3 && heights[2...] == [3, 3])
    }

    @Test func `adjustments are told what stands where`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 2,
                header: .init(SamplePage.self).height(30))
        ])
        var paths: [IndexPath] = []
        var kinds: [String?] = []
        screen.content.tabAnimated?.adjust { view, indexPath in
            paths.append(indexPath)
            kinds.append(view.elementKind)
        }
        screen.content.startTabAnimation()
        #expect(paths == [[0, 0], [0, 0], [0, 1]])
        #expect(kinds == [UICollectionView.elementKindSectionHeader, nil, nil])
    }

    @Test func `adjustments are told the numbers of sections among those of the app`() {
        let app = Sections([1, 0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1])
        var places: Set<IndexPath> = []
        screen.content.tabAnimated?.adjust { _, place in places.insert(place) }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(places.map(\.section) == [1, 1])
        #expect(Set(places.map(\.item)) == [0, 1])
    }
}
