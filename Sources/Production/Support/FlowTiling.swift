package import UIKit

/// The arithmetic of a flow layout: where the headers, items and footers of a plan are.
///
/// Lines are filled across the axis of scrolling. Lengths are in points; frames count from the start of the content.
package struct FlowTiling {
    /// What one section consists of.
    package struct Section {
        package var header: CGFloat?
        /// The sizes of the items, in order.
        package var sizes: [CGSize] = []
        /// The size of an item that is repeated until it fills the length; `nil` repeats none.
        package var repeatingItem: CGSize?
        /// The sizes of items that follow it in turn.
        package var followingItems: [CGSize] = []
        package var footer: CGFloat?
        package var insets = UIEdgeInsets.zero
        /// The least space between two lines.
        package var lineSpacing: CGFloat = 0
        /// The least space between two items of a line.
        package var interitemSpacing: CGFloat = 0

        /// Creates a section; without arguments it is empty.
        package init(
            header: CGFloat? = nil, sizes: [CGSize] = [], repeatingItem: CGSize? = nil,
            followingItems: [CGSize] = [], footer: CGFloat? = nil, insets: UIEdgeInsets = .zero,
            lineSpacing: CGFloat = 0, interitemSpacing: CGFloat = 0
        ) {
            self.header = header
            self.sizes = sizes
            self.repeatingItem = repeatingItem
            self.followingItems = followingItems
            self.footer = footer
            self.insets = insets
            self.lineSpacing = lineSpacing
            self.interitemSpacing = interitemSpacing
        }

        /// The sizes of the items of one turn; empty where none are repeated.
        var turn: [CGSize] { repeatingItem.map { [$0] + followingItems } ?? [] }
    }

    /// What an element is.
    package enum Kind: Hashable {
        case header
        /// An item, with its position in the section.
        case item(Int)
        case footer
    }

    /// A header, an item or a footer.
    package struct Element: Equatable {
        package let section: Int
        package let kind: Kind
        package let frame: CGRect
    }

    /// The area to fill: as broad as the list, and as long as elements are wanted.
    private let size: CGSize
    private let direction: UICollectionView.ScrollDirection
    private let scale: CGFloat

    /// The largest number of items of a section, however small they are.
    package static let limit = 1_000

    /// Creates the arithmetic of an area.
    ///
    /// - Parameter scale: The pixels of a point, on which the corners of items lie; 0 leaves them between pixels.
    package init(size: CGSize, direction: UICollectionView.ScrollDirection, scale: CGFloat = 0) {
        self.size = size
        self.direction = direction
        self.scale = scale
    }

    /// Returns the elements of all sections that begin within the length, from the start of the content.
    package func elements(of sections: [Section]) -> [Element] {
        var elements: [Element] = []
        var position: CGFloat = 0
        for (number, section) in sections.enumerated() where number == 0 || position < length {
            append(section, number, at: &position, to: &elements)
        }
        return elements
    }

    private func append(
        _ section: Section, _ number: Int, at position: inout CGFloat, to elements: inout [Element]
    ) {
        appendEdge(.header, section.header, number, at: &position, to: &elements)
        position += isVertical ? section.insets.top : section.insets.left
        var item = 0
        for (index, line) in lines(of: section, from: position).enumerated() {
            if index > 0 { position += section.lineSpacing }
            let depth = line.depth(in: self)
            for (offset, size) in zip(offsets(of: line, in: section), line.sizes) {
                let frame = frame(
                    size, along: snapped(position + (depth - along(size)) / 2),
                    across: snapped(leading(section) + offset))
                elements.append(Element(section: number, kind: .item(item), frame: frame))
                item += 1
            }
            position += depth
        }
        position += isVertical ? section.insets.bottom : section.insets.right
        appendEdge(.footer, section.footer, number, at: &position, to: &elements)
    }

    /// Adds a header or footer, which spans the breadth.
    private func appendEdge(
        _ kind: Kind, _ length: CGFloat?, _ section: Int, at position: inout CGFloat,
        to elements: inout [Element]
    ) {
        guard let length else { return }
        let size =
            isVertical
            ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
        elements.append(
            Element(section: section, kind: kind, frame: frame(size, along: position, across: 0)))
        position += length
    }
}

