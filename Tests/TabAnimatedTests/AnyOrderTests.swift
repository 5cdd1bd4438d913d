import Foundation
import Testing
import UIKit

@testable import TabAnimated

/// A generator whose sequence its seed decides.
private struct LifeGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// One random life of a table.
@MainActor
private final class RandomLife {
    private var random: LifeGenerator
    private let window: UIWindow
    private let table = makeTable(nil, style: .plain)
    private var app: Sections? = Sections([2, 1])
    private var old: [Sections] = []
    private(set) var log: [String] = []

    init(seed: UInt64, in window: UIWindow) {
        random = LifeGenerator(state: seed)
        self.window = window
        table.frame = window.bounds
        table.dataSource = app
        table.delegate = app
        table.tabAnimated = makeModel()
    }

    private func makeModel() -> TableAnimated {
        let model: TableAnimated =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
            case 1: TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1])
            case 2: TableAnimated(cellClass: SampleCell.self, inSections: [0, 2])
            case 3: TableAnimated(rows: [0: SampleCell.self, 2: SampleCell.self])
            default:
                TableAnimated(sections: [
                    SectionAnimated(cellClass: SampleCell.self, height: 50, count: 2),
                    SectionAnimated(cellClass: SampleCell.self, height: 40, count: 1),
                ])
            }
        model.canLoadAgain = true
        if Int.random(in: 0..<6, using: &random) == 0 {
            model.timing = SkeletonTiming(delay: 0.1, minimumDuration: 0.2)
        }
        return model
    }

    private func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    func step() {
        let event = number(20)
        log.append("\(event)")
        switch event {
        case 0: table.startTabAnimation(transition: number(2) == 0 ? .none : .crossDissolve(0.2))
        case 1: table.endTabAnimation(transition: number(2) == 0 ? .none : .crossDissolve(0.2))
        case 2: table.startTabAnimation(inSection: number(3))
        case 3: table.endTabAnimation(inSection: number(3))
        case 4: table.endTabAnimation(atRow: number(3))
        case 5: table.reloadData()
        case 6: insertRow()
        case 7: deleteRow()
        case 8: appendSection()
        case 9: replaceCounts()
        case 10: replaceApp()
        case 11: table.delegate = app
        case 12: table.dataSource = nil
        case 13: table.frame.size = CGSize(width: 200 + CGFloat(number(200)), height: CGFloat(number(500)))
        case 14: window.overrideUserInterfaceStyle = number(2) == 0 ? .dark : .light
        case 15: move()
        case 16: table.tabAnimated = makeModel()
        case 17: HeadlessScreen.main.advance(by: 0.15)
        case 18: table.contentOffset.y = CGFloat(number(300))
        default: HeadlessScreen.main.turn()
        }
    }

    /// Batch updates are made by an app that has shown its data, to a table that has taken it in.
    private func settle() -> Sections? {
        guard let app, table.window != nil else { return nil }
        table.layoutIfNeeded()
        // A data source that was just set, or changed behind the table's back, needs a reload in any app.
        table.reloadData()
        table.layoutIfNeeded()
        return table.dataSource == nil || (table.dataSource !== app && !table.isTabAnimating) ? nil : app
    }

    private func insertRow() {
        guard let app = settle(), !app.counts.isEmpty, isShown(app) else { return }
        let section = number(app.counts.count)
        app.counts[section] += 1
        table.insertRows(at: [IndexPath(row: 0, section: section)], with: .none)
    }

    private func deleteRow() {
        guard let app = settle(), isShown(app), let section = app.counts.lastIndex(where: { $0 > 0 }),
            table.numberOfRows(inSection: section) >= app.counts[section]
        else { return }
        app.counts[section] -= 1
        table.deleteRows(at: [IndexPath(row: 0, section: section)], with: .none)
    }

    private func appendSection() {
        guard let app = settle(), isShown(app), app.counts.count < 5 else { return }
        app.counts.append(number(3))
        table.insertSections([app.counts.count - 1], with: .none)
    }

    private func isShown(_ app: Sections) -> Bool {
        let source = (table.dataSource as? TableProxy)?.dataSource ?? table.dataSource
        return source === app
    }

    private func replaceCounts() {
        app?.counts = (0..<number(4)).map { _ in number(4) }
        table.reloadData()
    }

    private func replaceApp() {
        let next = number(4) == 0 ? nil : Sections((0..<number(4)).map { _ in number(4) })
        if number(2) == 0, let app { old.append(app) }
        app = next
        table.dataSource = next
        table.delegate = next
        table.reloadData()
    }

    private func move() {
        if table.superview == nil { window.addSubview(table) } else { table.removeFromSuperview() }
    }

    /// What is wrong when everything has ended.
    func finish() -> [String] {
        table.tabAnimated = nil
        HeadlessScreen.main.advance(by: 3)
        var faults: [String] = []
        if !table.covers.isEmpty { faults.append("covers are left") }
        if table.dataSource is ListProxy || table.delegate is ListProxy { faults.append("a proxy is left") }
        let apps = old + [app].compactMap { $0 }
        if apps.contains(where: { !$0.unknown.isEmpty }) {
            faults.append("asked for what is not there: \(apps.flatMap(\.unknown).prefix(2))")
        }
        table.removeFromSuperview()
        return faults
    }
}

