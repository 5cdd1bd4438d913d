import Foundation
import TabProduction
import UIKit

/// The last content of a list: the counts and sizes of cells in each section.
struct RememberedContent: Equatable, Codable, Sendable {
    /// One section.
    struct Section: Equatable, Codable, Sendable {
        var count: Int
        /// The sizes of the first cells in points, zero for those that the list only estimated; empty where none is known.
        var sizes: [CGSize]
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
    var withoutSizes: RememberedContent {
        RememberedContent(sections: sections.map { Section(count: $0.count, sizes: []) })
    }

    /// Returns the content with the known sizes of sections of equal counts, where it has none.
    func keepingSizes(of known: RememberedContent?) -> RememberedContent {
        guard let known else { return self }
        var content = self
        for (index, old) in known.sections.enumerated() where content.sections.indices.contains(index) {
            let new = content.sections[index]
            if new.sizes.isEmpty, new.count == old.count { content.sections[index].sizes = old.sizes }
        }
        return content
    }

    /// The number of cells whose sizes are remembered.
    func sizes(inSection section: Int) -> Int {
        sections.indices.contains(section) ? min(sections[section].sizes.count, Self.limit) : 0
    }

    /// Returns the size of a cell, if it is known.
    func size(ofItem item: Int, inSection section: Int) -> CGSize? {
        guard sections.indices.contains(section), sections[section].sizes.indices.contains(item) else {
            return nil
        }
        let size = sections[section].sizes[item]
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return CGSize(width: size.width.clampedLength, height: size.height.clampedLength)
    }
}
