import TabProduction
import UIKit

/// The arithmetic of a covered table: where the headers, rows and footers of a plan are.
@MainActor
struct TableTiling {
    let model: TableAnimated
    let table: UITableView
    let cells: PlannedCells

    /// What was made of the sections.
    private struct Sections {
        let tiles: [SkeletonTile]
        /// Whether nothing was left out.
        let isWhole: Bool
        let repetition: SkeletonRepetition?
    }

    /// Returns the plan of the whole table.
    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        let top = coversHeader ? 0 : headerHeight
        let viewport = ListViewport(of: table, below: top, from: anchor)
        let probe = TableProbe(like: table, top: headerHeight)
        // A table that is scrolled is covered where it is: the plan moves down with its content.
        let shift = max(0, viewport.origin.y - top)
        let sections = sectionTiles(probe, end: viewport.end - shift)
        let tiles = edgeTiles(around: sections, showsHeader: shift == 0, end: probe.end)
        let offset = shift - viewport.origin.y
        let moved = tiles.map {
            SkeletonTile(
                production: $0.production,
                origin: CGPoint(x: $0.origin.x - viewport.origin.x, y: $0.origin.y + offset))
        }
        return SkeletonPlan(
            frame: viewport.covered, tiles: moved, repetition: sections.repetition?.moved(by: offset))
    }

    private var coversHeader: Bool { model.coversTableHeader && table.tableHeaderView != nil }

    private var headerHeight: CGFloat { table.tableHeaderView?.frame.height ?? 0 }

    /// Adds the views above and below the sections, where the model covers them.
    private func edgeTiles(around sections: Sections, showsHeader: Bool, end: CGFloat) -> [SkeletonTile] {
        let coversFooter = model.coversTableFooter ?? model.coversTableHeader
        let header =
            showsHeader && model.coversTableHeader ? table.tableHeaderView.map { tile(of: $0, y: 0) } : nil
        let footer =
            sections.isWhole && coversFooter ? table.tableFooterView.map { tile(of: $0, y: end) } : nil
        return [header].compactMap { $0 } + sections.tiles + [footer].compactMap { $0 }
    }

    /// A view with a model of its own is mapped, adjusted and painted by that.
    private func tile(of view: UIView, y: CGFloat) -> SkeletonTile {
        let production =
            view.ownModel.map { $0.painted($0.production(of: view)) } ?? model.production(of: view)
        return SkeletonTile(production: production, origin: CGPoint(x: 0, y: y))
    }
}

// MARK: - Sections

extension TableTiling {
    /// The rows of one section that are made.
    private struct Rows {
        var cells: [PlannedCell]
        /// Whether more of the last kind follow, which are not made.
        var goOn = false
    }

    private func sectionTiles(_ probe: TableProbe, end: CGFloat) -> Sections {
        let sections = cells.sections
        let width = probe.rowExtent.width
        var made: [Rows] = []
        var heights: [TableProbe.Section] = []
        var repetition: SkeletonRepetition?
        for (number, section) in sections.enumerated() {
            let edges = edges(of: section)
            let top = self.top(ofSection: number, edges, after: heights, probe: probe)
            // What begins behind the end is made when the table is scrolled to it.
            if number > 0, top >= end { break }
            let planned = plannedSection(
                number, section, edges, heights, probe: probe, width: width, end: end)
            let rows = self.rows(of: planned, from: top, end: end)
            made.append(rows)
            heights.append(edges.with(rows.cells.map(\.size.height)))
            repetition = rows.goOn ? SkeletonRepetition(of: planned, from: top, rows: rows.cells) : nil
        }
        probe.show(heights)
        let tiles = made.indices.flatMap { self.tiles(of: sections[$0], made[$0], number: $0, probe: probe) }
        let isWhole = made.count == sections.count && !made.contains(where: \.goOn)
        return Sections(tiles: tiles, isWhole: isWhole, repetition: isScrollable ? repetition : nil)
    }

