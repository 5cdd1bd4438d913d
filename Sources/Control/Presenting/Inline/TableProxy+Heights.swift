import UIKit

extension TableProxy: UITableViewDelegate {
    typealias AskRow<Value> = (UITableView, IndexPath) -> Value
    typealias AskSection<Value> = (UITableView, Int) -> Value
    typealias HearRow = (UITableView, IndexPath) -> Void

    // MARK: Rows

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        listDidAsk?()
        if let number = number(at: indexPath), let cells {
            return cells.height(at: indexPath, number: number)
        }
        let ask: AskRow<CGFloat>? = delegate?.tableView(_:heightForRowAt:)
        return ask?(tableView, indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        if let number = number(at: indexPath), let cells {
            return cells.height(at: indexPath, number: number)
        }
        let ask: AskRow<CGFloat>? = delegate?.tableView(_:estimatedHeightForRowAt:)
        return ask?(tableView, indexPath) ?? tableView.estimatedRowHeight
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        guard number(at: indexPath) == nil else { return 0 }
        let ask: AskRow<Int>? = delegate?.tableView(_:indentationLevelForRowAt:)
        return ask?(tableView, indexPath) ?? 0
    }

    // MARK: Headers

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        if let header = loading(section).flatMap({ cells?.header(ofSection: $0) }) { return header.height }
        guard belongsToApp(section) else { return tableView.sectionHeaderHeight }
        let ask: AskSection<CGFloat>? = delegate?.tableView(_:heightForHeaderInSection:)
        return ask?(tableView, section) ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        if let header = loading(section).flatMap({ cells?.header(ofSection: $0) }) { return header.height }
        guard belongsToApp(section) else { return tableView.estimatedSectionHeaderHeight }
        let ask: AskSection<CGFloat>? = delegate?.tableView(_:estimatedHeightForHeaderInSection:)
        return ask?(tableView, section) ?? tableView.estimatedSectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if let header = loading(section).flatMap({ cells?.header(ofSection: $0) }) {
            return cells?.view(for: header)
        }
        guard belongsToApp(section) else { return nil }
        let ask: AskSection<UIView?>? = delegate?.tableView(_:viewForHeaderInSection:)
        return ask?(tableView, section) ?? nil
    }

    // MARK: Footers

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        if let footer = loading(section).flatMap({ cells?.footer(ofSection: $0) }) { return footer.height }
        guard belongsToApp(section) else { return tableView.sectionFooterHeight }
        let ask: AskSection<CGFloat>? = delegate?.tableView(_:heightForFooterInSection:)
        return ask?(tableView, section) ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        if let footer = loading(section).flatMap({ cells?.footer(ofSection: $0) }) { return footer.height }
        guard belongsToApp(section) else { return tableView.estimatedSectionFooterHeight }
        let ask: AskSection<CGFloat>? = delegate?.tableView(_:estimatedHeightForFooterInSection:)
        return ask?(tableView, section) ?? tableView.estimatedSectionFooterHeight
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        if let footer = loading(section).flatMap({ cells?.footer(ofSection: $0) }) {
            return cells?.view(for: footer)
        }
        guard belongsToApp(section) else { return nil }
        let ask: AskSection<UIView?>? = delegate?.tableView(_:viewForFooterInSection:)
        return ask?(tableView, section) ?? nil
    }
}
