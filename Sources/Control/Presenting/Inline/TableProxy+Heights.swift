import UIKit

extension TableProxy: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        listDidAsk?()
        return skeletonHeight(at: indexPath)
            ?? forward(delegate?.tableView(_:heightForRowAt:), tableView, indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        skeletonHeight(at: indexPath)
            ?? forward(delegate?.tableView(_:estimatedHeightForRowAt:), tableView, indexPath)
            ?? tableView.estimatedRowHeight
    }

    private func skeletonHeight(at path: IndexPath) -> CGFloat? {
        number(at: path).flatMap { cells?.height(at: path, number: $0) }
    }

    private func view(
        for supplementary: SupplementaryAnimated, _ kind: SkeletonPlace.Kind, _ section: Int
    ) -> UIView? {
        cells?.view(
            for: supplementary, kind, number: skeleton?.content.number(ofSection: section) ?? section)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        header(section).flatMap { cells?.height(of: $0) }
            ?? forward(delegate?.tableView(_:heightForHeaderInSection:), tableView, section)
            ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        header(section).flatMap { cells?.height(of: $0) }
            ?? forward(delegate?.tableView(_:estimatedHeightForHeaderInSection:), tableView, section)
            ?? tableView.estimatedSectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header(section).flatMap { view(for: $0, .header, section) }
            ?? forward(delegate?.tableView(_:viewForHeaderInSection:), tableView, section) ?? nil
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        room?(section) ?? footer(section).flatMap { cells?.height(of: $0) }
            ?? forward(delegate?.tableView(_:heightForFooterInSection:), tableView, section)
            ?? tableView.sectionFooterHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        room?(section) ?? footer(section).flatMap { cells?.height(of: $0) }
            ?? forward(delegate?.tableView(_:estimatedHeightForFooterInSection:), tableView, section)
            ?? tableView.estimatedSectionFooterHeight
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footer(section).flatMap { view(for: $0, .footer, section) }
            ?? forward(delegate?.tableView(_:viewForFooterInSection:), tableView, section) ?? nil
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        forward(delegate?.tableView(_:indentationLevelForRowAt:), tableView, indexPath) ?? 0
    }
}
