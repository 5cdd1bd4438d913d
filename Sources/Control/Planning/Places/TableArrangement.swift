import TabProduction
import UIKit

/// The arrangement of a table: rows one below the other, between headers and footers.
@MainActor
struct TableArrangement: ListArranging {
    private let model: TableAnimated
    private let table: UITableView
    private let contents: ListContents
    private let isScrolled: Bool
    private let probe: TableProbe

    /// Creates an arrangement.
    ///
    /// - Parameters:
    ///   - isScrolled: Whether the table is scrolled away from what is above its rows.
    init(of model: TableAnimated, in table: UITableView, _ contents: ListContents, isScrolled: Bool = false) {
        self.model = model
        self.table = table
        self.contents = contents
        self.isScrolled = isScrolled
        probe = TableProbe(like: table, top: table.tableHeaderView?.frame.height ?? 0)
    }

    var measures: any CellMeasuring {
        TableMeasures(
            rowHeight: table.rowHeight, width: probe.rowExtent.width, remembered: contents.remembered)
    }

    func cells(
        of section: PlannedSection, at sectionIndex: Int, from start: CGFloat, length: CGFloat
    ) -> [PlacedElement] {
        let left = probe.rowExtent.left
        var y = start
        // At most a page of rows is visible.
        let wanted = section.fillsList ? length : max(length, table.visibleArea.height)
        return section.rows(within: wanted).enumerated().map { item, cell in
            defer { y += cell.size.height }
            return PlacedElement(
                .cell, at: IndexPath(item: item, section: section.index), cell.prototype,
                frame: CGRect(origin: CGPoint(x: left, y: y), size: cell.size))
        }
    }

    /// Returns the height of a header or footer; the table measures a title.
    func length(of supplementary: SupplementaryAnimated) -> CGFloat {
        guard let title = supplementary.title else {
            return contents.height(of: supplementary, width: table.bounds.width)
        }
        return probe.inTable {
            probe.show([TableProbe.Section(rows: [1]), TableProbe.Section(rows: [1], headerTitle: title)])
            return probe.rectForHeader(in: 1).height
        }
    }
}

// MARK: - The whole table

extension TableArrangement {
    /// The rows of one section that the plan makes.
    private struct Rows {
        let section: PlannedSection
        let cells: [PlannedCell]
        let edges: TableProbe.Section
        /// Whether more rows follow, which the plan does not make.
        let goOn: Bool
    }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        probe.inTable { placed(sections, within: area) }
    }

    private func placed(_ sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        var made: [Rows] = []
        var end: CGFloat = 0
        for section in sections {
            let edges = edges(of: section)
            let top = place(of: edges.with([1]), after: made.last, endingAt: end) {
                probe.rectForRow(0, in: $0).minY
            }
            // Scrolling makes what begins behind the end.
            guard made.isEmpty || top < area.maxY else { break }
            let rows = rows(of: section, edges, within: area.maxY - top)
            end = place(of: rows.edges, after: made.last, endingAt: end) { probe.end(ofSection: $0) }
            made.append(rows)
            if end >= area.maxY { break }
        }
        probe.show(made.map(\.edges))
        let isWhole = made.count == contents.sections.count && !made.contains(where: \.goOn)
        return edgeElements(isWhole: isWhole) { made.enumerated().flatMap { elements(ofSection: $0, $1) } }
    }

    /// Returns a place in a section that follows another one, without a look at those before.
    ///
    /// - Parameters:
    ///   - last: The section that it follows; `nil` for the first one.
    ///   - end: Where that one ends.
    ///   - place: Reads the place from the probe, which shows the section at a position.
    private func place(
        of section: TableProbe.Section, after last: Rows?, endingAt end: CGFloat, _ place: (Int) -> CGFloat
    ) -> CGFloat {
        probe.show([last?.edges, section].compactMap { $0 })
        return last == nil ? place(0) : end + place(1) - probe.end(ofSection: 0)
    }

    private func rows(of section: PlannedSection, _ edges: TableProbe.Section, within length: CGFloat) -> Rows
    {
        let cells = section.rows(within: length)
        let goOn = section.fillsList ? isScrollable : cells.count < section.count
        return Rows(section: section, cells: cells, edges: edges.with(cells.map(\.size.height)), goOn: goOn)
    }

    /// Whether the table has more content than fits.
    private var isScrollable: Bool { table.contentSize.height > table.visibleArea.height }

    /// Returns the heights of the header and the footer; the table measures titles.
    private func edges(of section: PlannedSection) -> TableProbe.Section {
        let height = { (view: SupplementaryAnimated) in
            view.title == nil ? contents.height(of: view, width: table.bounds.width) : nil
        }
        let (header, footer) = (section.content?.header, section.content?.footer)
        return TableProbe.Section(
            header: header.flatMap(height), footer: footer.flatMap(height), headerTitle: header?.title,
            footerTitle: footer?.title)
    }

    private func elements(ofSection sectionIndex: Int, _ rows: Rows) -> [PlacedElement] {
        let start = IndexPath(item: 0, section: sectionIndex)
        let content = rows.section.content
        let cells = rows.cells.enumerated().map { item, cell in
            PlacedElement(
                .cell, at: IndexPath(item: item, section: sectionIndex), cell.prototype,
                frame: CGRect(origin: probe.rectForRow(item, in: sectionIndex).origin, size: cell.size))
        }
        let header = content?.header.map {
            PlacedElement(
                .header, at: start, $0.prototype(.header, in: table),
                frame: probe.rectForHeader(in: sectionIndex))
        }
        let footer = (rows.goOn ? nil : content?.footer).map {
            PlacedElement(
                .footer, at: start, $0.prototype(.footer, in: table),
                frame: probe.rectForFooter(in: sectionIndex))
        }
        let decorated = TableChrome(of: table).decorated(cells, last: rows.goOn ? nil : cells.count - 1)
        let surfaces = decorated.prefix { $0.kind == nil }
        var elements = Array(surfaces)
        if let header { elements.append(header) }
        elements += decorated.dropFirst(surfaces.count)
        if let footer { elements.append(footer) }
        return elements
    }

    /// Adds the header and the footer of the table, where the model covers them.
    private func edgeElements(isWhole: Bool, around sections: () -> [PlacedElement]) -> [PlacedElement] {
        let coversFooter = model.coversTableFooter ?? model.coversTableHeader
        let header = model.coversTableHeader && !isScrolled ? table.tableHeaderView : nil
        let footer = coversFooter && isWhole ? table.tableFooterView : nil
        var elements = sections()
        if let header { elements.insert(PlacedElement(header, at: .zero), at: 0) }
        if let footer { elements.append(PlacedElement(footer, at: CGPoint(x: 0, y: probe.end))) }
        return elements
    }
}

extension TableProbe.Section {
    fileprivate func with(_ rows: [CGFloat]) -> TableProbe.Section {
        var section = self
        section.rows = rows
        return section
    }
}

extension ListArrangements where Host == UITableView {
    /// The arrangements of a table.
    init(of model: TableAnimated, _ contents: ListContents) {
        self.init { table in
            model.coversTableHeader ? 0 : table.tableHeaderView?.frame.height ?? 0
        } ofAll: { table, isScrolled in
            TableArrangement(of: model, in: table, contents, isScrolled: isScrolled)
        } ofSections: { table in
            TableArrangement(of: model, in: table, contents)
        }
    }
}
