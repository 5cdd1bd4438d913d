import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A list is not laid out by us while its app has less than the list still shows.
@MainActor
@Suite("Lists that are older than their data", .serialized, .ownApp)
final class StaleListTests {
    private let app = ShrinkingApp()
    private let controller = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))

    /// Shows views on a screen with 47 points of safe area at its sides.
    private func show(_ views: UIView...) {
        HeadlessScreen.main.size = window.bounds.size
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        views.forEach(controller.view.addSubview)
        HeadlessScreen.main.turn()
    }

    /// Takes the data of a list away while it is scrolled, and back to its top, so that it needs a layout.
    private func shrink(_ list: UIScrollView) {
        list.contentOffset.y = 900
        HeadlessScreen.main.turn()
        app.counts = [0, 1]
        list.contentOffset.y = 0
        app.unknown = []
        #expect(list.layer.needsLayout())
    }

    /// Starts a skeleton, styles it again and ends it, over a list whose data is away.
    ///
    /// - Parameter isPart: Whether the list knows its data when the skeleton ends, which gives it back its delegate.
    private func live(_ view: UIView, over list: UIScrollView, isPart: Bool = false) {
        shrink(list)
        view.startTabAnimation()
        #expect(app.unknown == [], "while it starts")
        list.reload()
        HeadlessScreen.main.turn()
        #expect(app.unknown == [] && !view.covers.isEmpty, "while it loads")
        app.counts = [40, 20]
        list.reload()
        shrink(list)
        view.updateTabAnimation()
        #expect(app.unknown == [], "while it follows")
        if isPart { list.reload() }
        view.endTabAnimation()
        #expect(app.unknown == [], "while it ends")
        list.reload()
        HeadlessScreen.main.advance(by: 8)
        #expect(app.unknown == [], "while it is read")
    }

    // MARK: Tables

    private func table(
        _ style: UITableView.Style = .plain, answers: Bool = true,
        _ configure: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = app
        if answers { table.delegate = app }
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        configure(table)
        return table
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [true, false])
    func `a table beside a safe area is not asked`(style: UITableView.Style, answers: Bool) {
        let table = table(style, answers: answers)
        show(table)
        live(table, over: table)
    }

    @Test(arguments: [true, false])
    func `a table of readable width is not asked`(answers: Bool) {
        let table = table(answers: answers) { $0.cellLayoutMarginsFollowReadableWidth = true }
        show(table)
        live(table, over: table)
    }

    @Test(arguments: [true, false])
    func `a table that is edited is not asked`(selectsMany: Bool) {
        let table = table {
            $0.allowsMultipleSelectionDuringEditing = selectsMany
            $0.isEditing = true
        }
        show(table)
        live(table, over: table)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [true, false])
    func `a table of rows that measure themselves is not asked`(style: UITableView.Style, answers: Bool) {
        let table = table(style, answers: answers) {
            $0.insetsContentViewsToSafeArea = false
            $0.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        }
        show(table)
        live(table, over: table)
    }

    @Test func `a table with an index is not asked`() {
        app.titles = ["A", "B"]
        let table = table { $0.insetsContentViewsToSafeArea = false }
        show(table)
        live(table, over: table)
    }

    @Test(arguments: [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark])
    func `a table of rows with an accessory is not asked`(accessory: UITableViewCell.AccessoryType) {
        let table = table {
            $0.insetsContentViewsToSafeArea = false
            let cell = CellAnimated(UITableViewCell.self) { $0.accessoryType = accessory }
            $0.tabAnimated = TableAnimated(cell.height(60))
        }
        show(table)
        live(table, over: table)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `a table with the titles of its sections is not asked`(style: UITableView.Style) {
        let table = table(style) {
            $0.tabAnimated = TableAnimated(sections: [
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: 3, header: CellAnimated(title: "All"),
                    footer: CellAnimated(title: "None"))
            ])
        }
        show(table)
        live(table, over: table)
    }

    @Test func `a table whose headers are known is not asked`() {
        let table = table {
            $0.tabAnimated = TableAnimated(sections: [
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: 3,
                    header: CellAnimated(ShrinkingApp.Header.self).height(30))
            ])
        }
        show(table)
        live(table, over: table)
    }

    @Test(arguments: [0, 1], [true, false])
    func `a table of which a section loads is not asked`(section: Int, answers: Bool) {
        let table = table(answers: answers) {
            $0.tabAnimated = TableAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 5, inSections: [section])
        }
        show(table)
        live(table, over: table, isPart: answers)
    }

    @Test func `a table of which rows load is not asked`() {
        let table = table {
            let cell = CellAnimated(SampleCell.self).height(80)
            $0.tabAnimated = TableAnimated(rows: [2: cell, 6: cell])
        }
        show(table)
        live(table, over: table, isPart: true)
    }

    // MARK: Collections

    /// A layout of a list that has one column of items with an estimated height.
    private static func estimated() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }

    private static func flow(isEstimated: Bool) -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        if isEstimated { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        return flow
    }

    private static func list() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    nonisolated private static let layouts = ["flow", "automatic flow", "estimated", "list"]

    private func layout(_ name: String) -> UICollectionViewLayout {
        switch name {
        case "flow": Self.flow(isEstimated: false)
        case "automatic flow": Self.flow(isEstimated: true)
        case "estimated": Self.estimated()
        default: Self.list()
        }
    }

    private func collection(_ layout: UICollectionViewLayout, answers: Bool = true) -> UICollectionView {
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
        collection.dataSource = app
        if answers { collection.delegate = app }
        return collection
    }

    @Test(arguments: layouts, layouts + [nil])
    func `a collection is not asked, whatever places its skeleton`(own: String, other: String?) {
        let collection = collection(layout(own), answers: own == "flow")
        collection.tabAnimated = CollectionAnimated(CellAnimated(SampleItem.self), layout: other.map(layout))
        show(collection)
        live(collection, over: collection)
    }

    @Test func `a list of cells that draw around themselves is not asked`() {
        let collection = collection(Self.list(), answers: false)
        let cell = CellAnimated(UICollectionViewListCell.self)
        collection.tabAnimated = CollectionAnimated(cell, layout: Self.list())
        show(collection)
        live(collection, over: collection)
    }

    @Test(arguments: layouts)
    func `a collection of which a section loads is not asked`(own: String) {
        let collection = collection(layout(own), answers: own == "flow")
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 4, inSections: [1])
        show(collection)
        live(collection, over: collection)
    }

    // MARK: Around a list

    /// A page that holds a list and a label, which stands above the list.
    private func page(of list: UIScrollView) -> (page: UIView, label: UILabel) {
        let page = UIView(frame: window.bounds)
        let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 20))
        label.text = "Title"
        list.frame = CGRect(x: 0, y: 40, width: 844, height: 350)
        list.tabAnimated = nil
        page.addSubview(label)
        page.addSubview(list)
        return (page, label)
    }

    @Test(arguments: [true, false], [true, false])
    func `a list is not asked when a view around or beside it starts`(isTable: Bool, isPage: Bool) {
        let list: UIScrollView = isTable ? table() : collection(Self.flow(isEstimated: false))
        let (page, label) = page(of: list)
        let view = isPage ? page : label
        view.tabAnimated = ViewAnimated()
        show(page)
        page.setNeedsLayout()
        live(view, over: list)
    }

    @Test func `a list that its page makes larger is not asked when the page starts`() {
        final class Page: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.last?.frame.size.height = bounds.height
            }
        }
        let (page, list) = (Page(frame: window.bounds), table())
        page.frame.size.height = 200
        list.tabAnimated = nil
        page.addSubview(list)
        page.tabAnimated = ViewAnimated()
        show(page)
        app.counts = [0, 1]
        app.unknown = []
        page.frame.size.height = 390

        page.startTabAnimation()

        #expect(app.unknown == [])
        list.reloadData()
        HeadlessScreen.main.turn()
        #expect(app.unknown == [] && !page.covers.isEmpty)
    }

    @Test(arguments: [false, true])
    func `a table is not asked when a table beside it starts`(isPart: Bool) {
        let (list, other) = (table(), ShrinkingApp())
        let (page, _) = page(of: list)
        let beside = table {
            $0.dataSource = other
            $0.delegate = other
            if isPart {
                $0.tabAnimated = TableAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: 5, inSections: [1])
            }
        }
        page.addSubview(beside)
        show(page)
        shrink(list)
        page.setNeedsLayout()
        beside.setNeedsLayout()

        beside.startTabAnimation()
        #expect(app.unknown == [], "while it starts")
        beside.endTabAnimation()
        #expect(app.unknown == [], "while it ends")
        #expect(other.unknown == [])
    }

    // MARK: Refreshers

    @Test(arguments: [true, false])
    func `a list is not asked when a refresher plans its rows`(isTable: Bool) {
        let list: UIScrollView = isTable ? table() : collection(Self.flow(isEstimated: false))
        show(list)
        shrink(list)

        list.addPullToRefresh(.skeleton(CellAnimated(SampleCell.self), position: .top)) {}
        list.addLoadMore(rows: 3) { .finished }
        list.startRefreshing()
        #expect(app.unknown == [], "while it begins")
        list.endRefreshing(at: .top)
        list.removePullToRefresh(at: .bottom)
        #expect(app.unknown == [], "while it ends")
        list.reload()
        HeadlessScreen.main.advance(by: 3)
        #expect(app.unknown == [], "later")
    }
}

