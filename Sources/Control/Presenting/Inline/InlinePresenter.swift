import UIKit

/// Shows the parts of a list that load as cells of our own among the app's.
///
/// From show to release a proxy is the data source and the delegate of the list. It takes over from whatever the app
/// sets meanwhile, and that is restored.
@MainActor
final class InlinePresenter<List: InlineHostList>: SkeletonPresenting where List.Cells.Planner.Host == List {
    private let cells: List.Cells
    private var parts: ListParts
    private let isOutdated: @MainActor () -> Void
    private var proxy: List.Proxy?
    /// Proxies that the app's objects may still know; they forward to what was the app's then.
    private var detached: [List.Proxy] = []
    private var observations: [NSKeyValueObservation] = []
    private weak var layoutWatch: LayoutWatch?
    private weak var settling: LayoutWatch?
    private var isInstalling = false
    private var hasBorrowedPrefetching = false
    /// What was selected of the app in cells that are ours now, and the app's counts when they became ours.
    private var selection: (paths: [IndexPath], counts: [Int]) = ([], [])

    /// Creates a presenter.
    ///
    /// - Parameter isOutdated: Called when the list got a data source that cannot be taken over from.
    init(cells: List.Cells, parts: ListParts, isOutdated: @escaping @MainActor () -> Void) {
        self.cells = cells
        self.parts = parts
        self.isOutdated = isOutdated
    }

    private var list: List? { cells.planner.host }

    var views: [UIView] { [] }

    func show() {
        guard let list else { return }
        list.registerSkeletonCells()
        // A prefetching data source would be asked for cells that the app does not have.
        if list.hasPrefetcher, list.isPrefetchingEnabled {
            list.isPrefetchingEnabled = false
            hasBorrowedPrefetching = true
        }
        install(on: list)
        selection.counts = proxy.map(list.counts) ?? []
        reload(list)
        observations = list.observeDataSourceAndDelegate { [weak self] in self?.takeOver() }
        layoutWatch = LayoutWatch.put(into: list) { [weak self] in
            guard let self else { return }
            update(self.parts)
        }
    }

    func update(_ parts: ListParts) {
        self.parts = parts
        guard let list, proxy != nil else { return }
        takeOver()
        plan(list, keepsPositions: true)
        reload(list)
    }

    func follow(_ change: SectionChange) {
        guard let list, let proxy else { return }
        cells.content.follow(list.counts(behind: proxy), by: change)
    }

    func release() {
        observations = []
        // Our cells go while the proxy hears of it: the app's delegate knows nothing of them.
        if let list, let proxy, list.skeletonDataSource === proxy, list.skeletonDelegate === proxy {
            reload(list)
        }
        layoutWatch?.stop()
        settling?.stop()
        guard let list, let proxy else { return }
        self.proxy = nil
        if hasBorrowedPrefetching { list.isPrefetchingEnabled = true }
        hasBorrowedPrefetching = false
        proxy.detach()
        let isSource = list.skeletonDataSource === proxy
        if isSource { list.skeletonDataSource = proxy.source }
        if list.skeletonDelegate === proxy { list.skeletonDelegate = proxy.target }
        if isSource {
            reload(list)
            selectAgain(list)
        }
    }

    func remove() {
        release()
        detached = []
    }
}

// MARK: - Proxy

extension InlinePresenter {
    /// Takes over from a data source or delegate that the app set while a part loads.
    private func takeOver() {
        guard let list, let proxy, !isInstalling else { return }
        guard list.skeletonDataSource !== proxy || list.skeletonDelegate !== proxy else { return }
        // A diffable data source insists on being the list's own.
        guard !cells.planner.isDataSourceBound else { return isOutdated() }
        install(on: list)
    }

    /// Puts a new proxy between the list and its data source and delegate.
    ///
    /// It is another object than the one before: an object of the app that wrapped that one reaches the app's objects
    /// through it, and never this presenter.
    private func install(on list: List) {
        isInstalling = true
        defer { isInstalling = false }
        let old = proxy
        let isNew = list.skeletonDataSource !== old
        let proxy = list.makeProxy(
            from: isNew ? list.skeletonDataSource : old?.source,
            to: list.skeletonDelegate === old ? old?.target : list.skeletonDelegate, cells: cells)
        proxy.listDidAsk = { [weak self] in self?.takeOver() }
        proxy.countsDidChange = { [weak self] in self?.settleLater() }
        if let old {
            old.detach()
            detached.append(old)
        }
        self.proxy = proxy
        plan(list, keepsPositions: !isNew)
        list.skeletonDataSource = proxy
        list.skeletonDelegate = proxy
    }

    private func plan(_ list: List, keepsPositions: Bool) {
        guard let proxy else { return }
        cells.plan(parts, over: list.counts(behind: proxy), keepsPositions: keepsPositions)
    }

    /// Gives sections that load their number of cells again, once what the app does to them is done.
    ///
    /// Until then the number follows the app's, for a list insists on as many more cells as were inserted.
    private func settleLater() {
        guard let list, settling == nil else { return }
        settling = LayoutWatch.put(after: list) { [weak self] in
            guard let self, let list = self.list, proxy != nil, cells.content.isUnsettled else { return }
            cells.content.settle()
            reload(list)
        }
    }

    /// Reloads without losing the selection of the app's cells.
    private func reload(_ list: List) {
        let selected = list.selectedPaths
        list.reloadData()
        for path in selected {
            isSelectable(path, in: list) ? list.selectCell(at: path) : selection.paths.append(path)
        }
    }

    /// Selects what was selected before it loaded, if it is still the same and nothing else was chosen meanwhile.
    private func selectAgain(_ list: List) {
        guard list.counts == selection.counts, list.selectedPaths.isEmpty || list.allowsMultipleSelection
        else {
            return
        }
        selection.paths.forEach(list.selectCell)
    }

    private func isSelectable(_ path: IndexPath, in list: List) -> Bool {
        guard path.section < list.numberOfSections, path.item < list.numberOfCells(inSection: path.section)
        else { return false }
        return proxy?.number(at: path) == nil
    }
}
