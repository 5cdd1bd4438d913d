import TabProduction
import UIKit

/// Plans the skeleton of a collection: which items it has, how large they are, and where they are.
@MainActor
final class CollectionPlanner: ListPlanning {
    let model: CollectionAnimated
    let cells: PlannedCells
    private(set) weak var host: UICollectionView?
    private let places = LayoutPlaces()

    init(model: CollectionAnimated, host: UICollectionView) {
        self.model = model
        self.host = host
        cells = PlannedCells(of: model, in: host)
    }

    var canPlanWhole: Bool { model.layout != nil || flow != nil }

    var isHorizontal: Bool { flow?.scrollDirection == .horizontal }

    private var flow: UICollectionViewFlowLayout? {
        host?.collectionViewLayout as? UICollectionViewFlowLayout
    }

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        guard host.isLaidOut else { return .unfilled(in: host, from: anchor) }
        let viewport = ListViewport(of: host, from: anchor)
        if let elements = placed(in: viewport.size, of: host) {
            return SkeletonPlan(frame: viewport.covered, tiles: elements.compactMap(tile))
        }
        let placed =
            model.waterfall.map { waterfall($0, in: viewport.size) }
            ?? flow(in: viewport.size, of: host)
        let mirrored = mirrored(placed, in: viewport.size.width, of: host)
        return SkeletonPlan(frame: viewport.covered, tiles: mirrored.map(tile))
    }

    func forget() {
        cells.forget()
        places.forget()
    }

    func whenPlacesChange(_ action: @escaping @MainActor () -> Void) {
        places.didChange = action
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

    func tiles(of placed: [PlacedCell], ofSection position: Int?) -> [SkeletonTile] {
        placed.enumerated().map { index, cell in
            let production = cells.production(of: cell.prototype, size: cell.frame.size)
            let path = position.map { IndexPath(item: index, section: $0) }
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

// MARK: - Places of a layout

extension CollectionPlanner {
    /// Returns what a layout that is not computed here places; `nil` where none can be asked.
    private func placed(in size: CGSize, of host: UICollectionView) -> [PlacedElement]? {
        guard model.waterfall == nil else { return nil }
        if let layout = model.layout, layout !== host.collectionViewLayout {
            return places.elements(of: content(), by: layout, like: host, within: size)
        }
        guard flow == nil, let content = borrowedContent(of: host) else { return nil }
        return places.elements(of: content, in: host, within: size)
    }

    /// The sections about which the layout of the app is asked; `nil` if it must not be.
    ///
    /// What gives a compositional layout its sections may look them up in the app's data, which has to have them.
    private func borrowedContent(of host: UICollectionView) -> ProbeContent? {
        var content = content()
        let own = host.dataSource == nil ? 0 : host.numberOfSections
        if host.collectionViewLayout is UICollectionViewCompositionalLayout {
            content.sections = Array(content.sections.prefix(own))
            guard own > 0 else {
                warnOfUnknownPlaces(in: host)
                return nil
            }
        }
        let missing = max(0, own - content.sections.count)
        content.sections += Array(repeating: PlannedSection(), count: missing)
        return content
    }

    private func content() -> ProbeContent {
        let sections = model.plannedSections
        return ProbeContent(
            sections: sections.enumerated().map { cells.section($0, of: $1, by: GivenMeasures()) },
            supplementary: { kind, section in
                sections.indices.contains(section) ? sections[section].supplementary(ofKind: kind) : nil
            },
            fittingHeight: { [cells] prototype, width in
                cells.production(of: prototype, size: CGSize(width: width, height: 0)).size.height
            })
    }

    private func tile(_ element: PlacedElement) -> SkeletonTile? {
        guard let prototype = element.prototype else {
            return element.look?.production.map {
                SkeletonTile(production: $0, origin: element.frame.origin)
            }
        }
        let plain = cells.production(of: prototype, size: element.frame.size)
        var production = element.look?.added(to: plain) ?? plain
        if production.surface.fill == .standard { production.surface.fill = .none }
        return SkeletonTile(production: production, origin: element.frame.origin)
    }

    private func warnOfUnknownPlaces(in host: UICollectionView) {
        guard !model.saidPlacesAreUnknown else { return }
        model.saidPlacesAreUnknown = true
        SkeletonLog.warn(
            "\(host.declaredClass) has no sections yet, so its layout is not asked where cells will be, and the "
                + "skeleton is a plain list. Give the model a second layout, made as the list's own is: "
                + "CollectionAnimated(…, layout: makeLayout())")
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
        let length = { self.cells.height(of: $0, width: size.width) }
        let elements = tiling.elements(
            of: sections.enumerated().map { number, section in
                measures.tiling(
                    ofSection: number, items[number],
                    header: section.header.map(length) ?? measures.headerLength(ofSection: number),
                    footer: section.footer.map(length) ?? measures.footerLength(ofSection: number))
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
