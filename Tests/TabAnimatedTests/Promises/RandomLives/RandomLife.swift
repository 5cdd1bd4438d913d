import TabAnimated
import TestDevice
import UIKit

/// One random life of a list, and a bookkeeper who knows what the app has set.
@MainActor
final class RandomLife {
    private var random: SeededGenerator
    private let kind: LifeKind
    /// Whether the app announces what it does to sections.
    private let announces: Bool
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var list: any BatchList
    private let watch = SectionWatch()
    private var app: Sections?
    private var delegate: Sections?
    private var snapshots: SnapshotApp?
    /// What wraps the delegate, the last on the outside.
    private var wrappers: [DelegateWrapper] = []
    /// Apps that went out of use while somebody else may still hold them.
    private var retired: [Sections] = []
    private var isStale = false
    private var unknown: [String] = []
    /// What the list showed and should not have.
    private var shown: [String] = []
    private var isEditing = false
    private var models: [WeakModel] = []
    private let inset = UIEdgeInsets(top: 7, left: 0, bottom: 11, right: 0)
    private var recognizers: [UIGestureRecognizer]
    /// How many ends were asked for with a completion, and how many were told.
    private let ends = Ends()
    private(set) var history: [String] = []

    private struct WeakModel {
        weak var model: FormAnimated?
    }

    init(seed: Int, kind: LifeKind) {
        random = SeededGenerator(seed: UInt64(seed))
        self.kind = kind
        announces = seed % 2 == 0
        list = kind.makeList(watch)
        list.contentInset = inset
        recognizers = list.gestureRecognizers ?? []
        list.frame = window.bounds
        window.isHidden = false
        window.addSubview(list)
        if kind.isDiffable {
            snapshots = SnapshotApp(of: list)
            watch.count = { [weak self] in self?.snapshots?.sectionCount ?? .max }
        } else {
            app = Sections([2, 1])
            delegate = app
            list.app = app
            list.appDelegate = app
            watch.hasItem = { [weak self] in self?.has($0) ?? true }
        }
        replaceModel()
    }

    /// Lets sixty things happen, puts everything to its end, and returns what is wrong.
    func run() -> [String] {
        for _ in 0..<60 {
            step()
            checkRows()
        }
        return finish()
    }

    private func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    private var transition: SkeletonTransition { number(2) == 0 ? .none : .crossDissolve(0.2) }

    // MARK: - What is shown

    /// Notes cells of the app that show another row than the one at their place, selected rows that the app does not
    /// have, and editing that the app has not asked for.
    private func checkRows() {
        guard !isStale, list.window != nil, let app else { return }
        for path in list.cellPaths {
            guard let cell = list.cell(at: path), cell.tag > 0 else { continue }
            let names = app.names.indices.contains(path.section) ? app.names[path.section] : []
            guard names.indices.contains(path.item), names[path.item] == cell.tag else {
                shown.append("row \(cell.tag) at \(path.section)-\(path.item) of \(app.names)")
                continue
            }
        }
        for path in list.selectedPaths
        where !app.names.indices.contains(path.section) || path.item >= app.names[path.section].count {
            shown.append("\(path.section)-\(path.item) is selected")
        }
        if list.isEditingCells != isEditing { shown.append("editing is \(!isEditing)") }
    }

    // MARK: - Events

    private func step() {
        if list.superview == nil, number(2) == 0 { window.addSubview(list) }
        switch number(10) {
        case 0...2: list.isTabAnimating ? goOn(number(9)) : begin(number(5))
        case 3...6: kind.isDiffable ? changeSnapshot() : changeData(number(14))
        default: changeWorld(number(HeadlessScreen.isUnkind ? 14 : 13))
        }
    }

    private func note(_ group: String, _ event: Int) { history.append("\(group)\(event)") }

    private func begin(_ event: Int) {
        note("begin", event)
        switch event {
        case 0: replaceModel()
        case 1: list.startTabAnimation(atSection: number(3))
        case 2: if announces { list.startTabAnimation(atCell: number(3)) }
        default: list.startTabAnimation(transition: transition)
        }
    }

    private func goOn(_ event: Int) {
        note("go", event)
        switch event {
        case 0:
            ends.asked += 1
            list.endTabAnimation(transition: transition) { [ends] in ends.told += 1 }
        case 1: list.endTabAnimation(byReloading: transition)
        case 2, 3:
            list.endTabAnimation(atSection: number(3), isReloaded: event == 2, transition)
        case 4: list.endTabAnimation(atCell: number(3), isReloaded: number(2) == 0)
        case 5: replaceModel()
        case 6: list.updateTabAnimation()
        case 7: if announces { list.startTabAnimation(atCell: number(3)) }
        default: list.startTabAnimation(atSection: number(3))
        }
    }

    private func replaceModel() {
        let model = kind.makeModel(using: &random)
        models.append(WeakModel(model: model))
        list.tabAnimated = model
    }

