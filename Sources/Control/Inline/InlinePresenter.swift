import UIKit

/// Shows the parts of a list that load as cells of our own among the app's.
///
/// From show to release a proxy is data source and delegate of the list. It stands before whatever the app sets
/// meanwhile, and gives that back.
@MainActor
final class InlinePresenter<List: InlineList>: SkeletonPresenting {
    private weak var list: List?
    private let cells: List.Cells
    private var proxy: List.Proxy?
    /// Proxies that the app's objects may still know; they hand on to what was the app's then.
    private var detached: [List.Proxy] = []
    private var observations: [NSKeyValueObservation] = []
    private var isConnecting = false
    private var hasLentPrefetching = false
    /// What was selected of the app where cells of ours stand now, and the app's counts when they were put there.
    private var selection: (paths: [IndexPath], counts: [Int]) = ([], [])

    init(list: List, cells: List.Cells) {
        self.list = list
        self.cells = cells
    }

    var views: [UIView] { [] }

    func show() {
        guard let list else { return }
        list.registerSkeletonCells()
        // Whoever prefetches would be asked for cells that the app does not have.
        if list.hasPrefetcher, list.isPrefetchingEnabled {
            list.isPrefetchingEnabled = false
            hasLentPrefetching = true
        }
        connect(list)
        selection.counts = proxy.map(list.counts) ?? []
        reload(list)
        if cells.model.scrollsToTop { list.scrollToStart() }
        observations = list.observeEnds { [weak self] in self?.adopt() }
    }

    func update() {
        guard let list, proxy != nil else { return }
        adopt()
        plan(list, keepsPlaces: true)
        reload(list)
    }

    func move(by change: SectionChange) {
        guard let list, let proxy else { return }
        cells.content.follow(list.counts(behind: proxy), by: change)
    }

    func release() {
        observations = []
        guard let list, let proxy else { return }
        self.proxy = nil
        if hasLentPrefetching { list.isPrefetchingEnabled = true }
        hasLentPrefetching = false
        proxy.detach()
        let isSource = list.source === proxy
        if isSource { list.source = proxy.source }
        if list.target === proxy { list.target = proxy.target }
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
    /// Takes over a data source or delegate that the app set while a part loads.
    ///
    /// A diffable data source insists on being the list's; the model then finds another way to be shown.
    private func adopt() {
        guard let list, let proxy, !isConnecting else { return }
        guard list.source !== proxy || list.target !== proxy else { return }
        guard !(list.source is any SectionIdentifying) else { return list.updateTabAnimation() }
        connect(list)
    }

    /// Puts a new proxy between the list and whom it asks and tells now.
    ///
    /// It is another object than the one before: whoever wrapped that one reaches the app's objects through it
    /// and never comes back here.
    private func connect(_ list: List) {
        isConnecting = true
        defer { isConnecting = false }
        let old = proxy
        let isNew = list.source !== old
        let proxy = list.makeProxy(
            from: isNew ? list.source : old?.source, to: list.target === old ? old?.target : list.target,
            cells: cells)
        proxy.listDidAsk = { [weak self] in self?.adopt() }
        if let old {
            old.detach()
            detached.append(old)
        }
        self.proxy = proxy
        plan(list, keepsPlaces: !isNew)
        list.source = proxy
        list.target = proxy
    }

    private func plan(_ list: List, keepsPlaces: Bool) {
        guard let proxy else { return }
        cells.plan(over: list.counts(behind: proxy), keepsPlaces: keepsPlaces)
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
        let counts = (0..<list.numberOfSections).map(list.numberOfCells)
        guard counts == selection.counts, list.selectedPaths.isEmpty || list.allowsMultipleSelection else {
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
