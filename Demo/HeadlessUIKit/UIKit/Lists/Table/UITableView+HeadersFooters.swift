import Foundation

extension UITableView {
    /// One of the two views that may stand around a section's rows.
    enum Supplement {
        case header
        case footer
    }

    /// Gives estimated headers and footers that come into sight the height they ask for.
    func measureHeadersAndFootersInSight() {
        guard !bounds.isEmpty else { return }
        while let index = content.geometry.sections(in: visibleSpan).first(where: isEstimated) {
            measureHeader(ofSection: index)
            measureFooter(ofSection: index)
            content.geometry.stack()
        }
        updateContentSize()
    }

    private func isEstimated(_ index: Int) -> Bool {
        let section = content.geometry.sections[index]
        return section.header.isEstimate || section.footer.isEstimate
    }

    private func measureHeader(ofSection index: Int) {
        guard content.geometry.sections[index].header.isEstimate else { return }
        display.waitingHeaders[index] = delegate?[.viewForHeader]?.tableView(
            self, viewForHeaderInSection: index)
        let height =
            display.waitingHeaders[index].map(measuredHeight)
            ?? TableMetrics.emptyHeader(style, isFirst: index == 0)
        guard content.geometry.sections.indices.contains(index) else { return }
        content.geometry.sections[index].header = TableGeometry.Extent(height: height)
        content.geometry.sections[index].headerPadding = height > 0 ? headerPadding : 0
    }

    private func measureFooter(ofSection index: Int) {
        guard content.geometry.sections.indices.contains(index),
            content.geometry.sections[index].footer.isEstimate
        else { return }
        display.waitingFooters[index] = delegate?[.viewForFooter]?.tableView(
            self, viewForFooterInSection: index)
        let height = display.waitingFooters[index].map(measuredHeight) ?? TableMetrics.emptyFooter(style)
        guard content.geometry.sections.indices.contains(index) else { return }
        content.geometry.sections[index].footer = TableGeometry.Extent(height: height)
    }

    func layoutHeadersAndFooters() {
        let visible = visibleSpan
        let sections = Set(bounds.isEmpty ? [] : content.geometry.sections(in: visible))
        for role in [Supplement.header, .footer] {
            let shown = sections.filter {
                let rect = rect(of: role, inSection: $0)
                return rect.height > 0 && rect.minY < visible.upperBound && rect.maxY > visible.lowerBound
            }
            views(role).keys.sorted().filter { !shown.contains($0) }
                .forEach { recycleSupplement(role, inSection: $0) }
            shown.sorted().forEach { showSupplement(role, inSection: $0) }
        }
    }

    /// Where a header or footer stands now: those of a plain table stay in sight as long as their section
    /// does.
    private func rect(of role: Supplement, inSection index: Int) -> CGRect {
        let section = content.geometry.rect(forSection: index)
        var rect =
            role == .header
            ? content.geometry.rectForHeader(inSection: index)
            : content.geometry.rectForFooter(inSection: index)
        guard style == .plain, rect.height > 0 else { return rect }
        switch role {
        case .header:
            let top = bounds.minY + adjustedContentInset.top
            rect.origin.y = max(rect.minY, min(top, section.maxY - rect.height))
        case .footer:
            let bottom = bounds.maxY - adjustedContentInset.bottom
            rect.origin.y = min(rect.minY, max(bottom - rect.height, section.minY))
        }
        return rect
    }

    private func views(_ role: Supplement) -> [Int: UIView] {
        role == .header ? display.headers : display.footers
    }

    private func showSupplement(_ role: Supplement, inSection index: Int) {
        let frame = rect(of: role, inSection: index)
        if let view = views(role)[index] {
            view.frame = frame
            return
        }
        var made: UIView?
        UIView.performWithoutAnimation { made = makeSupplement(role, inSection: index) }
        guard let view = made else { return }
        UIView.performWithoutAnimation {
            view.frame = frame
            insertSubview(view, at: display.cells.count + backmostCount)
        }
        bringIn(view, at: IndexPath(index: index))
        switch role {
        case .header:
            display.headers[index] = view
            delegate?[.willDisplayHeader]?.tableView(self, willDisplayHeaderView: view, forSection: index)
        case .footer:
            display.footers[index] = view
            delegate?[.willDisplayFooter]?.tableView(self, willDisplayFooterView: view, forSection: index)
        }
    }

    private func makeSupplement(_ role: Supplement, inSection index: Int) -> UIView? {
        switch role {
        case .header:
            display.waitingHeaders.removeValue(forKey: index)
                ?? delegate?[.viewForHeader]?.tableView(self, viewForHeaderInSection: index)
                ?? dataSource?[.titleForHeader]?.tableView(self, titleForHeaderInSection: index).map {
                    titleView($0, role: role)
                }
        case .footer:
            display.waitingFooters.removeValue(forKey: index)
                ?? delegate?[.viewForFooter]?.tableView(self, viewForFooterInSection: index)
                ?? dataSource?[.titleForFooter]?.tableView(self, titleForFooterInSection: index).map {
                    titleView($0, role: role)
                }
        }
    }

    func recycleSupplement(_ role: Supplement, inSection index: Int) {
        guard let view = removeSupplement(role, inSection: index) else { return }
        recycle(view, as: role, ofSection: index)
    }

    func removeSupplement(_ role: Supplement, inSection index: Int) -> UIView? {
        switch role {
        case .header: display.headers.removeValue(forKey: index)
        case .footer: display.footers.removeValue(forKey: index)
        }
    }

    func recycle(_ view: UIView, as role: Supplement, ofSection index: Int) {
        view.removeFromSuperview()
        let report = { [weak self] in
            guard let self else { return }
            switch role {
            case .header:
                delegate?[.didEndDisplayingHeader]?.tableView(
                    self, didEndDisplayingHeaderView: view, forSection: index)
            case .footer:
                delegate?[.didEndDisplayingFooter]?.tableView(
                    self, didEndDisplayingFooterView: view, forSection: index)
            }
        }
        if !display.endings.keep(report) { report() }
        if let view = view as? UITableViewHeaderFooterView {
            display.reusableHeaderFooters.enqueue(view, identifier: view.reuseIdentifier)
        }
    }

    // MARK: Titles

    private static let titleIdentifier = "headless.title"

    private func titleView(_ title: String, role: Supplement) -> UIView {
        let view =
            dequeueHeaderFooter(Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        configureTitle(title, of: view, role: role)
        return view
    }

    func configureTitle(_ title: String, of view: UITableViewHeaderFooterView, role: Supplement) {
        view.role = role
        view.tableStyle = style
        view.applyTitleLook()
        let isCapital = style != .plain && role == .header && !TableMetrics.isTall
        view.textLabel?.text = isCapital ? title.uppercased() : title
        view.setNeedsLayout()
    }
}
