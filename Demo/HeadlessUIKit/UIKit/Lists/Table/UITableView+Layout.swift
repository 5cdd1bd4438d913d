import Foundation

extension UITableView {
    func layoutContent() {
        guard updates.depth == 0 else { return }
        for report in display.endings.take() { report() }
        updateContentIfNeeded()
        HeadlessListAlerts.note(self, hasContent: content.counts.contains { $0 > 0 })
        measureHeadersAndFootersInSight()
        recycleRowsOutOfSight()
        showRowsInSight()
        layoutHeadersAndFooters()
        layoutEdgeViews()
        layoutSectionIndex()
        updateSeparators()
        placeEdgeEffects()
        prefetch()
    }

    var visibleSpan: Range<CGFloat> {
        guard bounds.minY.isFinite, bounds.maxY.isFinite else { return 0..<0 }
        return bounds.minY..<max(bounds.minY, bounds.maxY)
    }

    // MARK: Rows

    private func recycleRowsOutOfSight() {
        let visible = Set(content.geometry.rows(in: visibleSpan))
        for path in display.cells.keys.sorted() where !visible.contains(path) {
            recycleCell(at: path)
        }
    }

    // Measuring a cell moves only what comes after it, so one walk from the top is enough.
    private func showRowsInSight() {
        guard !bounds.isEmpty else { return }
        var next = content.geometry.rows(in: visibleSpan).first
        while let path = next, content.geometry.rectForRow(at: path).minY < bounds.maxY {
            showRow(at: path)
            guard content.geometry.contains(path) else { return }
            next = content.geometry.row(after: path)
        }
        updateContentSize()
    }

    private func showRow(at path: IndexPath) {
        if let cell = display.cells[path] {
            measure(cell, at: path)
            cell.frame = content.geometry.rectForRow(at: path)
            return
        }
        var made: UITableViewCell?
        UIView.performWithoutAnimation { made = makeCell(at: path) }
        // A data source that reloads while it is asked may no longer have the row.
        guard let cell = made, content.geometry.contains(path) else { return recycleCell(at: path) }
        UIView.performWithoutAnimation {
            measure(cell, at: path)
            guard content.geometry.contains(path) else { return }
            cell.frame = content.geometry.rectForRow(at: path)
            insertSubview(cell, at: backmostCount)
            cell.setNeedsLayout()
        }
        guard display.cells[path] === cell else { return }
        bringIn(cell, at: path)
        delegate?[.willDisplay]?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func makeCell(at path: IndexPath) -> UITableViewCell? {
        display.requested = (path, false)
        let answer = dataSource?.tableView(self, cellForRowAt: path)
        display.requested = nil
        guard let cell = answer else { return nil }
        if display.cells[path] !== cell { recycleCell(at: path) }
        display.cells[path] = cell
        cell.prepareForTable(self)
        cell.indentationLevel =
            delegate?[.indentationLevel]?.tableView(self, indentationLevelForRowAt: path)
            ?? cell.indentationLevel
        prepareEditing(of: cell, at: path, animated: false)
        cell.setHighlighted(false, animated: false)
        cell.setSelected(selectedPaths.contains(path), animated: false)
        return cell
    }

    private func measure(_ cell: UITableViewCell, at path: IndexPath) {
        guard content.geometry.sections[path.section].rows[path.row].isEstimate else { return }
        var height = measuredHeight(of: cell)
        if HeadlessScreen.addsSeparatorsToRows, separatorStyle != .none {
            height += 1 / max(1, traitCollection.displayScale)
        }
        guard content.geometry.contains(path) else { return }
        content.geometry.sections[path.section].rows[path.row] = TableGeometry.Extent(height: height)
        content.geometry.stack()
    }

    /// A row of automatic height is measured again.
    private func markEstimate(at path: IndexPath) {
        guard content.geometry.contains(path),
            (delegate?[.heightForRow]?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
        else { return }
        content.geometry.sections[path.section].rows[path.row].isEstimate = true
    }

    func recycleCell(at path: IndexPath) {
        guard let cell = display.cells.removeValue(forKey: path) else { return }
        recycle(cell, at: path)
    }

    func recycle(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        let report = { [weak self] in
            guard let self else { return }
            delegate?[.didEndDisplaying]?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        if !display.endings.keep(report) { report() }
        display.reusableCells.enqueue(cell, identifier: cell.reuseIdentifier)
    }

    func recycleEverything() {
        finishDepartures()
        display.cells.keys.sorted().forEach(recycleCell)
        display.headers.keys.sorted().forEach { recycleSupplement(.header, inSection: $0) }
        display.footers.keys.sorted().forEach { recycleSupplement(.footer, inSection: $0) }
    }

    func reconfigureVisibleRows(at paths: [IndexPath]) {
        for path in paths {
            guard let old = display.cells.removeValue(forKey: path) else { continue }
            display.reconfigured = old
            let cell = makeCell(at: path)
            display.reconfigured = nil
            markEstimate(at: path)
            guard let cell, cell !== old else { continue }
            insertSubview(cell, belowSubview: old)
            recycle(old, at: path)
        }
        setNeedsLayout()
    }

    // MARK: The views around the rows

    func tableEdgeViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        setNeedsGeometry()
        if !content.needsReload { updateContentIfNeeded() }
    }

    func backgroundViewDidChange(from old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    private func layoutEdgeViews() {
        backgroundView?.frame = bounds
        tableHeaderView?.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: content.geometry.tableHeaderHeight)
        tableFooterView?.frame = CGRect(
            x: 0, y: content.geometry.tableFooterTop, width: bounds.width,
            height: content.geometry.tableFooterHeight)
    }

    // MARK: Scrolling

    func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
        updateContentIfNeeded()
        let rect: CGRect
        if path.count > 1, path.row != NSNotFound {
            guard content.geometry.contains(path) else {
                return HeadlessException.raise(
                    """
                    Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are \
                    only \(content.counts.indices.contains(path.section) ? content.counts[path.section] : 0) rows in \
                    section \(path.section).
                    """)
            }
            rect = rectForRow(at: path)
        } else {
            rect = self.rect(forSection: path.section)
        }
        let target = CGPoint(
            x: contentOffset.x, y: offset(bringing: rect, inSection: path.section, to: position))
        let resting = restingOffset(nearest: target)
        guard resting != contentOffset else { return }
        setContentOffset(resting, animated: animated)
    }

    private func offset(
        bringing rect: CGRect, inSection section: Int, to position: ScrollPosition
    ) -> CGFloat {
        let inset = adjustedContentInset
        let header = style == .plain ? content.geometry.rectForHeader(inSection: section).height : 0
        switch position {
        case .top: return rect.minY - inset.top - header
        case .bottom: return rect.maxY + inset.bottom - bounds.height
        case .middle: return rect.midY - (bounds.height + inset.top - inset.bottom) / 2
        case .none: return offset(revealing: rect).y
        }
    }
}
