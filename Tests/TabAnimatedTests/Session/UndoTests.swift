import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// What can be read of a view and everything below it.
@MainActor
private struct ViewState: Equatable {
    let description: [String]

    init(of view: UIView) {
        description = Self.lines(of: view, depth: 0)
    }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        let own = [
            String(repeating: " ", count: depth) + "\(ObjectIdentifier(view)) \(type(of: view))",
            "\(view.frame) \(view.bounds) \(view.center) \(view.transform)",
            "\(view.isHidden) \(view.alpha) \(view.isOpaque) \(view.clipsToBounds) \(view.isUserInteractionEnabled)",
            "\(String(describing: view.backgroundColor)) \(view.tag) \(view.autoresizingMask.rawValue)",
            "\(view.layer.cornerRadius) \(view.layer.shadowOpacity) \(view.layer.zPosition) \(view.layer.mask == nil)",
            "\(view.layer.sublayers?.count ?? 0) \(view.layer.animationKeys() ?? [])",
            "\(view.isAccessibilityElement) \(String(describing: view.accessibilityLabel)) \(view.accessibilityElementsHidden)",
            "\(view.overrideUserInterfaceStyle.rawValue) \(view.semanticContentAttribute.rawValue)",
            content(of: view),
        ]
        return own + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func content(of view: UIView) -> String {
        switch view {
        case let label as UILabel:
            "\(String(describing: label.text)) \(String(describing: label.attributedText)) \(label.textColor as Any)"
        case let image as UIImageView: "\(String(describing: image.image)) \(image.contentMode.rawValue)"
        case let button as UIButton:
            "\(String(describing: button.title(for: .normal))) \(button.isEnabled) \(button.state.rawValue)"
        case let table as UITableView:
            "\(table.dataSource.map { ObjectIdentifier($0) } as Any) \(table.delegate.map { ObjectIdentifier($0) } as Any) "
                + "\(table.isScrollEnabled) \(table.contentOffset) \(table.contentInset) \(table.contentSize) "
                + "\(table.rowHeight) \(table.estimatedRowHeight) \(table.separatorStyle.rawValue) \(table.allowsSelection)"
        default: ""
        }
    }
}

@MainActor
@Suite("Everything is given back", .serialized, .ownApp)
struct UndoTests {
    @Test func `a plain view is as it was after start and end`() {
        let screen = Screen(SamplePage())
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        screen.content.addSubview(button)
        screen.content.tabAnimated = ViewAnimated()
        HeadlessScreen.main.turn()
        let before = ViewState(of: screen.window)
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(ViewState(of: screen.window) != before)
        screen.content.endTabAnimation(transition: .crossDissolve(0.25))
        HeadlessScreen.main.advance(by: 1)
        #expect(ViewState(of: screen.window) == before)
    }

    @Test func `a table with rows is as it was after start and end`() {
        let rows = Rows()
        rows.count = 30
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 64
        table.dataSource = rows
        table.delegate = rows
        let screen = Screen(table)
        table.contentOffset.y = 200
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        (table.tabAnimated as? TableAnimated)?.isScrollEnabled = false
        HeadlessScreen.main.turn()
        let before = ViewState(of: screen.window)
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(ViewState(of: screen.window) == before)
    }

