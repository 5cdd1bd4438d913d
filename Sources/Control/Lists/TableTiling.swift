import UIKit

/// The arithmetic of a table: where headers, rows and footers of a plan stand.
///
/// All values are in points; positions count from the top of the cover.
struct TableTiling: Hashable {
    /// The look of a table that decides the space around its sections.
    struct Style: Hashable {
        /// The distance of rows from the table's edges.
        var horizontalInset: CGFloat = 0
        /// The space above the first section when it has no header.
        var top: CGFloat = 0
        /// The space below a section without a footer.
        var bottom: CGFloat = 0
        /// The space above every header.
        var headerTop: CGFloat = 0
    }

    /// What one section needs.
    struct Section: Hashable {
        var header: CGFloat?
        var rowHeight: CGFloat
        /// The number of rows; `nil` fills the height.
        var count: Int?
        var footer: CGFloat?
    }

    /// What stands at one place.
    enum Kind: Hashable {
        case header
        case row(isLast: Bool)
        case footer
    }

    /// One place.
    struct Item: Hashable {
        let section: Int
        let kind: Kind
        let frame: CGRect
    }

    let size: CGSize
    let style: Style

    /// A row is never lower than this, so that a count is always finite.
    private static let minimumRowHeight: CGFloat = 1

    /// Returns the places of all sections, from the top.
    func items(for sections: [Section]) -> [Item] {
        var items: [Item] = []
        var y: CGFloat = 0
        for (index, section) in sections.enumerated() {
            y = place(section, at: index, from: y, into: &items)
        }
        return items
    }

    private func place(_ section: Section, at index: Int, from start: CGFloat, into items: inout [Item]) -> CGFloat {
        var y = start
        let width = max(0, size.width - style.horizontalInset * 2)
        func add(_ kind: Kind, height: CGFloat) {
            let frame = CGRect(x: style.horizontalInset, y: y, width: width, height: height)
            items.append(Item(section: index, kind: kind, frame: frame))
            y += height
        }
        if let header = section.header {
            y += style.headerTop
            add(.header, height: header)
        } else {
            y += style.top
        }
        let height = max(section.rowHeight, Self.minimumRowHeight)
        let count = section.count ?? Self.count(filling: size.height - y, with: height)
        for row in 0..<count {
            add(.row(isLast: row == count - 1), height: height)
        }
        if let footer = section.footer {
            add(.footer, height: footer)
        } else {
            y += style.bottom
        }
        return y
    }

    /// The number of rows that fill a height, the last one cut off; at least one.
    static func count(filling height: CGFloat, with rowHeight: CGFloat) -> Int {
        guard height.isFinite, rowHeight > 0 else { return 1 }
        return max(1, Int((height / rowHeight).rounded(.up)))
    }
}
