import TabCache
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

    /// - Parameter isScrolled: Whether the table is scrolled away from what is above its rows.
    init(of model: TableAnimated, in table: UITableView, _ contents: ListContents, isScrolled: Bool = false) {
        self.model = model
        self.table = table
        self.contents = contents
        self.isScrolled = isScrolled
        probe = TableProbe(like: table, top: table.heightAboveCells)
    }

    /// The model's height comes first, then the remembered one, then the table's row height, then the fitting height.
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        let last = contents.remembered?.size(ofItem: index, inSection: sectionIndex)?.height
        let height = kind.size.height > 0 ? kind.size.height : last ?? table.rowHeight
        let width = probe.rowExtent.width
        return height > 0 ? .fixed(CGSize(width: width, height: height)) : .fitting(width: width)
    }

    func differingCells(inSection sectionIndex: Int) -> Int { 0 }

    // MARK: The whole table

    private struct Rows {
        let section: PlannedSection
        let cells: [PlannedCell]
        /// The header and the footer.
        let edges: TableProbe.Section

        /// What the probe shows of it.
        var probed: TableProbe.Section {
            var probed = edges
            probed.rows = cells.map(\.size.height)
            return probed
        }
    }

    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        let made = made(of: sections, within: area.maxY)
        probe.show(made.map(\.probed))
        let seen = seen(of: made, within: area.maxY)
        probe.show(seen.map(\.probed))
        let isWhole = seen.count == contents.sections.count && !seen.contains(where: goesOn)
        return edgeElements(isWhole: isWhole) { seen.enumerated().flatMap { elements(of: $1, at: $0) } }
    }

    func elements(of section: PlannedSection, at position: Int, within length: CGFloat) -> [PlacedElement] {
        // At most a page of rows is visible.
        let wanted = section.fillsList ? length : max(length, table.visibleArea.height)
        let rows = Rows(section: section, cells: section.rows(within: wanted), edges: edges(of: section))
        // A first section may be higher than others.
        probe.show([TableProbe.Section(rows: [1]), rows.probed])
        let elements =
            cells(of: rows, at: 1) + edge(.header, of: rows, at: 1) + edge(.footer, of: rows, at: 1)
        return elements.map { $0.moved(x: 0, y: -probe.list.rectForHeader(inSection: 1).maxY) }
    }

    /// Returns the sections that may be seen: what their rows need at least is known, and the table adds spaces.
    private func made(of sections: some Sequence<PlannedSection>, within length: CGFloat) -> [Rows] {
        var made: [Rows] = []
        var least: CGFloat = 0
        for section in sections {
            let edges = edges(of: section)
            least += edges.header ?? 0
            let rows = Rows(section: section, cells: section.rows(within: length - least), edges: edges)
            made.append(rows)
            least += rows.cells.reduce(edges.footer ?? 0) { $0 + $1.size.height }
            if least >= length { break }
        }
        return made
    }

    /// Returns the sections without the rows that begin behind an end, at least one row of the first; scrolling makes them.
    private func seen(of made: [Rows], within length: CGFloat) -> [Rows] {
        var seen: [Rows] = []
        for (index, rows) in made.enumerated() {
            guard index == 0 || probe.list.rectForHeader(inSection: index).maxY < length else { break }
            let cells = rows.cells.indices.prefix {
                $0 == 0
                    || probe.list.rectForRow(at: IndexPath(row: $0, section: index)).minY < length - 0.0001
            }
            seen.append(Rows(section: rows.section, cells: Array(rows.cells[cells]), edges: rows.edges))
            if probe.list.rect(forSection: index).maxY >= length { break }
        }
        return seen
    }

    /// Whether more rows of a section follow, which the plan does not make.
    private func goesOn(_ rows: Rows) -> Bool {
        rows.section.fillsList ? isScrollable : rows.cells.count < rows.section.count
    }

    private var isScrollable: Bool { table.contentSize.height > table.visibleArea.height }

    /// Returns the heights of the header and the footer: those of the model, or those that the table gives them; it measures
    /// titles too.
    private func edges(of section: PlannedSection) -> TableProbe.Section {
        let height = { (view: CellAnimated?, kind: ElementKind) in
            guard let view else { return probe.givenLength(of: kind, inSection: section.index) }
            return view.title == nil ? contents.height(of: view, width: table.bounds.width) : nil
        }
        let (header, footer) = (section.content?.header, section.content?.footer)
        return TableProbe.Section(
            header: height(header, .header), footer: height(footer, .footer), headerTitle: header?.title,
            footerTitle: footer?.title)
    }

    private func elements(of rows: Rows, at position: Int) -> [PlacedElement] {
        let (cells, goesOn) = (cells(of: rows, at: position), goesOn(rows))
        let decorated = TableChrome(of: table).decorated(cells, last: goesOn ? nil : cells.count - 1)
        let surfaces = decorated.prefix { $0.kind == nil }
        return surfaces + edge(.header, of: rows, at: position) + decorated.dropFirst(surfaces.count)
            + (goesOn ? [] : edge(.footer, of: rows, at: position))
    }

    /// - Parameter position: The index of the section in the probe.
    private func cells(of rows: Rows, at position: Int) -> [PlacedElement] {
        rows.cells.enumerated().map { item, cell in
            let origin = probe.list.rectForRow(at: IndexPath(row: item, section: position)).origin
            return PlacedElement(
                .cell, at: IndexPath(item: item, section: rows.section.index), cell.prototype,
                frame: CGRect(origin: origin, size: cell.size))
        }
    }

    /// Returns the header or the footer; one without a height is none.
    private func edge(_ kind: ElementKind, of rows: Rows, at position: Int) -> [PlacedElement] {
        let isHeader = kind == .header
        let frame =
            isHeader
            ? probe.list.rectForHeader(inSection: position) : probe.list.rectForFooter(inSection: position)
        let view = isHeader ? rows.section.content?.header : rows.section.content?.footer
        guard let view, frame.height > 0 else { return [] }
        return [
            PlacedElement(
                kind, at: IndexPath(item: 0, section: rows.section.index), view.prototype(kind, in: table),
                frame: frame)
        ]
    }

    /// Adds the header and the footer of the table, where the model covers them.
    private func edgeElements(isWhole: Bool, around sections: () -> [PlacedElement]) -> [PlacedElement] {
        let coversFooter = model.coversTableFooter ?? model.coversTableHeader
        let header = model.coversTableHeader && !isScrolled ? table.tableHeaderView : nil
        let footer = coversFooter && isWhole ? table.tableFooterView : nil
        return (header.map { [PlacedElement($0, at: .zero)] } ?? []) + sections()
            + (footer.map { [PlacedElement($0, at: CGPoint(x: 0, y: probe.end))] } ?? [])
    }
}
