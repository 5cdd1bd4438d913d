import UIKit

/// The arithmetic of a flow layout: where headers, items and footers of a plan stand.
///
/// It fills lines across the scroll direction. All values are in points; positions count from the top
/// left corner of the cover.
struct FlowTiling: Hashable {
    /// What one section needs.
    struct Section: Hashable {
        var header: CGFloat?
        var itemSize: CGSize
        /// The number of items; `nil` fills the visible length.
        var count: Int?
        var footer: CGFloat?
        var insets: UIEdgeInsets
        /// The least space between two lines.
        var lineSpacing: CGFloat
        /// The least space between two items of a line.
        var interitemSpacing: CGFloat

        static func == (left: Section, right: Section) -> Bool {
            left.header == right.header && left.itemSize == right.itemSize && left.count == right.count
                && left.footer == right.footer && left.insets == right.insets
                && left.lineSpacing == right.lineSpacing && left.interitemSpacing == right.interitemSpacing
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(itemSize.width)
            hasher.combine(itemSize.height)
            hasher.combine(count)
        }
    }

    /// What stands at one place.
    enum Kind: Hashable {
        case header
        case item
        case footer
    }

    /// One place.
    struct Item: Hashable {
        let section: Int
        let kind: Kind
        let frame: CGRect
    }

    let size: CGSize
    let direction: UICollectionView.ScrollDirection

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
        let line = Line(section: section, available: breadth(inside: section), isVertical: isVertical)
        let count = section.count ?? line.count(filling: length - position)
        for item in 0..<count {
            let row = item / line.columns
            let isFull = count - row * line.columns >= line.columns
            let along = position + CGFloat(row) * (line.length + section.lineSpacing)
            let across = line.offset(ofColumn: item % line.columns, isFull: isFull)
            items.append(Item(section: index, kind: .item, frame: frame(section, along: along, across: across)))
        }
        let rows = (count + line.columns - 1) / line.columns
        if rows > 0 { position += CGFloat(rows) * (line.length + section.lineSpacing) - section.lineSpacing }
        position += isVertical ? section.insets.bottom : section.insets.right
        if let footer = section.footer {
            items.append(band(.footer, index, at: position, length: footer))
            position += footer
        }
        return position
    }

    private var isVertical: Bool { direction == .vertical }

    private var length: CGFloat { isVertical ? size.height : size.width }

    private func breadth(inside section: Section) -> CGFloat {
        isVertical
            ? size.width - section.insets.left - section.insets.right
            : size.height - section.insets.top - section.insets.bottom
    }

    private func frame(_ section: Section, along: CGFloat, across: CGFloat) -> CGRect {
        let origin = isVertical
            ? CGPoint(x: section.insets.left + across, y: along)
            : CGPoint(x: along, y: section.insets.top + across)
        return CGRect(origin: origin, size: section.itemSize)
    }

    private func band(_ kind: Kind, _ section: Int, at position: CGFloat, length: CGFloat) -> Item {
        let frame = isVertical
            ? CGRect(x: 0, y: position, width: size.width, height: length)
            : CGRect(x: position, y: 0, width: length, height: size.height)
        return Item(section: section, kind: kind, frame: frame)
    }
}

/// One line of items across the scroll direction.
private struct Line {
    /// The number of items in a full line, at least 1.
    let columns: Int

    /// The length of the line along the scroll direction.
    let length: CGFloat

    private let breadth: CGFloat
    private let spacing: CGFloat
    private let available: CGFloat
    private let lineSpacing: CGFloat

    init(section: FlowTiling.Section, available: CGFloat, isVertical: Bool) {
        breadth = max(1, isVertical ? section.itemSize.width : section.itemSize.height)
        length = max(1, isVertical ? section.itemSize.height : section.itemSize.width)
        lineSpacing = section.lineSpacing
        self.available = available
        let fitting = (available + section.interitemSpacing) / (breadth + section.interitemSpacing)
        // A hair of tolerance keeps items that fit exactly on one line.
        columns = fitting.isFinite ? max(1, Int(fitting + 0.0001)) : 1
        spacing = columns > 1
            ? max(section.interitemSpacing, (available - CGFloat(columns) * breadth) / CGFloat(columns - 1))
            : section.interitemSpacing
        minimumSpacing = section.interitemSpacing
    }

    private let minimumSpacing: CGFloat

    /// The distance of a column from the start of the line.
    ///
    /// A full line spreads its items; the last line keeps the columns of the lines above. An item that
    /// has a line to itself stands in its middle.
    func offset(ofColumn column: Int, isFull: Bool) -> CGFloat {
        columns == 1 ? (available - breadth) / 2 : CGFloat(column) * (breadth + spacing)
    }

    /// The number of items that fill a length, the last line cut off; at least one line.
    func count(filling length: CGFloat) -> Int {
        let lines = (length / (self.length + lineSpacing)).rounded(.up)
        return columns * (lines.isFinite ? max(1, Int(lines)) : 1)
    }
}
