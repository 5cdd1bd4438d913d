import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// An app whose lists have no sections is asked about none, by whatever method and in whichever way its list loads.
@MainActor
@Suite("Nothing is asked about sections that the app lacks", .serialized, .ownApp)
struct TrapTests {
    /// The messages that name a cell or a section, and come to an app that has neither.
    private func heard(by app: EmptyApp, during body: () -> Void) -> Set<String> {
        let messages = HeadlessMessages.unimplemented(during: body).filter { $0.object === app }
        return Set(messages.map(\.selector.description)).filter(namesContent)
    }

    /// Whether a message names a cell or a section.
    private func namesContent(_ selector: String) -> Bool {
        selector.split(separator: ":").contains { argument in
            ["IndexPath", "IndexPaths", "Section", "SectionAtIndex"].contains { argument.hasSuffix($0) }
        }
    }

    /// A life with everything by which a list may ask its data source and its delegate.
    private func live(_ list: UIScrollView, change: () -> Void) {
        list.startTabAnimation()
        HeadlessScreen.main.turn()
        list.contentOffset.y = 120
        HeadlessScreen.main.turn()
        list.updateTabAnimation()
        change()
        HeadlessScreen.main.turn()
        list.endTabAnimation()
        HeadlessScreen.main.turn()
    }

    // MARK: Tables

    @Test(arguments: 0..<5)
    func `a table that loads`(number: Int) {
        let app = EmptyApp()
        let table = UITableView(frame: .zero, style: number.isMultiple(of: 2) ? .plain : .insetGrouped)
        table.dataSource = app
        table.delegate = app
        let screen = Screen(table)
        table.tabAnimated = tableModels[number]
        let heard = heard(by: app) { live(screen.content) { table.reloadData() } }

        #expect(heard == [])
        #expect(app.unknown == [])
    }

    private var tableModels: [TableAnimated] {
        let section = SectionAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, header: .init(SamplePage.self).height(30))
        return [
            TableAnimated(cellClass: SampleCell.self),
            TableAnimated(sections: [section, section]),
            TableAnimated(loading: [1: section]),
            TableAnimated(loading: [0: section, 2: section]),
            TableAnimated(rows: [0: CellAnimated(SampleCell.self), 3: CellAnimated(SampleCell.self)]),
        ]
    }

    // MARK: Collections

    /// The layout of an app.
    enum Layout: CaseIterable {
        case flow, ownFlow, compositional
    }

    private func makeLayout(_ layout: Layout, for app: EmptyApp) -> UICollectionViewLayout {
        if layout == .compositional { return app.makeLayout() }
        let flow = layout == .flow ? UICollectionViewFlowLayout() : LeadingFlow()
        flow.itemSize = CGSize(width: 100, height: 50)
        return flow
    }

    @Test(arguments: 0..<5, Layout.allCases)
    func `a collection that loads`(number: Int, layout: Layout) {
        let app = EmptyApp()
        let collection = makeCollection(nil, layout: makeLayout(layout, for: app))
        collection.dataSource = app
        collection.delegate = app
        let screen = Screen(collection)
        collection.tabAnimated = collectionModels[number]
        let heard = heard(by: app) { live(screen.content) { collection.reloadData() } }

        #expect(heard == [])
        #expect(app.unknown == [])
    }

    private var collectionModels: [CollectionAnimated] {
        let size = CGSize(width: 100, height: 60)
        let section = SectionAnimated(
            [CellAnimated(SampleItem.self).size(size).count(2)], header: .init(SamplePage.self).height(30))
        return [
            CollectionAnimated(cellClass: SampleItem.self),
            CollectionAnimated(sections: [section, section]),
            CollectionAnimated(loading: [1: section]),
            CollectionAnimated(loading: [0: section, 2: section]),
            CollectionAnimated(items: [0: CellAnimated(SampleItem.self), 3: CellAnimated(SampleItem.self)]),
        ]
    }

    @Test func `the skeleton never calls a layout that holds an object of the app, and a warning names it`() {
        let app = EmptyApp()
        let layout = AskingLayout()
        layout.app = app
        let screen = Screen(makeCollection(nil, layout: layout))
        screen.content.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 3)
        let given = warnings { live(screen.content) {} }

        #expect(app.unknown == [])
        #expect(given.filter { $0.contains("has no cells yet") }.count == 1)
    }

    // MARK: Section providers

    @Test(arguments: [[0], [1], [1, 3], [0, 1, 2]])
    func `a section provider gets the sections of the app alone`(loading: [Int]) {
        let app = EmptyApp()
        app.sectionCount = 2
        let collection = makeCollection(nil, layout: app.makeLayout())
        collection.dataSource = app
        let screen = Screen(collection)
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 2, inSections: loading)
        live(screen.content) {
            app.sectionCount = 4
            collection.reloadData()
        }

        #expect(app.unknown == [])
    }

    @Test func `a part that the app does not have stands where a second layout puts it`() throws {
        let app = EmptyApp()
        app.sectionCount = 1
        let second = EmptyApp()
        second.sectionCount = 9
        let collection = makeCollection(nil, layout: app.makeLayout())
        collection.dataSource = app
        let screen = Screen(collection)
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 3, inSections: [1], layout: second.makeLayout())
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let cover = try #require(collection.covers.first)

        // Two columns, 40 points high, in a section that keeps 8 points from the edges, below one of 16 points.
        #expect(
            cover.tiles.map(\.production.size) == Array(repeating: CGSize(width: 152, height: 40), count: 3))
        #expect(cover.frame == CGRect(x: 8, y: 24, width: 304, height: 80))
        #expect(app.unknown == [])
    }
}

/// An app that notes each question about what it does not have, and implements nothing but what it must.
@MainActor
private final class EmptyApp: NSObject {
    var sectionCount = 0
    fileprivate(set) var unknown: [String] = []

    private func check(_ section: Int, _ question: String) {
        if section >= sectionCount { unknown.append("\(question) \(section)") }
    }

    /// A layout whose provider looks each section up.
    func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            self?.check(index, "provider")
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
            let row = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            return section
        }
    }
}

extension EmptyApp: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        check(section, #function)
        return 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        unknown.append("\(#function) \(indexPath)")
        return UITableViewCell()
    }
}

extension EmptyApp: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        check(section, #function)
        return 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        unknown.append("\(#function) \(indexPath)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A layout that calls an object of the app for the height of each cell.
private final class AskingLayout: ColumnLayout {
    weak var app: EmptyApp?

    override func height(of path: IndexPath) -> CGFloat {
        app?.unknown.append("\(#function) \(path)")
        return super.height(of: path)
    }
}