@MainActor
@Suite("Any order of events", .serialized)
struct AnyOrderTests {
    /// A test that fails prints its seed; set `TAB_SEED` to run that life alone.
    @Test func `random lives leave nothing behind and stop nothing`() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["TAB_LIVES"].flatMap(Int.init) ?? 300
        let first = environment["TAB_SEED"].flatMap(UInt64.init)
        HeadlessScreen.main.reset()
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.cache.directory = nil
        let before = (HeadlessException.handler, SkeletonLog.sink)
        defer { (HeadlessException.handler, SkeletonLog.sink) = before }
        SkeletonLog.sink = { _ in }
        for seed in first.map({ [$0] }) ?? (0..<UInt64(count)).map({ $0 }) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.isHidden = false
            let life = RandomLife(seed: seed, in: window)
            var reasons: [String] = []
            HeadlessException.handler = { reasons.append($0) }
            for _ in 0..<60 { life.step() }
            let faults = life.finish() + reasons
            #expect(faults.isEmpty, "seed \(seed): \(faults) after \(life.log.joined(separator: " "))")
            window.isHidden = true
            if !faults.isEmpty { return }
        }
    }

    @Test func `a table that goes away while a part loads takes everything along`() {
        weak var table: UITableView?
        weak var model: TableAnimated?
        let app = Sections([1, 0])
        for inSections in [[1], [0, 1]] {
            do {
                let screen = Screen(makeTable(app))
                let animated = TableAnimated(cellClass: SampleCell.self, inSections: inSections)
                screen.content.tabAnimated = animated
                screen.content.startTabAnimation()
                HeadlessScreen.main.turn()
                (table, model) = (screen.content, animated)
                screen.content.removeFromSuperview()
                screen.window.isHidden = true
            }
            HeadlessScreen.main.reset()
            #expect(table == nil)
            #expect(model == nil)
        }
    }

    @Test func `a covered table that goes away takes everything along`() {
        weak var table: UITableView?
        let app = Sections([1])
        do {
            let screen = Screen(makeTable(app))
            screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            table = screen.content
            screen.content.removeFromSuperview()
            screen.window.isHidden = true
        }
        HeadlessScreen.main.reset()
        #expect(table == nil)
    }

    @Test func `the cover grows with what the app loads, and stays in front`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        app.counts = [40]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.maxY == 2_000)
        #expect(screen.content.subviews.last === screen.overlay)
        screen.content.contentOffset.y = 900
        HeadlessScreen.main.turn()
        #expect((screen.overlay?.tiles.count ?? 0) > 20)
    }

    @Test func `a scrolled table that loses its rows is still covered`() {
        let app = Sections([40])
        let screen = Screen(makeTable(app))
        screen.content.contentOffset.y = 600
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minY == 600)
        app.counts = [0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.minY == 0)
    }

    @Test func `the last real rows are remembered`() {
        let app = Sections([3])
        app.heights[0] = 70
        let screen = Screen(makeTable(app))
        let model = TableAnimated(cellClass: SampleCell.self)
        model.remembersContent = true
        model.canLoadAgain = true
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        app.counts = [0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.size.height) == [70, 70, 70])
    }

    @Test func `a list inside a cell that has a model is part of the cell's skeleton`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: ShelfCell.self, cellHeight: 120, count: 1)
        screen.content.startTabAnimation()
        #expect(
            screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }.map(\.frame.minX) == [
                8, 118, 228,
            ])
    }

    @Test func `several kinds of cells stand in one section`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(cells: [
                CellAnimated(ShelfCell.self, height: 120, count: 1),
                CellAnimated(SampleCell.self, height: 60),
            ])
        ])
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 120, 180, 240, 300, 360, 420])
    }

    @Test func `the number of sections may be given`() {
        let screen = Screen(makeTable(Sections([0])))
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, height: 60, header: .init(SamplePage.self, height: 30))
        ])
        model.sectionCount = 3
        model.animatedCount = 2
        screen.content.tabAnimated = model
        screen.content.sectionHeaderTopPadding = 0
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 30, 90, 150, 180, 240, 300, 330, 390])
    }
}

/// A cell with a shelf of items that scroll sideways.
private final class ShelfCell: UITableViewCell {
    private let shelf: UICollectionView

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        shelf.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shelf.frame = contentView.bounds
    }
}