    private func changeWorld(_ event: Int) {
        note("world", event)
        let screen = HeadlessScreen.main
        switch event {
        case 0: list.frame.size = CGSize(width: 200 + CGFloat(number(200)), height: CGFloat(number(500)))
        case 1: list.frame.size = CGSize(width: list.frame.height, height: list.frame.width)
        case 2: window.overrideUserInterfaceStyle = number(2) == 0 ? .dark : .light
        case 3:
            let category: UIContentSizeCategory = number(2) == 0 ? .accessibilityLarge : .small
            screen.traitCollection = screen.traitCollection.modifyingTraits {
                $0.preferredContentSizeCategory = category
            }
        case 4: list.removeFromSuperview()
        case 5: UIApplication.shared.headlessEnterBackground()
        case 6: UIApplication.shared.headlessEnterForeground()
        case 7: UIApplication.shared.headlessReceiveMemoryWarning()
        case 8: list.contentOffset.y = CGFloat(number(300))
        case 9: list.cellPaths.randomElement(using: &random).map { HeadlessFinger(on: list).tap(at: $0) }
        case 10: screen.advance(by: 0.15)
        case 11:
            isEditing.toggle()
            list.setEditingCells(isEditing)
        case 12: screen.turn()
        default: wrapDelegate()
        }
    }

    // MARK: - The app's data

    private func changeSnapshot() {
        note("snapshot", 0)
        if number(6) == 0 { snapshots = SnapshotApp(of: list) }
        let sections = (0..<number(4)).map { _ in (number(5), number(4)) }
        snapshots?.apply(sections, isAnimated: number(2) == 0, isReload: number(4) == 0)
    }

    private func changeData(_ event: Int) {
        note("data", event)
        switch event {
        case 0: reload((0..<number(4)).map { _ in number(4) })
        case 1: replaceApp()
        case 2: replaceDelegate()
        case 3: insertCell()
        case 4: deleteCell()
        case 5: insertSection()
        case 6: deleteSection()
        case 7: moveSection()
        case 8: shownSection().map { list.reload(section: $0) }
        case 9: moveCell()
        case 10: reloadCell()
        case 11: changeManySections()
        default: changeInBatch()
        }
    }

    private func reload(_ counts: [Int]) {
        app?.counts = counts
        list.reloadData()
        isStale = false
    }

    /// The app whose data the list shows, once the list has taken it in; updates are made by such apps only.
    private func shownApp() -> Sections? {
        guard let app, list.window != nil else { return nil }
        if isStale { reload(app.counts) }
        list.layoutIfNeeded()
        return app
    }

    private func insertCell() {
        guard let app = shownApp(), !app.counts.isEmpty else { return }
        let section = number(app.counts.count)
        app.change { $0[section].insert(contentsOf: $1(1), at: 0) }
        list.insertCell(at: IndexPath(item: 0, section: section))
    }

    private func deleteCell() {
        guard let app = shownApp(), let section = app.counts.lastIndex(where: { $0 > 0 }),
            shownCount(section) >= app.counts[section]
        else { return }
        app.change { names, _ in names[section].removeFirst() }
        list.deleteCell(at: IndexPath(item: 0, section: section))
    }

    private func insertSection() {
        guard let app = shownApp(), app.counts.count < 5 else { return }
        let section = number(app.counts.count + 1)
        let count = number(3)
        app.change { $0.insert($1(count), at: section) }
        if announces { list.sectionsWillChange(inserting: [section]) }
        list.insertSection(section)
    }

    private func deleteSection() {
        guard let app = shownApp(), !app.counts.isEmpty else { return }
        let section = number(app.counts.count)
        app.change { names, _ in names.remove(at: section) }
        if announces { list.sectionsWillChange(deleting: [section]) }
        list.deleteSection(section)
    }

    private func moveSection() {
        guard let app = shownApp(), app.counts.count > 1 else { return }
        let (section, target) = (number(app.counts.count), number(app.counts.count))
        app.change { names, _ in names.insert(names.remove(at: section), at: target) }
        if announces { list.sectionsWillChange(inserting: [], deleting: [], moving: [section: target]) }
        list.moveSection(section, toSection: target)
    }

    private func shownSection() -> Int? {
        guard let app = shownApp(), !app.counts.isEmpty else { return nil }
        return number(app.counts.count)
    }

    /// A cell that the app and the list both have.
    private func shownPath() -> IndexPath? {
        guard let app = shownApp(), let section = shownSection() else { return nil }
        let count = min(app.counts[section], shownCount(section))
        return count > 0 ? IndexPath(item: number(count), section: section) : nil
    }

    private func moveCell() {
        guard let app = shownApp(), let path = shownPath(), let section = shownSection() else { return }
        guard shownCount(path.section) >= app.counts[path.section] else { return }
        app.change { names, _ in names[section].insert(names[path.section].remove(at: path.item), at: 0) }
        list.moveCell(from: path, to: IndexPath(item: 0, section: section))
    }

