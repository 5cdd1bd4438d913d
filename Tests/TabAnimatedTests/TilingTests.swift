import Testing
import UIKit

@testable import TabAnimated

@Suite("Tiling")
struct TilingTests {
    @Test(arguments: zip([480, 481, 0, -20], [5, 6, 1, 1]))
    func `a count fills a height, the last row cut off, and is at least one`(height: CGFloat, count: Int) {
        #expect(TableTiling.count(filling: height, with: 96) == count)
    }

    @Test func `a row without height still gives a finite count`() {
        let items = TableTiling(size: CGSize(width: 10, height: 20), style: .init())
            .items(for: [.init(rowHeight: 0)])
        #expect(items.count == 20)
    }

    @Test func `the second section without a count fills what the first left`() {
        let items = TableTiling(size: CGSize(width: 320, height: 400), style: .init())
            .items(for: [.init(rowHeight: 100, count: 1), .init(rowHeight: 100)])
        #expect(items.filter { $0.section == 1 }.map(\.frame.minY) == [100, 200, 300])
    }

    @Test func `the last row of a section is marked`() {
        let items = TableTiling(size: CGSize(width: 320, height: 400), style: .init())
            .items(for: [.init(rowHeight: 100, count: 2)])
        #expect(items.map(\.kind) == [.row(isLast: false), .row(isLast: true)])
    }

    @Test func `an item alone on its line stands in the middle`() {
        let section = FlowTiling.Section(
            itemSize: CGSize(width: 200, height: 50), count: 2, insets: .zero, lineSpacing: 10, interitemSpacing: 10)
        let items = FlowTiling(size: CGSize(width: 300, height: 400), direction: .vertical).items(for: [section])
        #expect(items.map(\.frame) == [
            CGRect(x: 50, y: 0, width: 200, height: 50), CGRect(x: 50, y: 60, width: 200, height: 50),
        ])
    }

    @Test func `headers and footers span the width`() {
        let section = FlowTiling.Section(
            header: 30, itemSize: CGSize(width: 100, height: 50), count: 3, footer: 20,
            insets: UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0), lineSpacing: 0, interitemSpacing: 0)
        let items = FlowTiling(size: CGSize(width: 300, height: 400), direction: .vertical).items(for: [section])
        #expect(items.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(items.last?.frame == CGRect(x: 0, y: 90, width: 300, height: 20))
    }
}
