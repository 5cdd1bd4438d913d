import Foundation

extension UITableView {
    func setNeedsReload() {
        content.needsReload = true
        setNeedsLayout()
    }

    func setNeedsGeometry() {
        content.needsGeometry = true
        setNeedsLayout()
    }

    /// Forgets rows and selection, and asks for counts and heights at once; cells follow with the next
    /// layout.
    func discardContent() {
        swiped = nil
        display.endings.beginReload()
        recycleEverything()
        display.endings.endReload()
        selectedPaths = []
        content.needsReload = true
        updateContentIfNeeded()
        setNeedsLayout()
    }

    func updateContentIfNeeded() {
        if content.needsReload {
            content.needsReload = false
            recycleEverything()
            content.counts = currentCounts()
            prefetching.forget()
            updateSectionIndexTitles()
            rebuildGeometry()
        } else if content.needsGeometry || content.geometry.width != bounds.width {
            rebuildGeometry()
        }
    }

    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = dataSource[.numberOfSections]?.numberOfSections(in: self) ?? 1
        HeadlessListQuestions.add(count)
        return (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    func rebuildGeometry() {
        content.needsGeometry = false
        display.waitingHeaders = [:]
        display.waitingFooters = [:]
        var geometry = TableGeometry()
        geometry.width = bounds.width
        let hasMargin = style == .insetGrouped && (window != nil || !HeadlessScreen.isUnkind)
        geometry.margin = hasMargin ? TableMetrics.insetGroupedMargin : 0
        geometry.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
        geometry.tableFooterHeight = tableFooterView?.frame.height ?? 0
        content.geometry = geometry
        let counts = content.counts
        geometry.sections = counts.indices.map { section(at: $0, count: counts[$0]) }
        // A delegate that reloads while it is asked has had a newer geometry made.
        guard counts == content.counts else { return }
        geometry.stack()
        content.geometry = geometry
        updateContentSize()
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: content.geometry.contentHeight)
        guard contentSize != size else { return }
        content.isUpdating = true
        contentSize = size
        content.isUpdating = false
    }

    // MARK: Heights

    private func section(at index: Int, count: Int) -> TableGeometry.Section {
        var section = TableGeometry.Section()
        section.rows = rowExtents(inSection: index, count: count)
        section.header = headerExtent(inSection: index)
        section.footer = footerExtent(inSection: index)
        if section.header.height > 0 { section.headerPadding = headerPadding }
        return section
    }

    var headerPadding: CGFloat {
        guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
        return style == .plain ? TableMetrics.plainHeaderPadding : 0
    }

    /// The extents of the rows of a section; those that a delegate tells nothing about are all the same.
    private func rowExtents(inSection index: Int, count: Int) -> [TableGeometry.Extent] {
        guard count > 0 else { return [] }
        let isTold = delegate?[.heightForRow] != nil || delegate?[.estimatedHeightForRow] != nil
        guard isTold else {
            return Array(repeating: rowExtent(at: IndexPath(row: 0, section: index)), count: count)
        }
        return (0..<count).map { rowExtent(at: IndexPath(row: $0, section: index)) }
    }

    // A height that is not given is estimated until its cell is measured.
    private func rowExtent(at path: IndexPath) -> TableGeometry.Extent {
        let height = delegate?[.heightForRow]?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height < 0 else { return TableGeometry.Extent(height: height) }
        let estimate =
            delegate?[.estimatedHeightForRow]?.tableView(self, estimatedHeightForRowAt: path)
            ?? estimatedRowHeight
        return TableGeometry.Extent(
            height: estimate > 0 ? estimate : TableMetrics.rowHeight, isEstimate: true)
    }

    private func headerExtent(inSection index: Int) -> TableGeometry.Extent {
        let height =
            delegate?[.heightForHeader]?.tableView(self, heightForHeaderInSection: index)
            ?? sectionHeaderHeight
        if height >= 0, height != sectionHeaderHeight { return TableGeometry.Extent(height: height) }
        if dataSource?[.titleForHeader]?.tableView(self, titleForHeaderInSection: index) != nil {
            return extent(height, automatic: TableMetrics.titledHeader(style, isFirst: index == 0))
        }
        let estimate =
            delegate?[.estimatedHeightForHeader]?.tableView(self, estimatedHeightForHeaderInSection: index)
            ?? estimatedSectionHeaderHeight
        if height < 0, estimate > 0 { return TableGeometry.Extent(height: estimate, isEstimate: true) }
        guard let view = delegate?[.viewForHeader]?.tableView(self, viewForHeaderInSection: index) else {
            return extent(
                style == .plain ? 0 : height, automatic: TableMetrics.emptyHeader(style, isFirst: index == 0))
        }
        display.waitingHeaders[index] = view
        return extent(height, automatic: measuredHeight(of: view))
    }

    private func footerExtent(inSection index: Int) -> TableGeometry.Extent {
        let height =
            delegate?[.heightForFooter]?.tableView(self, heightForFooterInSection: index)
            ?? sectionFooterHeight
        if height >= 0, height != sectionFooterHeight { return TableGeometry.Extent(height: height) }
        if let title = dataSource?[.titleForFooter]?.tableView(self, titleForFooterInSection: index) {
            return extent(height, automatic: titledFooterHeight(title))
        }
        let estimate =
            delegate?[.estimatedHeightForFooter]?.tableView(self, estimatedHeightForFooterInSection: index)
            ?? estimatedSectionFooterHeight
        if height < 0, estimate > 0 { return TableGeometry.Extent(height: estimate, isEstimate: true) }
        guard let view = delegate?[.viewForFooter]?.tableView(self, viewForFooterInSection: index) else {
            return extent(style == .plain ? 0 : height, automatic: TableMetrics.emptyFooter(style))
        }
        display.waitingFooters[index] = view
        return extent(height, automatic: measuredHeight(of: view))
    }

    private func extent(_ height: CGFloat, automatic: @autoclosure () -> CGFloat) -> TableGeometry.Extent {
        TableGeometry.Extent(height: height < 0 ? automatic() : height)
    }

    private func titledFooterHeight(_ title: String) -> CGFloat {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        configureTitle(title, of: view, role: .footer)
        return measuredHeight(of: view)
    }

    func measuredHeight(of view: UIView) -> CGFloat {
        let width = max(0, content.geometry.width - 2 * content.geometry.margin)
        return withOwnTraits(view) {
            view.updateConstraintsIfNeeded()
            return pixelCeil(view.headlessFittingHeight(width: width))
        }
    }
}
