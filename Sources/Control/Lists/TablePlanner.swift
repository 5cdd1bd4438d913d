import TabProduction
import UIKit

/// Plans the cover of a table: measures, produces and places what its model asks for.
@MainActor
struct TablePlanner {
    let model: TableAnimated
    let table: UITableView

    var plan: SkeletonPlan {
        if model.scrollsToTop { scrollToTop() }
        let viewport = ListViewport(of: table, below: coversHeader ? 0 : headerHeight)
        var tiles: [SkeletonTile] = []
        var top: CGFloat = 0
        if coversHeader, let header = table.tableHeaderView, viewport.visible.minY <= 0 {
            tiles.append(tile(of: header))
            top = header.frame.maxY
        }
        let rows = rowTiles(
            size: CGSize(width: viewport.visible.width, height: viewport.visible.height - top))
        tiles += rows.map { SkeletonTile(production: $0.production, origin: $0.origin.applying(.init(translationX: 0, y: top))) }
        return SkeletonPlan(frame: viewport.covered, tiles: tiles)
    }

    private var coversHeader: Bool { model.coversTableHeader && table.tableHeaderView != nil }

    private var headerHeight: CGFloat { table.tableHeaderView?.frame.maxY ?? 0 }

    private func scrollToTop() {
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
    }

    private func tile(of header: UIView) -> SkeletonTile {
        let request = model.request(.view(header), size: header.bounds.size, for: header)
        return SkeletonTile(production: model.adjusted(model.production(for: request)), origin: header.frame.origin)
    }
}

// MARK: - Rows

extension TablePlanner {
    private func rowTiles(size: CGSize) -> [SkeletonTile] {
        let style = tilingStyle
        let width = max(0, size.width - style.horizontalInset * 2)
        let rows = model.sections.map { model.production(of: $0.cells.prototype, size: rowSize($0, width: width), in: table) }
        let sections = zip(model.sections, rows).map { section, row in
            TableTiling.Section(
                header: section.header?.height, rowHeight: row.size.height, count: section.cells.count,
                footer: section.footer?.height)
        }
        let items = TableTiling(size: size, style: style).items(for: sections)
        return sectionSurfaces(of: items) + items.compactMap { tile(for: $0, row: rows[$0.section]) }
    }

    /// The height is the given one, else the table's fixed row height, else zero: the fitting height.
    private func rowSize(_ section: SectionAnimated, width: CGFloat) -> CGSize {
        let given = section.cells.size.height
        return CGSize(width: width, height: given > 0 ? given : max(0, table.rowHeight))
    }

    private func tile(for item: TableTiling.Item, row: Production) -> SkeletonTile? {
        let section = model.sections[item.section]
        switch item.kind {
        case .row(let isLast):
            return SkeletonTile(production: rowProduction(row, isLast: isLast), origin: item.frame.origin)
        case .header:
            return section.header.map { supplementaryTile($0, item) }
        case .footer:
            return section.footer.map { supplementaryTile($0, item) }
        }
    }

    private func supplementaryTile(_ view: SupplementaryAnimated, _ item: TableTiling.Item) -> SkeletonTile {
        SkeletonTile(
            production: model.production(of: view.prototype, size: item.frame.size, in: table),
            origin: item.frame.origin)
    }
}

// MARK: - Looks

extension TablePlanner {
    /// The space that UIKit leaves around the sections of each style.
    private var tilingStyle: TableTiling.Style {
        switch table.style {
        case .grouped:
            TableTiling.Style(top: 17.5, bottom: 17.5, headerTop: 0)
        case .insetGrouped:
            TableTiling.Style(
                horizontalInset: max(table.layoutMargins.left, 16), top: 17.5, bottom: 17.5, headerTop: 0)
        default:
            TableTiling.Style()
        }
    }

    /// In the inset grouped style the rows of a section stand on one rounded surface.
    private func sectionSurfaces(of items: [TableTiling.Item]) -> [SkeletonTile] {
        guard table.style == .insetGrouped else { return [] }
        let rows = items.filter { if case .row = $0.kind { true } else { false } }
        return Dictionary(grouping: rows, by: \.section).sorted { $0.key < $1.key }.map { section, items in
            let area = items.map(\.frame).reduce(CGRect.null) { $0.union($1) }
            let surface = Backdrop(
                frame: CGRect(origin: .zero, size: area.size), cornerRadius: 10,
                fill: .color(SkeletonColor(.secondarySystemGroupedBackground)))
            return SkeletonTile(
                production: Production(className: "section \(section)", size: area.size, background: surface),
                origin: area.origin)
        }
    }

    /// Adds what the table draws around a cell: its surface in the grouped styles, and the separator.
    private func rowProduction(_ row: Production, isLast: Bool) -> Production {
        var row = row
        if row.background.fill == .standard {
            row.background.fill = table.style == .grouped
                ? .color(SkeletonColor(.secondarySystemGroupedBackground)) : .none
        } else if table.style == .insetGrouped {
            row.background.fill = .none
        }
        if let separator = separator(below: row.size, isLast: isLast) { row.cards.append(separator) }
        return row
    }

    private func separator(below size: CGSize, isLast: Bool) -> Backdrop? {
        guard table.separatorStyle != .none, !(isLast && table.style == .insetGrouped) else { return nil }
        let inset = table.separatorInset
        let thickness = 1 / max(1, table.traitCollection.displayScale)
        let frame = CGRect(
            x: inset.left, y: size.height - thickness, width: max(0, size.width - inset.left - inset.right),
            height: thickness)
        return Backdrop(frame: frame, fill: .color(SkeletonColor(table.separatorColor ?? .separator)))
    }
}