    /// The header and the footer, as high as they will be; a text is as high as the table makes it.
    private func edges(of section: SectionAnimated) -> TableProbe.Section {
        let height = { (view: SupplementaryAnimated) in
            view.title == nil ? cells.height(of: view, width: table.bounds.width) : nil
        }
        return TableProbe.Section(
            header: section.header.flatMap(height), footer: section.footer.flatMap(height),
            headerTitle: section.header?.title, footerTitle: section.footer?.title)
    }

    private func plannedSection(
        _ number: Int, _ section: SectionAnimated, _ edges: TableProbe.Section,
        _ heights: [TableProbe.Section], probe: TableProbe, width: CGFloat, end: CGFloat
    ) -> PlannedSection {
        let measures = TableMeasures(
            rowHeight: table.rowHeight, width: width, remembered: cells.remembered
        ) { before in
            // One row more tells where the rows to come begin.
            probe.show(heights + [edges.with(before.map(\.size.height) + [1])])
            return end - probe.rectForRow(before.count, in: number).minY
        }
        return cells.section(number, of: section, by: measures)
    }

    private func top(
        ofSection number: Int, _ edges: TableProbe.Section, after heights: [TableProbe.Section],
        probe: TableProbe
    ) -> CGFloat {
        probe.show(heights + [edges.with([1])])
        return probe.rectForRow(0, in: number).minY
    }

    /// Returns the rows that are made: those up to the end. Where a table scrolls along equal rows, there is one page
    /// of them and two rows, which move along with it.
    private func rows(of planned: PlannedSection, from top: CGFloat, end: CGFloat) -> Rows {
        let room = end - top
        guard let repetition = planned.repetition else { return Rows(cells: planned.rows(within: room)) }
        let whole = repetition.start + repetition.height
        if isScrollable {
            let window = repetition.start + repetition.period * 2 + table.visibleArea.height
            if whole > window, planned.fillsList || top + whole > end {
                return Rows(cells: planned.rows(within: window, goingOn: true), goOn: true)
            }
        }
        let rows = planned.rows(within: room)
        return Rows(cells: rows, goOn: rows.count < planned.count)
    }

    /// Whether the table has more content than fits.
    private var isScrollable: Bool { table.contentSize.height > table.visibleArea.height }

    private func tiles(
        of section: SectionAnimated, _ rows: Rows, number: Int, probe: TableProbe
    ) -> [SkeletonTile] {
        let chrome = TableChrome(of: table)
        let frames = rows.cells.indices.map { probe.rectForRow($0, in: number) }
        let header = section.header.map {
            tile(of: $0, .header, number, in: probe.rectForHeader(in: number))
        }
        let footer =
            rows.goOn
            ? nil
            : section.footer.map {
                tile(of: $0, .footer, number, in: probe.rectForFooter(in: number))
            }
        let tiles = rows.cells.indices.map { index in
            let cell = rows.cells[index]
            let place = SkeletonPlace(
                section: number, item: index, kind: .cell, className: cell.prototype.className)
            let row = cells.production(of: cell.prototype, size: cell.size, at: place)
            let isLast = index == rows.cells.count - 1 && !rows.goOn
            let production = chrome.addingChrome(to: row, isFirst: index == 0, isLast: isLast)
            return SkeletonTile(production: production, origin: frames[index].origin)
        }
        // The surface under rows that go on has no end in sight.
        let next = rows.goOn ? frames.last.map { [$0.offsetBy(dx: 0, dy: $0.height)] } ?? [] : []
        return [chrome.surface(under: frames + next, number: number), header].compactMap { $0 } + tiles
            + [footer].compactMap { $0 }
    }

    private func tile(
        of view: SupplementaryAnimated, _ kind: SkeletonPlace.Kind, _ number: Int, in frame: CGRect
    ) -> SkeletonTile {
        let place = SkeletonPlace(section: number, kind: kind, className: view.prototype.className)
        return SkeletonTile(
            production: cells.production(of: view.prototype, size: frame.size, at: place),
            origin: frame.origin)
    }
}

extension TableProbe.Section {
    fileprivate func with(_ rows: [CGFloat]) -> TableProbe.Section {
        var section = self
        section.rows = rows
        return section
    }
}
