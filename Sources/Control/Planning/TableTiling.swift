import TabProduction
import UIKit

/// The arithmetic of a covered table: where the headers, rows and footers of a plan are.
@MainActor
struct TableTiling {
    let model: TableAnimated
    let table: UITableView
    let cells: PlannedCells

    /// Returns the plan of the whole table.
    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        let top = coversHeader ? 0 : headerHeight
        let viewport = ListViewport(of: table, below: top, from: anchor)
        let probe = TableProbe(like: table, top: headerHeight)
        // A table that is scrolled is covered where it is: the plan moves down with its content.
        let shift = max(0, viewport.origin.y - top)
        let sections = sectionTiles(probe, end: viewport.end - shift)
        let tiles = edgeTiles(around: sections, showsHeader: shift == 0, end: probe.end)
        let moved = tiles.map {
            SkeletonTile(
                production: $0.production,
                origin: CGPoint(
                    x: $0.origin.x - viewport.origin.x, y: $0.origin.y + shift - viewport.origin.y))
        }
        return SkeletonPlan(frame: viewport.covered, tiles: moved)
    }

    private var coversHeader: Bool { model.coversTableHeader && table.tableHeaderView != nil }

    private var headerHeight: CGFloat { table.tableHeaderView?.frame.height ?? 0 }

    /// Adds the views above and below the sections, where the model covers them.
    private func edgeTiles(around sections: [SkeletonTile], showsHeader: Bool, end: CGFloat) -> [SkeletonTile]
    {
        guard model.coversTableHeader else { return sections }
        let header = showsHeader ? table.tableHeaderView.map { tile(of: $0, y: 0) } : nil
        let footer = table.tableFooterView.map { tile(of: $0, y: end) }
        return [header].compactMap { $0 } + sections + [footer].compactMap { $0 }
    }

    private func tile(of view: UIView, y: CGFloat) -> SkeletonTile {
        SkeletonTile(production: model.production(of: view), origin: CGPoint(x: 0, y: y))
    }
}

// MARK: - Sections

extension TableTiling {
    private func sectionTiles(_ probe: TableProbe, end: CGFloat) -> [SkeletonTile] {
        let sections = model.plannedSections
        let width = probe.rowExtent.width
        var heights: [TableProbe.Section] = []
        var rows: [[PlannedCell]] = []
        for (number, section) in sections.enumerated() {
            let edges = TableProbe.Section(header: section.header?.height, footer: section.footer?.height)
            let measures = TableMeasures(
                rowHeight: table.rowHeight, width: width, remembered: cells.remembered
            ) { [heights] before in
                // One row more tells where the rows to come begin.
                probe.show(heights + [edges.with(before.map(\.size.height) + [1])])
                return end - probe.rectForRow(before.count, in: number).minY
            }
            rows.append(cells.section(number, of: section, by: measures).cells)
            heights.append(edges.with(rows[number].map(\.size.height)))
        }
        probe.show(heights)
        return sections.indices.flatMap { tiles(of: sections[$0], rows[$0], number: $0, probe: probe) }
    }

    private func tiles(
        of section: SectionAnimated, _ rows: [PlannedCell], number: Int, probe: TableProbe
    ) -> [SkeletonTile] {
        let chrome = TableChrome(of: table)
        let frames = rows.indices.map { probe.rectForRow($0, in: number) }
        let header = section.header.map { tile(of: $0, in: probe.rectForHeader(in: number)) }
        let footer = section.footer.map { tile(of: $0, in: probe.rectForFooter(in: number)) }
        let tiles = rows.indices.map { index in
            let row = cells.production(of: rows[index].prototype, size: rows[index].size)
            let production = chrome.addingChrome(
                to: row, isFirst: index == 0, isLast: index == rows.count - 1)
            return SkeletonTile(production: production, origin: frames[index].origin)
        }
        return [chrome.surface(under: frames, number: number), header].compactMap { $0 } + tiles
            + [footer].compactMap { $0 }
    }

    private func tile(of view: SupplementaryAnimated, in frame: CGRect) -> SkeletonTile {
        SkeletonTile(production: cells.production(of: view.prototype, size: frame.size), origin: frame.origin)
    }
}

extension TableProbe.Section {
    fileprivate func with(_ rows: [CGFloat]) -> TableProbe.Section {
        TableProbe.Section(header: header, rows: rows, footer: footer)
    }
}
