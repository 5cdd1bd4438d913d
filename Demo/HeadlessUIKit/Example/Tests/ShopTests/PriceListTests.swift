import Foundation
import Testing
import UIKit

@testable import Shop

/// What a Mac would say of the same code, said by a Linux machine.
@MainActor
@Suite("The list of prices", .serialized)
struct PriceListTests {
    private let lamp = Item(name: "Lamp", price: 1_250)
    private let table = Item(
        name: "A table of oak for six people, with two leaves that can be drawn out", price: 40_005)

    @Test func `the price stands at the trailing edge, and keeps its width`() throws {
        let cell = try #require(Shelf([lamp, table]).cell(1))
        let price = cell.priceLabel.convert(cell.priceLabel.bounds, to: cell)
        #expect(price.maxX == 304)
        #expect(price.width >= cell.priceLabel.intrinsicContentSize.width)
    }

    @Test func `a long name makes its row higher`() throws {
        let shelf = Shelf([lamp, table])
        let heights = try (0..<2).map { try #require(shelf.cell($0)).frame.height }
        #expect(heights[0] < 50)
        #expect(heights[1] > 80)
    }

    @Test func `a tap takes an item out`() {
        let shelf = Shelf([lamp, table])
        HeadlessFinger(on: shelf.list.tableView).tap(at: IndexPath(row: 0, section: 0))
        #expect(shelf.list.items == [table])
        #expect(shelf.list.tableView.numberOfRows(inSection: 0) == 1)
    }

    @Test func `the list looks as it did`() throws {
        let picture = HeadlessSVGRenderer(Shelf([lamp, table]).window).svg(at: 0)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Pictures/price-list.svg")
        if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
            try Data(picture.utf8).write(to: file)
        }
        #expect(try picture == String(contentsOf: file, encoding: .utf8))
    }
}
