import UIKit

/// The arithmetic of a flow layout: where headers, items and footers of a plan stand.
///
/// It fills lines across the scroll direction. All values are in points; positions count from the start of
/// the content.
struct FlowTiling {
    /// What one section needs.
    struct Section {
        var header: CGFloat?
        /// The sizes of the items, in order.
        var sizes: [CGSize] = []
        /// The size of as many more items as fill the length; `nil` adds none.
        var filler: CGSize?
        var footer: CGFloat?
        var insets = UIEdgeInsets.zero
        /// The least space between two lines.
        var lineSpacing: CGFloat = 0
        /// The least space between two items of a line.
        var interitemSpacing: CGFloat = 0
    }

    /// What stands at one place.
    enum Kind: Hashable {
        case header
        /// An item, with its position in the section.
        case item(Int)
        case footer
    }

    /// One place.
    struct Item: Equatable {
        let section: Int
        let kind: Kind
        let frame: CGRect
    }

    /// What is filled: the breadth is that of the list, the length reaches as far as tiles are wanted.
    let size: CGSize
    let direction: UICollectionView.ScrollDirection

    /// No section ever has more items than this, however small they are.
    private static let limit = 1_000

    /// Returns the places of all sections, from the start of the content.
    func items(for sections: [Section]) -> [Item] {
        var items: [Item] = []
        var start: CGFloat = 0
        for (index, section) in sections.enumerated() {
            start = place(section, at: index, from: start, into: &items)
        }
        return items
    }

    private func place(
        _ section: Section, at index: Int, from start: CGFloat, into items: inout [Item]
    ) -> CGFloat {
        var position = start
        if let header = section.header {
            items.append(band(.header, index, at: position, length: header))
            position += header
        }
        position += isVertical ? section.insets.top : section.insets.left
        var number = 0
        for line in lines(of: section, from: position) {
            if number > 0 { position += section.lineSpacing }
            let depth = line.sizes.map(along).max() ?? 0
            for (offset, size) in zip(offsets(of: line, in: section), line.sizes) {
                let frame = frame(
                    size, along: position + (depth - along(size)) / 2, across: leading(section) + offset)
                items.append(Item(section: index, kind: .item(number), frame: frame))
                number += 1
            }
            position += depth
        }
        position += isVertical ? section.insets.bottom : section.insets.right
        if let footer = section.footer {
            items.append(band(.footer, index, at: position, length: footer))
            position += footer
        }
        return position
    }
}

// MARK: - Lines

extension FlowTiling {
    private struct Line {
        var sizes: [CGSize] = []
        /// Whether more items follow, so that the line spreads over the whole breadth.
        var isFull = false
    }

    /// Returns the items of a section in lines; with a filler, as many lines as reach the length.
    private func lines(of section: Section, from start: CGFloat) -> [Line] {
        var sizes = section.sizes
        var lines = broken(sizes, in: section)
        guard let filler = section.filler else { return lines }
        repeat {
            sizes.append(filler)
            lines = appending(filler, to: lines, in: section)
        } while sizes.count < Self.limit
            && (lines.count < 2 || end(of: lines.dropLast(), in: section, from: start) < length)
        // The line that begins behind the end is not wanted, unless it is the only one.
        if lines.count > 1 { lines.removeLast() }
        if lines.indices.last != nil { lines[lines.count - 1].isFull = true }
        return lines
    }

    private func broken(_ sizes: [CGSize], in section: Section) -> [Line] {
        sizes.reduce(into: []) { lines, size in lines = appending(size, to: lines, in: section) }
    }

    private func appending(_ size: CGSize, to lines: [Line], in section: Section) -> [Line] {
        var lines = lines
        if let last = lines.last {
            let used = last.sizes.map(across).reduce(0) { $0 + $1 + section.interitemSpacing }
            // A hair of tolerance keeps items that fit exactly on one line.
            if used + across(size) <= room(of: section) + 0.001 {
                lines[lines.count - 1].sizes.append(size)
                return lines
            }
            lines[lines.count - 1].isFull = true
        }
        return lines + [Line(sizes: [size])]
    }

    private func end(of lines: ArraySlice<Line>, in section: Section, from start: CGFloat) -> CGFloat {
        lines.reduce(start) { $0 + max(1, $1.sizes.map(along).max() ?? 0) + section.lineSpacing }
    }

    /// A full line spreads its items. The last one keeps the columns of the lines above where all items are
    /// alike. An item that has a line to itself stands in its middle.
    private func offsets(of line: Line, in section: Section) -> [CGFloat] {
        let lengths = line.sizes.map(across)
        let room = room(of: section)
        let columns = columns(of: line, in: section)
        if lengths.count == 1, columns == 1 { return [(room - lengths[0]) / 2] }
        var spacing = section.interitemSpacing
        if line.isFull, lengths.count > 1 {
            spacing = (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
        } else if let columns, columns > 1, section.sizes.count > columns {
            spacing = (room - lengths[0] * CGFloat(columns)) / CGFloat(columns - 1)
        }
        var offset: CGFloat = 0
        return lengths.map { length in
            defer { offset += length + spacing }
            return offset
        }
    }

    /// The number of items of a full line; `nil` where items differ in size.
    private func columns(of line: Line, in section: Section) -> Int? {
        let all = section.sizes + [section.filler].compactMap { $0 }
        guard let first = all.first, all.allSatisfy({ $0 == first }) else {
            let isAlone =
                line.sizes.count == 1
                && across(line.sizes[0]) * 2 + section.interitemSpacing > room(of: section)
            return isAlone ? 1 : nil
        }
        let step = across(first) + section.interitemSpacing
        let fitting = step > 0 ? (room(of: section) + section.interitemSpacing + 0.001) / step : 1
        return fitting.isFinite ? max(1, Int(min(fitting, 10_000))) : 1
    }
}

// MARK: - Directions

extension FlowTiling {
    private var isVertical: Bool { direction == .vertical }

    private var length: CGFloat { isVertical ? size.height : size.width }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func leading(_ section: Section) -> CGFloat {
        isVertical ? section.insets.left : section.insets.top
    }

    private func room(of section: Section) -> CGFloat {
        isVertical
            ? size.width - section.insets.left - section.insets.right
            : size.height - section.insets.top - section.insets.bottom
    }

    private func frame(_ size: CGSize, along: CGFloat, across: CGFloat) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }

    private func band(_ kind: Kind, _ section: Int, at position: CGFloat, length: CGFloat) -> Item {
        let frame =
            isVertical
            ? CGRect(x: 0, y: position, width: size.width, height: length)
            : CGRect(x: position, y: 0, width: length, height: size.height)
        return Item(section: section, kind: kind, frame: frame)
    }
}
