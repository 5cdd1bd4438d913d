import Foundation

/// Where everything in a table stands, from the heights of its parts.
struct TableGeometry {
    /// A height, and whether its view has still to be measured.
    struct Extent {
        var height: CGFloat
        var isEstimate = false
    }

    /// One section; its parts stand in the order of its properties.
    struct Section {
        var headerPadding: CGFloat = 0
        var header = Extent(height: 0)
        var rows: [Extent] = []
        var footer = Extent(height: 0)

        fileprivate(set) var top: CGFloat = 0
        fileprivate(set) var rowTops: [CGFloat] = []
        fileprivate(set) var footerTop: CGFloat = 0

        var headerTop: CGFloat { top + headerPadding }
        var bottom: CGFloat { footerTop + footer.height }

        /// The rows that a span touches, found by halves: rows stand one below the other.
        func rows(in span: Range<CGFloat>) -> Range<Int> {
            let first = rows.indices.partitioningIndex { rowTops[$0] + rows[$0].height > span.lowerBound }
            let end = rows.indices.partitioningIndex { rowTops[$0] >= span.upperBound }
            return first..<max(first, end)
        }
    }

    var width: CGFloat = 0
    /// How far sections stand in from the left and right edges.
    var margin: CGFloat = 0
    var tableHeaderHeight: CGFloat = 0
    var tableFooterHeight: CGFloat = 0
    var sections: [Section] = []
    private(set) var tableFooterTop: CGFloat = 0

    var contentHeight: CGFloat { tableFooterTop + tableFooterHeight }

    mutating func stack() {
        var y = tableHeaderHeight
        for index in sections.indices {
            y = Self.stack(&sections[index], from: y)
        }
        tableFooterTop = y
    }

    private static func stack(_ section: inout Section, from top: CGFloat) -> CGFloat {
        section.top = top
        var y = section.headerTop + section.header.height
        section.rowTops = section.rows.map { row in
            defer { y += row.height }
            return y
        }
        section.footerTop = y
        return section.bottom
    }

    // MARK: Rectangles

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    func rect(forSection index: Int) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        return band(from: sections[index].top, height: sections[index].bottom - sections[index].top)
    }

    func rectForHeader(inSection index: Int) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        return band(from: sections[index].headerTop, height: sections[index].header.height)
    }

    func rectForFooter(inSection index: Int) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        return band(from: sections[index].footerTop, height: sections[index].footer.height)
    }

    func rectForRow(at path: IndexPath) -> CGRect {
        guard contains(path) else { return .zero }
        let section = sections[path.section]
        return band(from: section.rowTops[path.row], height: section.rows[path.row].height)
    }

    private func band(from top: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: margin, y: top, width: max(0, width - 2 * margin), height: height)
    }

    // MARK: Looking up

    func sections(in span: Range<CGFloat>) -> [Int] {
        sections.indices.filter {
            sections[$0].top < span.upperBound && sections[$0].bottom > span.lowerBound
        }
    }

    func rows(in span: Range<CGFloat>) -> [IndexPath] {
        sections(in: span).flatMap { index in
            sections[index].rows(in: span).map { IndexPath(row: $0, section: index) }
        }
    }

    /// The row after the given one, in whatever section it stands.
    func row(after path: IndexPath) -> IndexPath? {
        guard path.row + 1 >= sections[path.section].rows.count else {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        return sections.indices
            .first { $0 > path.section && !sections[$0].rows.isEmpty }
            .map { IndexPath(row: 0, section: $0) }
    }
}