    @Test func `two hundred rounds leave nothing behind`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.canLoadAgain = true
        let before = ViewState(of: screen.window)
        for _ in 0..<200 {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
        }
        #expect(ViewState(of: screen.window) == before)
    }

    @Test(arguments: ListCall.allCases, [false, true])
    func `what a call changes of a list is given back`(call: ListCall, isTable: Bool) {
        let app = Sections([60, 20])
        let screen = Screen(UIView())
        let list: any BatchList = isTable ? makeTable(app) : makeCollection(app)
        list.frame = screen.window.bounds
        screen.content.addSubview(list)
        HeadlessScreen.main.turn()
        list.contentOffset.y = 10
        call.prepare(list)
        HeadlessScreen.main.turn()
        let before = ListState(of: list)

        call.begin(on: list)
        HeadlessScreen.main.turn()
        #expect(list.isTabAnimating)
        #expect(ListState(of: list) != before)

        call.end(on: list)
        HeadlessScreen.main.advance(by: 1)
        #expect(ListState(of: list).changes(from: before) == [])
        #expect(!list.isTabAnimating)
    }

    /// What an app may set of a list that loads.
    nonisolated static let changes: [@MainActor @Sendable (UITableView) -> Void] = [
        { $0.alpha = 0.5 }, { $0.isHidden = true }, { $0.tag = 7 }, { $0.clipsToBounds = false },
        { $0.accessibilityLabel = "News" }, { $0.isAccessibilityElement = true },
        { $0.accessibilityElementsHidden = true }, { $0.accessibilityViewIsModal = true },
        { $0.contentInset.bottom = 30 }, { $0.isScrollEnabled = false }, { $0.contentOffset.y = 20 },
        { $0.isUserInteractionEnabled = false }, { $0.backgroundColor = .red }, { $0.rowHeight = 33 },
        { $0.allowsSelection = false }, { $0.layer.cornerRadius = 9 }, { $0.layer.zPosition = 3 },
        { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }, { $0.separatorStyle = .none },
        { $0.overrideUserInterfaceStyle = .dark }, { $0.semanticContentAttribute = .forceRightToLeft },
    ]

    @Test(arguments: changes.indices)
    func `what the app sets of a list while it loads stays`(index: Int) {
        func state(loads: Bool) -> [String] {
            let app = Sections([6, 20])
            let screen = Screen(makeTable(app))
            screen.content.tabAnimated = TableAnimated(
                cellClass: SampleCell.self, count: 6, inSections: [0])
            if loads { screen.content.startTabAnimation() }
            Self.changes[index](screen.content)
            HeadlessScreen.main.turn()
            if loads { screen.content.updateTabAnimation() }
            HeadlessScreen.main.turn()
            screen.content.endTabAnimation()
            HeadlessScreen.main.turn()
            return Self.settings(of: screen.content, app)
        }
        #expect(state(loads: true) == state(loads: false))
    }

    private static func settings(of table: UITableView, _ app: Sections) -> [String] {
        [
            "\(table.alpha) \(table.isHidden) \(table.tag) \(table.clipsToBounds) \(table.isUserInteractionEnabled)",
            "\(table.accessibilityLabel ?? "") \(table.isAccessibilityElement) \(table.accessibilityViewIsModal)",
            "\(table.accessibilityElementsHidden) \(table.contentInset) \(table.contentOffset) \(table.transform)",
            "\(table.isScrollEnabled) \(table.rowHeight) \(table.allowsSelection) \(table.separatorStyle)",
            "\(table.layer.cornerRadius) \(table.layer.zPosition) \(String(describing: table.backgroundColor))",
            "\(table.overrideUserInterfaceStyle.rawValue) \(table.semanticContentAttribute.rawValue)",
            "\(table.dataSource === app) \(table.delegate === app) \(table.contentSize)",
        ]
    }

    @Test func `a data source and a delegate that the app sets while it loads stay`() {
        let (old, new) = (Sections([2, 3]), Sections([4, 1]))
        let screen = Screen(makeTable(old))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, count: 2, inSections: [0])
        screen.content.startTabAnimation()
        screen.content.dataSource = new
        screen.content.delegate = new
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource === new && screen.content.delegate === new)
        #expect(screen.content.numberOfRows(inSection: 0) == 4)
    }

    @Test func `what is covered for as long as work runs is given back`() async {
        let app = Sections([3, 2])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [1])
        let before = ListState(of: screen.content)
        let during = await screen.content.withTabAnimation { ListState(of: screen.content) }
        HeadlessScreen.main.turn()
        #expect(during != before)
        #expect(ListState(of: screen.content).changes(from: before) == [])
    }

    @Test func `the cache is read and written without any view`() async {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        let before = ViewState(of: screen.window)
        await SkeletonConfiguration.preload()
        await SkeletonConfiguration.flush()
        #expect(ViewState(of: screen.window) == before)
    }

    @Test func `every end that was added can be removed without a trace`() {
        let screen = Screen(UIScrollView())
        screen.content.contentSize = CGSize(width: 320, height: 2_000)
        screen.content.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        HeadlessScreen.main.turn()
        let before = ViewState(of: screen.window)
        screen.content.addPullToRefresh(PullToRefresh(position: .top)) {}
        screen.content.addLoadMore { .finished }
        screen.content.startRefreshing(at: .top)
        HeadlessScreen.main.advance(by: 0.5)
        [.top, .bottom].forEach(screen.content.removePullToRefresh)
        HeadlessScreen.main.advance(by: 3)
        #expect(screen.content.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
        #expect(ViewState(of: screen.window) == before)
    }
}

