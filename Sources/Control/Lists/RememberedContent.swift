import Foundation
import UIKit

/// What a list showed when it was last seen with content: how many cells in each section, and how high.
struct RememberedContent: Hashable, Codable, Sendable {
    /// One section.
    struct Section: Hashable, Codable, Sendable {
        var count: Int
        /// The heights of the first rows of a table, in points; empty for collections.
        var heights: [CGFloat]
    }

    /// More cells than this are not worth a skeleton.
    private static let limit = 50

    var sections: [Section]

    /// Reads a list; `nil` if it shows nothing.
    @MainActor
    init?(of list: UIView) {
        switch list {
        case let table as UITableView: sections = Self.sections(of: table)
        case let collection as UICollectionView:
            sections = (0..<collection.numberOfSections).map {
                Section(count: min(collection.numberOfItems(inSection: $0), Self.limit), heights: [])
            }
        default: return nil
        }
        guard sections.contains(where: { $0.count > 0 }) else { return nil }
    }

    @MainActor
    private static func sections(of table: UITableView) -> [Section] {
        (0..<table.numberOfSections).map { section in
            let count = min(table.numberOfRows(inSection: section), limit)
            let heights = (0..<count).map {
                table.rectForRow(at: IndexPath(row: $0, section: section)).height
            }
            return Section(count: count, heights: heights)
        }
    }

    /// The number of cells of a section; `nil` if it had none.
    func count(inSection section: Int) -> Int? {
        guard sections.indices.contains(section), sections[section].count > 0 else { return nil }
        return sections[section].count
    }

    /// The height of a row; `nil` if it was not there.
    func height(ofItem item: Int, inSection section: Int) -> CGFloat? {
        guard sections.indices.contains(section), sections[section].heights.indices.contains(item) else {
            return nil
        }
        let height = sections[section].heights[item]
        return height.isFinite && height > 0 ? height : nil
    }
}
