import Testing
import UIKit

@testable import TabAnimated

/// What lists with many sections cost is counted: lists of which one has twice as many sections as the other.
@MainActor
@Suite("Lists of many sections", .serialized, .ownApp)
struct ListGrowthTests {
    /// The list that a step is counted in.
    enum Kind: CaseIterable {
        case table, flow
    }

    /// The number of sections that lists ask about while a list without rows is covered.
    private func questions(_ kind: Kind, sections count: Int) -> Int {
        let screen = Screen<UIScrollView>(kind == .table ? makeTable(nil) : makeCollection(nil))
        let (row, item) = (
            SectionAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 0),
            SectionAnimated([CellAnimated(SampleItem.self).size(CGSize(width: 60, height: 60)).count(0)])
        )
        screen.content.tabAnimated =
            kind == .table
            ? TableAnimated(sections: Array(repeating: row, count: count))
            : CollectionAnimated(sections: Array(repeating: item, count: count))
        let before = HeadlessListQuestions.count
        screen.content.startTabAnimation()
        return HeadlessListQuestions.count - before
    }

    @Test(arguments: Kind.allCases)
    func `sections without rows are asked about a few times each`(kind: Kind) {
        #expect(questions(kind, sections: 1_000) <= 10_000)
    }

    /// The number of sections that a list asks about while a layout places shelves that are to be filled.
    private func questions(shelves count: Int) -> Int {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(4), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let shelf = NSCollectionLayoutSection(group: group)
        shelf.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout { _, _ in shelf }
        let screen = Screen(makeCollection(nil))
        let sections = (0..<count).map { index in
            var section = PlannedSection(index)
            section.fill(repeating: [PlannedCell(prototype: CellAnimated(SampleItem.self), size: .zero)])
            return section
        }
        let before = HeadlessListQuestions.count
        let content = ProbeContent(sections: sections) { _, _ in 20 }
        let elements = CollectionProbe(list: screen.content)
            .elements(of: content, by: layout, within: screen.content.bounds.size)
        #expect(elements.count == count * 80)
        return HeadlessListQuestions.count - before
    }

    @Test func `twice as many shelves are filled with less than three times the questions`() {
        let (few, many) = (questions(shelves: 5), questions(shelves: 10))

        #expect(many < few * 3, "\(few) questions of 5 shelves, \(many) of 10")
    }

    // MARK: Sections that load

    /// An app without items, that counts what it is asked.
    private final class CountedFlow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
    {
        let counts: [Int]
        var questions = 0

        init(_ counts: [Int]) {
            self.counts = counts
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            questions += 1
            return counts.count
        }

        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            questions += 1
            return counts[section]
        }

        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }

        func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            questions += 1
            return UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        }

        func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            questions += 1
            return 4
        }
    }

    /// What an app is asked, and what lists ask about sections, while all sections of a flow layout begin to load.
    private func questions(loadingSections counts: [Int]) -> Int {
        let app = CountedFlow(counts)
        let screen = Screen(makeCollection(nil))
        (screen.content.dataSource, screen.content.delegate) = (app, app)
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 60, height: 60), count: 2,
            inSections: Array(counts.indices))
        let before = HeadlessListQuestions.count
        app.questions = 0
        screen.content.startTabAnimation()
        #expect(!screen.content.covers.isEmpty)
        return HeadlessListQuestions.count - before + app.questions
    }

    @Test(arguments: [[0], [1], [0, 0, 0, 1]])
    func `twice as many sections that load ask twice as much`(pattern: [Int]) {
        let counted = [40, 80, 160].map { count in
            questions(loadingSections: (0..<count).map { pattern[$0 % pattern.count] })
        }
        #expect(Double(counted[1]) <= 2.2 * Double(counted[0]), "\(counted)")
        #expect(Double(counted[2]) <= 2.2 * Double(counted[1]), "\(counted)")
        #expect(counted[2] < 160 * 100, "\(counted)")
    }

    /// Counts how often it is asked for a number of rows.
    private final class CountedRows: NSObject, UITableViewDataSource {
        let sections: Int
        var questions = 0

        init(_ sections: Int) {
            self.sections = sections
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            questions += 1
            return 1
        }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
    }

    @Test func `a table whose sections load asks for the rows of each a few times, however many there are`() {
        let counted = [40, 80, 160].map { count in
            let app = CountedRows(count)
            let screen = Screen(makeTable(nil))
            screen.content.dataSource = app
            HeadlessScreen.main.turn()
            screen.content.tabAnimated = TableAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 1, inSections: Array(0..<count))
            app.questions = 0
            screen.content.startTabAnimation()
            return app.questions
        }
        #expect(counted[1] <= 2 * counted[0] && counted[2] <= 2 * counted[1], "\(counted)")
    }

    // MARK: Scrolling

    /// How often a list is asked where it is scrolled to in a step, while each of its sections loads.
    private func reads(_ kind: Kind, sections count: Int) -> Int {
        let app = Sections(Array(repeating: 1, count: count))
        let (table, flow) = (ObservedTable(app), ObservedCollection(app))
        let list: UIScrollView = kind == .table ? table : flow
        let screen = Screen(list)
        list.tabAnimated =
            kind == .table
            ? TableAnimated(cellClass: SampleCell.self, count: 1, inSections: Array(0..<count))
            : CollectionAnimated(cellClass: SampleItem.self, count: 1, inSections: Array(0..<count))
        list.startTabAnimation()
        HeadlessScreen.main.turn()
        let before = table.reads + flow.reads
        screen.content.contentOffset.y = 40
        HeadlessScreen.main.turn()
        return table.reads + flow.reads - before
    }

    @Test(arguments: Kind.allCases)
    func `a step of scrolling costs what is seen, however many sections load`(kind: Kind) {
        #expect(reads(kind, sections: 200) == reads(kind, sections: 100))
    }

    @Test func `only sections in sight, and within a page of it, have covers`() {
        let app = Sections(Array(repeating: 1, count: 400))
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, count: 1, inSections: Array(0..<400))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let tops = { Set(screen.content.covers.map(\.frame.minY)) }
        #expect(tops() == Set(stride(from: 0, to: 960, by: 50)))
        screen.content.contentOffset.y = 10_000
        HeadlessScreen.main.turn()
        #expect(tops() == Set(stride(from: 9_500, to: 10_960, by: 50)))
    }
}

/// A table that counts how often it is asked what it shows.
private final class ObservedTable: UITableView {
    private(set) var reads = 0

    init(_ app: Sections) {
        super.init(frame: .zero, style: .plain)
        register(SampleCell.self, forCellReuseIdentifier: "cell")
        dataSource = app
        delegate = app
    }

    required init?(coder: NSCoder) { nil }

    override var isHidden: Bool {
        get {
            reads += 1
            return super.isHidden
        }
        set { super.isHidden = newValue }
    }
}

/// A collection that counts how often it is asked what it shows.
private final class ObservedCollection: UICollectionView {
    private(set) var reads = 0

    init(_ app: Sections) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        super.init(frame: .zero, collectionViewLayout: layout)
        register(SampleItem.self, forCellWithReuseIdentifier: "item")
        dataSource = app
        delegate = app
    }

    required init?(coder: NSCoder) { nil }

    override var isHidden: Bool {
        get {
            reads += 1
            return super.isHidden
        }
        set { super.isHidden = newValue }
    }
}
