import Foundation
import TabCache
import TabProduction
import UIKit

/// The last content of a list: the counts and frames of cells in each section.
struct RememberedContent: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        var count: Int
        /// The frames of the first cells in points, zero for those that the list only estimated; empty where none is known.
        var frames: [CGRect]
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

    /// Returns the content with the known sizes of sections of equal counts, where it has none.
    func keepingSizes(of known: RememberedContent?) -> RememberedContent {
        guard let known else { return self }
        var content = self
        for (index, old) in known.sections.enumerated() where content.sections.indices.contains(index) {
            let new = content.sections[index]
            if new.frames.isEmpty, new.count == old.count { content.sections[index].frames = old.frames }
        }
        return content
    }

    /// Whether any size is remembered.
    var hasSizes: Bool { sections.contains { !$0.frames.isEmpty } }

    /// The number of cells whose sizes are remembered.
    func sizes(inSection section: Int) -> Int {
        sections.indices.contains(section) ? min(sections[section].frames.count, Self.limit) : 0
    }

    func size(ofItem item: Int, inSection section: Int) -> CGSize? {
        frame(ofItem: item, inSection: section)?.size
    }

    /// Returns the frame of a cell, if it is known, from the start of the content.
    func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].frames.indices.contains(item) else {
            return nil
        }
        let frame = sections[section].frames[item]
        return frame.isFinite && frame.width > 0 && frame.height > 0 ? frame.withinBounds : nil
    }
}

extension RememberedContent: Codable {
    init(from decoder: any Decoder) throws {
        sections = []
        var coder = try FieldCoder(reading: decoder)
        try code(with: &coder)
    }

    func encode(to encoder: any Encoder) throws {
        var (copy, coder) = (self, FieldCoder(writing: encoder))
        try copy.code(with: &coder)
    }

    private mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&sections, new: Section(count: 0, frames: [])) { section, coder in
            try coder.code(&section.count)
            try coder.code(&section.frames, new: .zero) { try $1.code(&$0) }
        }
    }
}
