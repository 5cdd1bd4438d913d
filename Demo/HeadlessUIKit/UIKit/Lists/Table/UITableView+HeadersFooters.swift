import Foundation

extension UITableView {
    /// One of the two views that may stand around a section's rows.
    enum Supplement {
        case header
        case footer
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
        guard let view = makeSupplement(role, inSection: index) else { return }
        UIView.performWithoutAnimation {
            view.frame = frame
            insertSubview(view, at: display.cells.count + (backgroundView?.superview === self ? 1 : 0))
        }
        switch role {
        case .header:
            display.headers[index] = view
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
        case .footer:
            display.footers[index] = view
            delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
        }
    }

    private func makeSupplement(_ role: Supplement, inSection index: Int) -> UIView? {
        switch role {
        case .header:
            display.waitingHeaders.removeValue(forKey: index)
                ?? delegate?.tableView(self, viewForHeaderInSection: index)
                ?? dataSource?.tableView(self, titleForHeaderInSection: index).map {
                    titleView($0, role: role)
                }
        case .footer:
            display.waitingFooters.removeValue(forKey: index)
                ?? delegate?.tableView(self, viewForFooterInSection: index)
                ?? dataSource?.tableView(self, titleForFooterInSection: index).map {
                    titleView($0, role: role)
                }
        }
    }

    func recycleSupplement(_ role: Supplement, inSection index: Int) {
        let view: UIView?
        switch role {
        case .header: view = display.headers.removeValue(forKey: index)
        case .footer: view = display.footers.removeValue(forKey: index)
        }
        guard let view else { return }
        view.removeFromSuperview()
        switch role {
        case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
        case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
        }
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
        view.textLabel?.text = style != .plain && role == .header ? title.uppercased() : title
        view.setNeedsLayout()
    }
}
