import TabProduction
import UIKit

/// Plans the cover of a collection: measures, produces and places what its model asks for.
@MainActor
struct CollectionPlanner {
    let model: CollectionAnimated
    let collection: UICollectionView

    /// Returns the plan of the whole collection.
    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        if model.scrollsToTop, anchor == nil { collection.scrollToStart() }
        let viewport = ListViewport(of: collection, from: anchor)
        let tiles =
            model.waterfall.map { waterfallTiles($0, in: viewport.size) } ?? flowTiles(in: viewport.size)
        return SkeletonPlan(frame: viewport.covered, tiles: mirrored(tiles, in: viewport.size.width))
    }

    /// Tiles of a layout that turns round where content runs against the direction it was made for.
    private func mirrored(_ tiles: [SkeletonTile], in width: CGFloat) -> [SkeletonTile] {
        let layout = collection.collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return tiles }
        return tiles.map { tile in
            let x = width - tile.origin.x - tile.production.size.width
            return SkeletonTile(production: tile.production, origin: CGPoint(x: x, y: tile.origin.y))
        }
    }

    /// A cell without a colour of its own lets the collection be seen.
    private func tile(_ prototype: Prototype, in frame: CGRect) -> SkeletonTile {
        var production = model.production(of: prototype, size: frame.size, in: collection)
        if production.background.fill == .standard { production.background.fill = .none }
        return SkeletonTile(production: production, origin: frame.origin)
    }

    private func waterfallTiles(_ waterfall: WaterfallAnimated, in size: CGSize) -> [SkeletonTile] {
        guard let cell = model.sections.first?.cells.first else { return [] }
        return waterfall.frames(width: size.width)
            .filter { $0.width > 0 && $0.minY < size.height }
            .map { tile(cell.prototype, in: $0) }
    }
}

// MARK: - Flow

extension CollectionPlanner {
    private func flowTiles(in size: CGSize) -> [SkeletonTile] {
        let measures = FlowMeasures(of: collection)
        let items = CollectionItems(model: model, collection: collection, measures: measures, size: size)
        let sections = model.plannedSections
        let found = sections.enumerated().map { items.items(of: $1, at: $0) }
        let places = zip(sections, found).enumerated().map { number, pair in
            flowSection(pair.0, pair.1, number: number, measures: measures)
        }
        let tiling = FlowTiling(size: size, direction: measures.direction)
        return tiling.items(for: places).compactMap { place in
            switch place.kind {
            case .header: sections[place.section].header.map { tile($0.prototype, in: place.frame) }
            case .footer: sections[place.section].footer.map { tile($0.prototype, in: place.frame) }
            case .item(let item):
                found[place.section].prototype(ofItem: item).map { tile($0, in: place.frame) }
            }
        }
    }

    private func flowSection(
        _ section: SectionAnimated, _ items: CollectionItems.Items, number: Int, measures: FlowMeasures
    ) -> FlowTiling.Section {
        FlowTiling.Section(
            header: section.header?.height ?? measures.headerLength(ofSection: number),
            sizes: items.sizes, filler: items.filler?.size,
            footer: section.footer?.height ?? measures.footerLength(ofSection: number),
            insets: measures.insets(ofSection: number),
            lineSpacing: measures.lineSpacing(ofSection: number),
            interitemSpacing: measures.interitemSpacing(ofSection: number))
    }
}