extension UIScrollView {
    fileprivate func reload() {
        (self as? UITableView)?.reloadData()
        (self as? UICollectionView)?.reloadData()
    }
}

/// An app whose data may become less at any time; it notes what it is asked of that it does not have.
private final class ShrinkingApp: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var counts = [40, 20]
    var unknown: [String] = []
    var titles: [String]?

    /// A header with a text.
    final class Header: UITableViewHeaderFooterView {
        override func layoutSubviews() {
            super.layoutSubviews()
            textLabel?.text = "Header"
        }
    }

    private func check(_ path: IndexPath, _ question: String = #function) {
        if !counts.indices.contains(path.section) || path.item >= counts[path.section] {
            unknown.append("\(question) \(path.section)-\(path.item)")
        }
    }

    private func check(_ section: Int, _ question: String = #function) {
        if !counts.indices.contains(section) { unknown.append("\(question) \(section)") }
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        check(path)
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        check(path)
        return list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
}

extension ShrinkingApp: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        check(path)
        return 50
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        check(section)
        return 30
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        check(section)
        return 10
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        check(section)
        return Header(reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        check(path)
    }
}

extension ShrinkingApp: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        check(path)
        return CGSize(width: 100, height: 50)
    }

    func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        check(section)
        return .zero
    }
}