// MARK: - Lines

extension FlowTiling {
    private struct Line {
        var sizes: [CGSize] = []
        /// Whether more items follow, so that the line spreads over the whole breadth.
        var isFull = false

        func depth(in tiling: FlowTiling) -> CGFloat { sizes.map(tiling.along).max() ?? 0 }
    }

    /// Returns the items of a section in lines; with a repeating item, as many lines as reach the length.
    private func lines(of section: Section, from start: CGFloat) -> [Line] {
        var lines: [Line] = []
        var reached = start
        for size in section.sizes {
            let count = lines.count
            wrap(size, into: &lines, of: section)
            guard lines.count > count, count > 0 else { continue }
            reached += max(1, lines[count - 1].depth(in: self)) + section.lineSpacing
            // The line that begins behind the end is not wanted, nor is any after it.
            if reached >= length { return lines.dropLast() }
        }
        let items = section.turn
        guard !items.isEmpty else { return lines }
        var count = section.sizes.count
        repeat {
            wrap(items[(count - section.sizes.count) % items.count], into: &lines, of: section)
            count += 1
        } while count < Self.limit
            && (lines.count < 2 || end(of: lines.dropLast(), in: section, from: start) < length)
        // The line that begins behind the end is not wanted, unless it is the only one.
        if lines.count > 1 { lines.removeLast() }
        lines[lines.count - 1].isFull = true
        return lines
    }

    /// Adds an item to the last line, or to a new one where it does not fit.
    private func wrap(_ size: CGSize, into lines: inout [Line], of section: Section) {
        guard let last = lines.last else { return lines.append(Line(sizes: [size])) }
        let used = last.sizes.reduce(0) { $0 + across($1) + section.interitemSpacing }
        // A hair of tolerance keeps items that fit exactly on one line.
        if used + across(size) <= room(of: section) + 0.001 {
            lines[lines.count - 1].sizes.append(size)
        } else {
            lines[lines.count - 1].isFull = true
            lines.append(Line(sizes: [size]))
        }
    }

    private func end(of lines: ArraySlice<Line>, in section: Section, from start: CGFloat) -> CGFloat {
        lines.reduce(start) { $0 + max(1, $1.depth(in: self)) + section.lineSpacing }
    }

    /// A line that others follow spreads its items. The last one is spaced as if it were full of its items where they
    /// are alike, else by the least spacing. An item that has a line to itself is centered.
    private func offsets(of line: Line, in section: Section) -> [CGFloat] {
        let lengths = line.sizes.map(across)
        let room = room(of: section)
        let columns = columns(of: line, in: section)
        if lengths.count == 1, columns == 1 { return [(room - lengths[0]) / 2] }
        var spacing = section.interitemSpacing
        if lengths.count > 1, line.isFull {
            spacing = (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
        } else if lengths.count > 1, let columns, columns > 1 {
            spacing = (room - lengths[0] * CGFloat(columns)) / CGFloat(columns - 1)
        }
        var offset: CGFloat = 0
        return lengths.map { length in
            defer { offset += length + spacing }
            return offset
        }
    }

    /// The number of items of a full line; `nil` where those of the line differ in size.
    private func columns(of line: Line, in section: Section) -> Int? {
        guard let first = line.sizes.first, line.sizes.allSatisfy({ $0 == first }) else { return nil }
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

    private func snapped(_ value: CGFloat) -> CGFloat {
        scale > 0 ? (value * scale + 0.5).rounded(.down) / scale : value
    }

    private func frame(_ size: CGSize, along: CGFloat, across: CGFloat) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }
}
