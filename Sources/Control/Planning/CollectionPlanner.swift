import TabProduction
import UIKit

/// Plans the skeleton of a collection: which items it has, how large they are, and where they are.
@MainActor
final class CollectionPlanner: ListPlanning {
    let model: CollectionAnimated
    let cells: PlannedCells
    private(set) weak var host: UICollectionView?
    let places = LayoutPlaces()

    init(model: CollectionAnimated, host: UICollectionView) {
        self.model = model
        self.host = host
        cells = PlannedCells(of: model, in: host)
    }

    var isHorizontal: Bool { flow?.scrollDirection == .horizontal }

    var flow: UICollectionViewFlowLayout? {
        host?.collectionViewLayout as? UICollectionViewFlowLayout
    }

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        guard host.isLaidOut else { return .unfilled(in: host, from: anchor) }
        warnOfUnknownSizes(in: host)
        let viewport = ListViewport(of: host, from: anchor)
        let lines = repeatedLines(in: viewport.size, of: host)
        let elements = lines?.elements ?? elements(in: viewport.size, of: host)
        let ground = elements.first(where: \.isGround)
        return SkeletonPlan(
            frame: viewport.covered, tiles: elements.filter { !$0.isGround }.compactMap(tile),
            background: ground?.look?.color, repetition: lines?.repetition)
    }

    func forget() {
        cells.forget()
        places.forget()
    }

    func whenPlacesChange(_ action: @escaping @MainActor () -> Void) {
        places.didChange = action
    }

    func section(_ number: Int, filling length: CGFloat) -> PlannedSection? {
        guard let host, host.isLaidOut, let section = model.section(at: number) else { return nil }
        return cells.section(number, of: section, by: measures(FlowMeasures(of: host), in: host))
    }

    func place(
        _ planned: PlannedSection, ofSection position: Int, from start: CGFloat, filling length: CGFloat
    ) -> [PlacedCell] {
        guard let host else { return [] }
        let area = host.visibleArea.size
        let origin = isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
        let size =
            isHorizontal
            ? CGSize(width: length, height: area.height) : CGSize(width: area.width, height: length)
        if let placed = placedCells(planned, ofSection: position, from: start, in: size, of: host) {
            return placed
        }
        warnOfUnknownPlaces(ofSection: position, in: host)
        let measures = FlowMeasures(of: host)
        let tiling = FlowTiling(size: size, direction: measures.direction)
        let elements = tiling.elements(of: [measures.tiling(ofSection: position, planned)])
        return elements.enumerated().compactMap { item, element in
            let frame = mirrored(element.frame, in: size.width, of: host)
            return planned.cell(at: item).map {
                PlacedCell(
                    item: item, prototype: $0.prototype, frame: frame.offsetBy(dx: origin.x, dy: origin.y))
            }
        }
    }

    func length(of supplementary: SupplementaryAnimated) -> CGFloat {
        host.map { cells.height(of: supplementary, width: $0.visibleArea.width) } ?? 0
    }

    func tiles(of placed: [PlacedCell], ofSection number: Int, at position: Int?) -> [SkeletonTile] {
        placed.map { cell in
            let production = cells.production(
                of: cell.prototype, size: cell.frame.size,
                at: SkeletonPlace(
                    section: number, item: cell.item, kind: .cell, className: cell.prototype.className))
            let path = position.map { IndexPath(item: cell.item, section: $0) }
            let look = path.flatMap { CellLook(of: host?.cellForItem(at: $0)) }
            return SkeletonTile(
                production: look?.added(to: production) ?? production, origin: cell.frame.origin)
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
        while planned.count < count, let cell = planned.cell(at: planned.count) { planned.append(cell) }
        return planned
    }

    func cell(_ number: Int) -> PlannedCell? {
        guard let host, host.isLaidOut, let kind = model.cell(atRow: number) else { return nil }
        let measures = FlowMeasures(of: nil, layout: host.collectionViewLayout)
        return cells.cell(kind, at: number, inSection: 0, by: self.measures(measures, in: host))
    }

    func measures(_ flow: FlowMeasures, in collection: UICollectionView) -> CollectionMeasures {
        CollectionMeasures(
            flow: flow, width: collection.visibleArea.width, bounds: collection.bounds)
    }
}