/// What an app can read of a list, and what stands in it.
@MainActor
private struct ListState: Equatable {
    let description: [String]

    /// Returns what is different, of both.
    func changes(from other: ListState) -> [String] {
        description.difference(from: other.description).map {
            switch $0 {
            case .insert(_, let line, _): "now \(line)"
            case .remove(_, let line, _): "was \(line)"
            }
        }
    }

    init(of list: any BatchList) {
        let scroll: UIScrollView = list
        let ends = list.ends.map { $0.map { "\(ObjectIdentifier($0))" } ?? "none" }
        let kinds = scroll.subviews.map { "\(type(of: $0)) \($0.frame) \($0.isHidden) \($0.alpha)" }.sorted()
        let table = list as? UITableView
        let collection = list as? UICollectionView
        description =
            ends + kinds + [
                "\(scroll.isScrollEnabled) \(scroll.contentSize) \(scroll.contentInset) \(scroll.contentOffset)",
                "\(scroll.isUserInteractionEnabled) \(scroll.layer.mask == nil) \(scroll.isAccessibilityElement)",
                "\(table?.indexPathsForSelectedRows ?? []) \(collection?.indexPathsForSelectedItems ?? [])",
                "\(table?.isPrefetchingEnabled ?? false) \(collection?.isPrefetchingEnabled ?? false)",
                "\(table?.rowHeight ?? 0) \(table?.estimatedRowHeight ?? 0) \(table?.allowsSelection ?? false)",
            ]
    }
}

/// A call on a list, and the one that takes it back.
enum ListCall: CaseIterable {
    case endReloading, section, cell, update, move, fade, otherModel, cover

    /// Gives the list a model that the call suits.
    @MainActor
    func prepare(_ list: any BatchList) {
        let cells: [Int]? = self == .cell ? [1] : nil
        let sections: [Int]? = [.endReloading, .cover].contains(self) ? nil : [0, 1]
        let model = Self.model(of: list, cells: cells, sections: sections)
        model.isScrollEnabled = false
        list.tabAnimated = model
        // A reload that the app asks for forgets what was selected.
        if self == .endReloading { return }
        (list as? UITableView)?.selectRow(
            at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        (list as? UICollectionView)?.selectItem(
            at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    @MainActor
    private static func model(of list: any BatchList, cells: [Int]?, sections: [Int]?) -> FormAnimated {
        if list is UITableView {
            if cells != nil { return TableAnimated(rows: [1: CellAnimated(SampleCell.self)]) }
            return sections.map { TableAnimated(cellClass: SampleCell.self, count: 40, inSections: $0) }
                ?? TableAnimated(cellClass: SampleCell.self)
        }
        if cells != nil { return CollectionAnimated(items: [1: CellAnimated(SampleItem.self)]) }
        return sections.map { CollectionAnimated(cellClass: SampleItem.self, count: 40, inSections: $0) }
            ?? CollectionAnimated(cellClass: SampleItem.self)
    }

    @MainActor
    func begin(on list: any BatchList) {
        switch self {
        case .endReloading, .fade, .otherModel, .cover: list.startTabAnimation()
        case .section: list.startTabAnimation(atSection: 1)
        case .cell: list.startTabAnimation(atCell: 1)
        case .update:
            list.startTabAnimation()
            list.updateTabAnimation()
        case .move:
            list.startTabAnimation(atSection: 1)
            list.sectionsWillChange()
        }
    }

    @MainActor
    func end(on list: any BatchList) {
        switch self {
        case .endReloading: list.endTabAnimation(byReloading: .none)
        case .section, .move: list.endTabAnimation(atSection: 1, isReloaded: false, .none)
        case .cell: list.endTabAnimation(atCell: 1, isReloaded: false)
        case .update, .cover: list.endTabAnimation()
        case .fade: list.endTabAnimation(transition: .crossDissolve(0.2))
        case .otherModel: list.tabAnimated = nil
        }
    }
}
