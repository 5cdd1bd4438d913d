import TabProduction
import UIKit

/// Plans the cover of a collection: measures, produces and places what its model asks for.
@MainActor
struct CollectionPlanner {
    let model: CollectionAnimated
    let collection: UICollectionView

    var plan: SkeletonPlan {
        if model.scrollsToTop { scrollToTop() }
        let viewport = ListViewport(of: collection)
        return SkeletonPlan(frame: viewport.covered, tiles: tiles(in: viewport.visible.size))
    }

    private func scrollToTop() {
        let inset = collection.adjustedContentInset
        collection.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
    }

    private func tiles(in size: CGSize) -> [SkeletonTile] {
        let cells = model.sections.map { section in
            model.production(of: section.cells.prototype, size: itemSize(of: section, in: size), in: collection)
        }
        let sections = zip(model.sections, cells).map(flowSection)
        let items = FlowTiling(size: size, direction: flow?.scrollDirection ?? .vertical).items(for: sections)
        return items.compactMap { tile(for: $0, cell: cells[$0.section]) }
    }

    private func tile(for item: FlowTiling.Item, cell: Production) -> SkeletonTile? {
        let section = model.sections[item.section]
        switch item.kind {
        case .item: return SkeletonTile(production: transparent(cell), origin: item.frame.origin)
        case .header: return section.header.map { supplementaryTile($0, item) }
        case .footer: return section.footer.map { supplementaryTile($0, item) }
        }
    }

    private func supplementaryTile(_ view: SupplementaryAnimated, _ item: FlowTiling.Item) -> SkeletonTile {
        let production = model.production(of: view.prototype, size: item.frame.size, in: collection)
        return SkeletonTile(production: transparent(production), origin: item.frame.origin)
    }

    /// A cell without a colour of its own lets the collection be seen.
    private func transparent(_ production: Production) -> Production {
        var production = production
        if production.background.fill == .standard { production.background.fill = .none }
        return production
    }
}

// MARK: - Layout

extension CollectionPlanner {
    private var flow: UICollectionViewFlowLayout? {
        collection.collectionViewLayout as? UICollectionViewFlowLayout
    }

    /// The size is the given one, else the layout's item size; zero height asks for the fitting height.
    private func itemSize(of section: SectionAnimated, in size: CGSize) -> CGSize {
        let given = section.cells.size
        if given.width > 0, given.height > 0 { return given }
        guard let flow else { return CGSize(width: given.width > 0 ? given.width : size.width, height: given.height) }
        if flow.estimatedItemSize == .zero { return flow.itemSize }
        return CGSize(width: flow.estimatedItemSize.width, height: 0)
    }

    private func flowSection(_ section: SectionAnimated, _ cell: Production) -> FlowTiling.Section {
        FlowTiling.Section(
            header: section.header?.height, itemSize: cell.size, count: section.cells.count,
            footer: section.footer?.height, insets: flow?.sectionInset ?? .zero,
            lineSpacing: flow?.minimumLineSpacing ?? 0, interitemSpacing: flow?.minimumInteritemSpacing ?? 0)
    }
}
