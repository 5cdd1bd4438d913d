import TabProduction
import UIKit

/// Plans the cover of a table: measures, produces and places what its model asks for.
@MainActor
struct TablePlanner {
    let model: TableAnimated
    let table: UITableView

    /// Returns the plan of the whole table.
    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        if model.scrollsToTop, anchor == nil { table.scrollToStart() }
        let top = coversHeader ? 0 : headerHeight
        let viewport = ListViewport(of: table, below: top, from: anchor)
        let probe = TableProbe(like: table, top: headerHeight)
        // A table that is scrolled is covered where it stands: what is planned moves down with it.
        let shift = max(0, viewport.origin.y - (coversHeader ? 0 : headerHeight))
        let tiles = edgeTiles(probe, showsHeader: shift == 0) {
            sectionTiles(probe, width: probe.rowWidth, end: viewport.end - shift)
        }
        let placed = tiles.map {
            SkeletonTile(
                production: $0.production,
                origin: CGPoint(
                    x: $0.origin.x - viewport.origin.x, y: $0.origin.y + shift - viewport.origin.y))
        }
        return SkeletonPlan(frame: viewport.covered, tiles: placed)
    }

    private var coversHeader: Bool { model.coversTableHeader && table.tableHeaderView != nil }

    private var headerHeight: CGFloat { table.tableHeaderView?.frame.height ?? 0 }

    /// Adds the views above and below the sections, where the model covers them.
    private func edgeTiles(_ probe: TableProbe, showsHeader: Bool, around sections: () -> [SkeletonTile])
        -> [SkeletonTile]
    {
        var tiles = sections()
        guard model.coversTableHeader else { return tiles }
        if showsHeader, let header = table.tableHeaderView {
            tiles.insert(tile(of: header, at: .zero), at: 0)
        }
        if let footer = table.tableFooterView {
            tiles.append(tile(of: footer, at: CGPoint(x: 0, y: probe.end)))
        }
        return tiles
    }

    private func tile(of view: UIView, at origin: CGPoint) -> SkeletonTile {
        let request = model.request(.view(view), size: view.bounds.size, for: view)
        return SkeletonTile(production: model.adjusted(model.production(for: request)), origin: origin)
    }
}

// MARK: - Sections

extension TablePlanner {
    private func sectionTiles(_ probe: TableProbe, width: CGFloat, end: CGFloat) -> [SkeletonTile] {
        let sections = model.plannedSections
        let measure = TableRows(model: model, table: table, width: width)
        var heights: [TableProbe.Section] = []
        var rows: [[TableRows.Row]] = []
        for (number, section) in sections.enumerated() {
            var place = TableProbe.Section(header: section.header?.height, footer: section.footer?.height)
            let found = measure.rows(of: section, at: number) { before in
                // One row more tells where the rows to come begin.
                place.rows = before.map(\.height) + [1]
                probe.place(heights + [place])
                return end - probe.rectForRow(before.count, in: number).minY
            }
            place.rows = found.map(\.height)
            heights.append(place)
            rows.append(found)
        }
        probe.place(heights)
        return sections.indices.flatMap { tiles(of: sections[$0], rows[$0], number: $0, probe: probe) }
    }

    private func tiles(
        of section: SectionAnimated, _ rows: [TableRows.Row], number: Int, probe: TableProbe
    ) -> [SkeletonTile] {
        let look = TableLook(of: table)
        let rects = rows.indices.map { probe.rectForRow($0, in: number) }
        var tiles = look.surface(below: rects, number: number).map { [$0] } ?? []
        if let header = section.header {
            tiles.append(tile(of: header, in: probe.rectForHeader(in: number)))
        }
        for (index, row) in rows.enumerated() {
            let production = model.production(of: row.prototype, size: rects[index].size, in: table)
            let dressed = look.dress(production, isFirst: index == 0, isLast: index == rows.count - 1)
            tiles.append(SkeletonTile(production: dressed, origin: rects[index].origin))
        }
        if let footer = section.footer {
            tiles.append(tile(of: footer, in: probe.rectForFooter(in: number)))
        }
        return tiles
    }

    private func tile(of view: SupplementaryAnimated, in rect: CGRect) -> SkeletonTile {
        SkeletonTile(
            production: model.production(of: view.prototype, size: rect.size, in: table), origin: rect.origin)
    }
}
