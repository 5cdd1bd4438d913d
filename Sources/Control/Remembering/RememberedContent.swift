import Foundation
import TabProduction
import UIKit

/// The last content of a list: the counts and heights of cells in each section.
struct RememberedContent: Hashable, Codable, Sendable {
    /// One section.
    struct Section: Hashable, Codable, Sendable {
        var count: Int
        /// The heights of the first rows of a table, in points; zero for rows out of sight, empty for collections.
        var heights: [CGFloat]
    }

    /// The largest count of cells that is worth remembering.
    static let limit = 50

    var sections: [Section]

    /// Returns the count of cells of a section; `nil` if it had none, or so many that the skeleton fills the list.
    func count(inSection section: Int) -> Int? {
        guard sections.indices.contains(section) else { return nil }
        let count = sections[section].count
        return count > 0 && count < Self.limit ? count : nil
    }

    /// The counts alone.
    var withoutHeights: RememberedContent {
        RememberedContent(sections: sections.map { Section(count: $0.count, heights: []) })
    }

    /// Returns the content with the known heights of sections of equal counts, where it has none.
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

    /// Returns the height of a row, if it is known.
    func height(ofItem item: Int, inSection section: Int) -> CGFloat? {
        guard sections.indices.contains(section), sections[section].heights.indices.contains(item) else {
            return nil
        }
        let height = sections[section].heights[item]
        return height.isFinite && height > 0 ? height.clampedLength : nil
    }
}
