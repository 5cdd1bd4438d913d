import TabProduction
import UIKit

/// Plans the skeleton of a collection: which items it has, how large they are, and where they are.
@MainActor
final class CollectionPlanner: ListPlanning {
    let model: CollectionAnimated
    let cells: PlannedCells
    private(set) weak var host: UICollectionView?

    init(model: CollectionAnimated, host: UICollectionView) {
        self.model = model
        self.host = host
        cells = PlannedCells(of: model, in: host)
    }

    var canPlanWhole: Bool { flow != nil }

    var isHorizontal: Bool { flow?.scrollDirection == .horizontal }

    private var flow: UICollectionViewFlowLayout? {
        host?.collectionViewLayout as? UICollectionViewFlowLayout
    }

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        guard host.isLaidOut else { return .unfilled(in: host, from: anchor) }
        let viewport = ListViewport(of: host, from: anchor)
        let placed =
            model.waterfall.map { waterfall($0, in: viewport.size) }
            ?? flow(in: viewport.size, of: host)
        let mirrored = mirrored(placed, in: viewport.size.width, of: host)
        return SkeletonPlan(frame: viewport.covered, tiles: mirrored.map(tile))
    }

    func cells(ofSection number: Int, after end: CGFloat) -> [PlacedCell] {
        guard let host, host.isLaidOut, let section = model.section(at: number) else { return [] }
        let area = host.visibleArea
        let start = isHorizontal ? CGPoint(x: end, y: 0) : CGPoint(x: 0, y: end)
        let size =
            isHorizontal
            ? CGSize(width: area.maxX - end, height: area.height)
            : CGSize(width: area.width, height: area.maxY - end)
        let measures = FlowMeasures(of: host)
        let items = cells.section(number, of: section, by: self.measures(measures, in: host))
        let tiling = FlowTiling(size: size, direction: measures.direction)
        let elements = tiling.elements(of: [measures.tiling(ofSection: number, items)])
        let placed = elements.enumerated().compactMap { index, element in
            items.cell(at: index).map { PlacedCell(prototype: $0.prototype, frame: element.frame) }
        }
        return mirrored(placed, in: size.width, of: host).map {
            PlacedCell(prototype: $0.prototype, frame: $0.frame.offsetBy(dx: start.x, dy: start.y))
        }
    }

    /// The app's delegate is not asked about cells of our own: their sizes come from the plan and the layout.
    func section(_ number: Int) -> PlannedSection? {
        guard let host, host.isLaidOut, let section = model.section(at: number) else { return nil }
        let measures = FlowMeasures(of: nil, layout: host.collectionViewLayout)
        var planned = cells.section(number, of: section, by: self.measures(measures, in: host))
        guard planned.fillsList else { return planned }
        let tiling = FlowTiling(size: host.visibleArea.size, direction: measures.direction)
        let count = tiling.elements(of: [measures.tiling(ofSection: 0, planned)]).count
        if let cell = planned.repeatingCell { planned.append(cell, count: count - planned.count) }
        return planned
    }

    func cell(_ number: Int) -> PlannedCell? {
        guard let host, host.isLaidOut, let kind = model.cell(atRow: number) else { return nil }
        let measures = FlowMeasures(of: nil, layout: host.collectionViewLayout)
        return cells.cell(kind, at: number, inSection: 0, by: self.measures(measures, in: host))
    }

    private func measures(_ flow: FlowMeasures, in collection: UICollectionView) -> CollectionMeasures {
        CollectionMeasures(flow: flow, width: collection.visibleArea.width)
    }
}

// MARK: - Tiles

extension CollectionPlanner {
    /// A cell without a color of its own lets the collection be seen.
    private func tile(_ placed: PlacedCell) -> SkeletonTile {
        var production = cells.production(of: placed.prototype, size: placed.frame.size)
        if production.surface.fill == .standard { production.surface.fill = .none }
        return SkeletonTile(production: production, origin: placed.frame.origin)
    }

    private func waterfall(_ waterfall: WaterfallAnimated, in size: CGSize) -> [PlacedCell] {
        guard let cell = model.sections.first?.cells.first else { return [] }
        return waterfall.frames(width: size.width)
            .filter { $0.width > 0 && $0.minY < size.height }
            .map { PlacedCell(prototype: cell.prototype, frame: $0) }
    }

    /// Returns the cells, headers and footers of all sections as a flow layout arranges them.
    private func flow(in size: CGSize, of collection: UICollectionView) -> [PlacedCell] {
        let measures = FlowMeasures(of: collection)
        let sections = model.plannedSections
        let items = sections.enumerated().map {
            cells.section($0, of: $1, by: CollectionMeasures(flow: measures, width: size.width))
        }
        let tiling = FlowTiling(size: size, direction: measures.direction)
        let elements = tiling.elements(
            of: sections.enumerated().map { number, section in
                measures.tiling(
                    ofSection: number, items[number],
                    header: section.header?.height ?? measures.headerLength(ofSection: number),
                    footer: section.footer?.height ?? measures.footerLength(ofSection: number))
            })
        return elements.compactMap { element in
            let prototype =
                switch element.kind {
                case .header: sections[element.section].header?.prototype
                case .footer: sections[element.section].footer?.prototype
                case .item(let index): items[element.section].cell(at: index)?.prototype
                }
            return prototype.map { PlacedCell(prototype: $0, frame: element.frame) }
        }
    }

    /// Mirrors the cells of a layout that does so itself where content runs against the direction it was made for.
    private func mirrored(
        _ cells: [PlacedCell], in width: CGFloat, of collection: UICollectionView
    ) -> [PlacedCell] {
        let layout = collection.collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return cells }
        return cells.map {
            PlacedCell(
                prototype: $0.prototype,
                frame: $0.frame.offsetBy(dx: width - $0.frame.minX - $0.frame.maxX, dy: 0))
        }
    }
}