    private func reloadCell() {
        if let path = shownPath() { list.reloadCell(at: path) }
    }

    /// Takes the first section away and adds one at the end, announced one by one or at once.
    private func changeManySections() {
        guard let app = shownApp(), let last = app.counts.indices.last else { return }
        let isOneByOne = number(2) == 0
        list.inBatch {
            app.change { names, _ in names.removeFirst() }
            if announces, isOneByOne { list.sectionsWillChange(deleting: [0]) }
            let count = number(3)
            app.change { $0.append($1(count)) }
            if announces, isOneByOne { list.sectionsWillChange(inserting: [last]) }
            if announces, !isOneByOne {
                list.sectionsWillChange(inserting: [last], deleting: [0])
            }
            list.deleteSection(0)
            list.insertSection(last)
        }
    }

    /// A cell and a section at once.
    private func changeInBatch() {
        guard let app = shownApp(), let last = app.counts.indices.last else { return }
        list.inBatch {
            app.change { names, new in
                names[0].insert(contentsOf: new(1), at: 0)
                names.append(new(1))
            }
            if announces { list.sectionsWillChange(inserting: [last + 1]) }
            list.insertCell(at: IndexPath(item: 0, section: 0))
            list.insertSection(last + 1)
        }
    }

    private func shownCount(_ section: Int) -> Int {
        (list as? UITableView)?.numberOfRows(inSection: section)
            ?? (list as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
    }

    /// The old app dies, unless it is held.
    private func replaceApp() {
        let isGone = app != nil && number(8) == 0
        put(app, away: number(2) == 0)
        app = isGone ? nil : Sections((0..<number(4)).map { _ in number(4) })
        delegate = app
        list.app = app
        setDelegate(app)
        isStale = true
        if number(2) == 0 { reload(app?.counts ?? []) }
    }

    private func replaceDelegate() {
        if delegate !== app { put(delegate, away: number(2) == 0) }
        delegate = number(3) == 0 ? nil : number(2) == 0 ? app : Sections(app?.counts ?? [])
        if delegate !== app { delegate = nil }
        setDelegate(delegate)
    }

    private func setDelegate(_ delegate: Sections?) {
        list.appDelegate = delegate
        wrappers = []
    }

    /// Puts an object around the delegate that the list has, as libraries do that look for taps.
    private func wrapDelegate() {
        guard let wrapper = list.wrapDelegate() else { return }
        wrappers.append(wrapper)
    }

    private func has(_ path: IndexPath) -> Bool {
        guard let app else { return true }
        return app.counts.indices.contains(path.section) && path.item < app.counts[path.section]
    }

    private func put(_ app: Sections?, away isHeld: Bool) {
        guard let app else { return }
        unknown += app.unknown
        if isHeld { retired.append(app) }
    }

    // MARK: - The end

    private func finish() -> [String] {
        list.tabAnimated = nil
        HeadlessScreen.main.advance(by: 3)
        return leftovers() + leaks()
    }

    private func leftovers() -> [String] {
        var faults: [String] = []
        if !list.covers.isEmpty { faults.append("covers are left") }
        if list.layer.mask != nil { faults.append("a mask is left") }
        if !list.isScrollEnabled { faults.append("cannot be scrolled") }
        if list.contentInset != inset { faults.append("the inset is \(list.contentInset)") }
        if (list.gestureRecognizers ?? []) != recognizers { faults.append("other recognizers") }
        if list.isTabAnimating { faults.append("still animating") }
        if ends.asked != ends.told { faults.append("\(ends.told) of \(ends.asked) ends were told") }
        let ends: [AnyObject?] =
            kind.isDiffable ? [snapshots?.source, wrappers.last] : [app, wrappers.last ?? delegate]
        let isRestored = zip(ends, list.ends).allSatisfy { $0 === $1 }
        if !isRestored { faults.append("not the app's: \(list.ends)") }
        unknown += watch.unknown
        unknown += (retired + [app].compactMap { $0 }).flatMap(\.unknown)
        if let first = shown.first { faults.append("shows \(first)") }
        if let first = unknown.first { faults.append("asked for what is not there: \(first)") }
        return faults
    }

    private func leaks() -> [String] {
        weak let list: UIScrollView? = list
        weak let app = app
        self.list.removeFromSuperview()
        self.list = LifeKind.plainTable.makeList(watch)
        (self.app, delegate, snapshots, retired, wrappers) = (nil, nil, nil, [], [])
        window.isHidden = true
        HeadlessScreen.main.reset()
        var faults: [String] = []
        if list != nil { faults.append("the list leaks") }
        if app != nil { faults.append("the app leaks") }
        if models.contains(where: { $0.model != nil }) { faults.append("a model leaks") }
        return faults
    }
}

/// Counts ends.
@MainActor
private final class Ends {
    var asked = 0
    var told = 0
}
