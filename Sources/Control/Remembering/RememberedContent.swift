import Foundation
import UIKit

/// What a list showed when it was last seen with content: how many cells in each section, and how high.
struct RememberedContent: Hashable, Codable, Sendable {
    /// One section.
    struct Section: Hashable, Codable, Sendable {
        var count: Int
        /// The heights of the first rows of a table, in points; empty for collections, zero for rows that were not seen.
        var heights: [CGFloat]
    }

    /// More cells than this are not worth a skeleton.
    static let limit = 50

    var sections: [Section]

    /// The number of cells of a section; `nil` if it had none, or so many that the skeleton goes on as they did.
    func count(inSection section: Int) -> Int? {
        guard sections.indices.contains(section) else { return nil }
        let count = sections[section].count
        return count > 0 && count < Self.limit ? count : nil
    }

    /// The content with the heights that were known of sections as long as these, where it has none: those of a table that
    /// waits for its layout.
    func keepingHeights(of known: RememberedContent?) -> RememberedContent {
        guard let known else { return self }
        var content = self
        for (index, old) in known.sections.enumerated() where content.sections.indices.contains(index) {
            let new = content.sections[index]
            if new.heights.isEmpty, new.count == old.count { content.sections[index].heights = old.heights }
        }
        return content
    }

    /// The number of rows whose heights are remembered.
    func heights(inSection section: Int) -> Int {
        sections.indices.contains(section) ? min(sections[section].heights.count, Self.limit) : 0
    }

    /// The height of a row; `nil` if it was not there.
    func height(ofItem item: Int, inSection section: Int) -> CGFloat? {
        guard sections.indices.contains(section), sections[section].heights.indices.contains(item) else {
            return nil
        }
        let height = sections[section].heights[item]
        return height.isFinite && height > 0 ? height.clampedLength : nil
    }
}
