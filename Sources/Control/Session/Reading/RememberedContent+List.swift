import UIKit

extension RememberedContent {
    /// Reads a list; `nil` if it shows nothing.
    @MainActor
    init?(of list: some SkeletonHostList) {
        let table = list as? UITableView
        let seen = Set(list.shownPaths)
        let sections = (0..<min(list.numberOfSections, Self.limit)).map { section in
            let count = min(list.numberOfCells(inSection: section), Self.limit)
            guard let table, !table.layer.needsLayout() else { return Section(count: count, heights: []) }
            let heights = (0..<count).map { row in
                let path = IndexPath(row: row, section: section)
                // The table only estimates rows that it has not shown yet.
                return seen.contains(path) || table.estimatedRowHeight == 0
                    ? table.rectForRow(at: path).height : 0
            }
            return Section(count: count, heights: heights)
        }
        guard sections.contains(where: { $0.count > 0 }) else { return nil }
        self.init(sections: sections)
    }
}
