import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SectionIndexTests {
    private let fixture = Letters()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        table.rowHeight = 50
        table.sectionHeaderTopPadding = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = fixture
        table.layoutIfNeeded()
        return table
    }

    private func index(_ list: UIScrollView) -> UIView? {
        list.subviews.first { $0.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B", "C"] }
    }

    @Test func `the titles stand in a column at the trailing edge`() {
        let table = table()
        #expect(index(table)?.frame == CGRect(x: 305, y: 0, width: 15, height: 200))
        #expect(index(table)?.subviews.map(\.frame.minY) == [79, 93, 107])
    }

    @Test func `rows leave room for the index`() {
        let table = table()
        table.visibleCells.forEach { $0.layoutIfNeeded() }
        #expect(table.visibleCells.first?.contentView.frame.width == 305)
    }

    @Test func `accessories stand beside the index`() throws {
        let table = table()
        let cell = try #require(table.visibleCells.first)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.accessoryView = accessory
        cell.layoutIfNeeded()
        #expect(accessory.frame.maxX == 289)
    }

    @Test func `the index stays where it is while rows scroll`() {
        let table = table()
        table.contentOffset.y = 120
        table.layoutIfNeeded()
        #expect(index(table)?.frame.minY == 120)
    }

    @Test func `a touched title shows its section`() {
        let table = table()
        HeadlessFinger(on: table).touchSectionIndex(at: 1)
        #expect(table.contentOffset.y == 250)
        #expect(fixture.asked == ["B 1"])
    }

    @Test func `the column is colored while it is touched`() {
        let table = table()
        table.sectionIndexBackgroundColor = .red
        table.sectionIndexTrackingBackgroundColor = .blue
        table.layoutIfNeeded()
        #expect(index(table)?.backgroundColor == .red)
        HeadlessFinger(on: table).touchSectionIndex(at: 0)
        #expect(index(table)?.backgroundColor == .blue)
        HeadlessFinger(on: table).leaveSectionIndex()
        #expect(index(table)?.backgroundColor == .red)
    }

    @Test func `the letters take the color of the table`() {
        let table = table()
        table.sectionIndexColor = .green
        table.layoutIfNeeded()
        #expect((index(table)?.subviews.first as? UILabel)?.textColor == .green)
    }

    @Test func `few rows need no index`() {
        let table = table()
        table.sectionIndexMinimumDisplayRowCount = 16
        table.layoutIfNeeded()
        #expect(index(table) == nil)
    }

    @Test func `titles can be asked for again`() {
        let table = table()
        fixture.titles = []
        table.reloadSectionIndexTitles()
        table.layoutIfNeeded()
        #expect(index(table) == nil)
    }

    @Test func `a collection view jumps to the item of a title`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = fixture
        view.layoutIfNeeded()
        #expect(index(view)?.frame.minX == 305)
        HeadlessFinger(on: view).touchSectionIndex(at: 2)
        #expect(view.contentOffset.y == 500)
    }
}

/// Three sections of five rows, under letters.
@MainActor private final class Letters: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var titles = ["A", "B", "C"]
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
        asked.append("\(title) \(index)")
        return index
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
