import TabProduction
import UIKit

/// Shows the parts of a table that load as cells of our own among the app's.
@MainActor
final class InlineTablePresenter: SkeletonPresenting {
    var content: InlineContent

    private weak var table: UITableView?
    private let model: TableAnimated
    private var proxy: TableProxy?
    /// Proxies that the app's objects may still know; they hand on to what was the app's then.
    private var retired: [TableProxy] = []
    private var observations: [NSKeyValueObservation] = []
    private var rows: [Int: [TableRows.Row]] = [:]
    private var isAdopting = false
    private var hasLentPrefetching = false

    init(table: UITableView, model: TableAnimated) {
        self.table = table
        self.model = model
        content = InlineContent(parts: .sections([]), counts: [], plannedSections: 0) { _, _ in 0 }
    }

    var views: [UIView] { [] }

    func show() {
        guard let table else { return }
        // Whoever prefetches would be asked for cells that the app does not have.
        if table.prefetchDataSource != nil, table.isPrefetchingEnabled {
            table.isPrefetchingEnabled = false
            hasLentPrefetching = true
        }
        install()
        if model.scrollsToTop {
            let top = CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top)
            table.setContentOffset(top, animated: false)
        }
        observations = [
            table.observe(\.dataSource, options: []) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.adopt() }
            },
            table.observe(\.delegate, options: []) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.adopt() }
            },
        ]
    }

    func update() {
        guard let table, let proxy else { return }
        adopt()
        plan(for: self.proxy ?? proxy, in: table)
        reload(table)
    }

    func release() {
        observations = []
        guard let table, let proxy else { return }
        self.proxy = nil
        if hasLentPrefetching { table.isPrefetchingEnabled = true }
        hasLentPrefetching = false
        proxy.filling = nil
        let isSource = table.dataSource === proxy
        if isSource { table.dataSource = proxy.dataSource }
        if table.delegate === proxy { table.delegate = proxy.delegate }
        if isSource { reload(table) }
    }

    func remove() {
        release()
        retired = []
    }
}

// MARK: - Proxy

extension InlineTablePresenter {
    private func install() {
        guard let table else { return }
        let proxy = TableProxy(source: table.dataSource, target: table.delegate)
        proxy.filling = self
        proxy.listDidAsk = { [weak self] in self?.adopt() }
        self.proxy = proxy
        plan(for: proxy, in: table)
        table.dataSource = proxy
        table.delegate = proxy
        reload(table)
    }

    /// Takes over a data source or delegate that the app set while a part loads.
    ///
    /// The new proxy is another object: whoever wrapped the old one reaches the app's objects through it and
    /// never comes back here.
    private func adopt() {
        guard let table, let old = proxy, !isAdopting else { return }
        guard table.dataSource !== old || table.delegate !== old else { return }
        isAdopting = true
        defer { isAdopting = false }
        let source = table.dataSource === old ? old.dataSource : table.dataSource
        let target = table.delegate === old ? old.delegate : table.delegate
        if DiffableDataSource.isOne(source) { return }
        let proxy = TableProxy(source: source, target: target)
        proxy.filling = self
        proxy.listDidAsk = { [weak self] in self?.adopt() }
        old.filling = nil
        old.listDidAsk = nil
        retired.append(old)
        self.proxy = proxy
        plan(for: proxy, in: table)
        table.dataSource = proxy
        table.delegate = proxy
    }

    /// Reloads without losing the selection of the app's rows.
    private func reload(_ table: UITableView) {
        let selected = table.indexPathsForSelectedRows ?? []
        table.reloadData()
        for path in selected where isSelectable(path, in: table) {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    private func isSelectable(_ path: IndexPath, in table: UITableView) -> Bool {
        guard path.section < table.numberOfSections, path.row < table.numberOfRows(inSection: path.section)
        else {
            return false
        }
        return proxy?.number(at: path) == nil
    }
}

// MARK: - Plan

extension InlineTablePresenter {
    private func plan(for proxy: TableProxy, in table: UITableView) {
        rows = [:]
        content = InlineContent(
            parts: model.parts, counts: proxy.counts(in: table), plannedSections: model.plannedSections.count
        ) { number, base in
            rows[number] = plannedRows(number, in: table)
            let count = rows[number]?.count ?? 0
            // Rows that fill the list leave room for what the app may delete meanwhile.
            return fills(number) ? max(count, base) : count
        }
    }

    private func plannedRows(_ number: Int, in table: UITableView) -> [TableRows.Row] {
        guard let section = model.section(at: number) else { return [] }
        let height = table.bounds.inset(by: table.adjustedContentInset).height
        return measure(table).rows(of: section, at: number) { before in
            height - before.reduce(0) { $0 + $1.height }
        }
    }

    private func fills(_ number: Int) -> Bool {
        model.section(at: number)?.cells.contains { model.count(of: $0, at: number) == nil } ?? false
    }

    private func measure(_ table: UITableView) -> TableRows {
        TableRows(model: model, table: table, width: TableProbe(like: table, top: 0).rowWidth)
    }

    private func row(at path: IndexPath, number: Int) -> TableRows.Row? {
        guard let table else { return nil }
        if content.isOfSections {
            guard let rows = rows[number] else { return nil }
            return path.row < rows.count ? rows[path.row] : rows.last
        }
        if let row = rows[number]?.first { return row }
        guard let cell = model.cell(atRow: number) else { return nil }
        let row = TableRows.Row(
            prototype: cell.prototype, height: measure(table).height(of: cell, row: number, in: 0))
        rows[number] = [row]
        return row
    }
}

// MARK: - Filling

extension InlineTablePresenter: TableFilling {
    func cell(at path: IndexPath, number: Int) -> UITableViewCell {
        let cell = dequeue()
        guard let table, let row = row(at: path, number: number) else { return cell }
        let model = model
        cell.cover.show(OverlayStyle(model: model, host: table), background: background(of: table)) {
            [weak table] size in
            guard let table else { return [] }
            return [SkeletonTile(production: model.production(of: row.prototype, size: size, in: table))]
        }
        return cell
    }

    func height(at path: IndexPath, number: Int) -> CGFloat {
        row(at: path, number: number)?.height ?? 44
    }

    func header(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? model.section(at: number)?.header : nil
    }

    func footer(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? model.section(at: number)?.footer : nil
    }

    func view(for supplementary: SupplementaryAnimated) -> UIView {
        let band = SkeletonBand(frame: .zero)
        guard let table else { return band }
        let model = model
        band.cover.show(OverlayStyle(model: model, host: table), background: nil) { [weak table] size in
            guard let table else { return [] }
            return [
                SkeletonTile(production: model.production(of: supplementary.prototype, size: size, in: table))
            ]
        }
        return band
    }

    private func dequeue() -> SkeletonTableCell {
        table?.dequeueReusableCell(withIdentifier: SkeletonTableCell.identifier) as? SkeletonTableCell
            ?? SkeletonTableCell(style: .default, reuseIdentifier: SkeletonTableCell.identifier)
    }

    /// Cells of the grouped styles stand on a surface of their own.
    private func background(of table: UITableView) -> UIColor? {
        let isGiven = model.animatedBackgroundColor ?? SkeletonConfiguration.shared.animatedBackgroundColor
        return table.style == .plain || isGiven != nil ? nil : .secondarySystemGroupedBackground
    }
}
