import TabProduction
import UIKit

/// The cells, headers and footers of our own that stand in the parts of a collection that load.
@MainActor
final class InlineCollectionCells: InlineCells {
    let model: CollectionAnimated
    var content = InlineContent()

    private weak var collection: UICollectionView?
    private var items: [Int: CollectionItems.Items] = [:]
    /// The visible size of the collection that the items were measured in.
    private var measuredSize = CGSize.zero

    init(of collection: UICollectionView, model: CollectionAnimated) {
        self.collection = collection
        self.model = model
    }

    /// Returns the cell at a path.
    func cell(at path: IndexPath, number: Int) -> UICollectionViewCell {
        guard let collection else { return UICollectionViewCell(frame: .zero) }
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: SkeletonCollectionCell.identifier, for: path)
        guard let cell = cell as? SkeletonCollectionCell, let prototype = kind(at: path, number: number)
        else {
            return cell
        }
        cell.isUserInteractionEnabled = false
        cell.fittingHeight = { [weak self] width in self?.fittingHeight(of: prototype, width: width) ?? 0 }
        cell.cover.show(prototype, of: model, in: collection, background: nil)
        return cell
    }

    /// Returns the size of the item at a path, where somebody gives it one.
    func size(at path: IndexPath, number: Int) -> CGSize? {
        guard let collection else { return nil }
        if content.isOfSections {
            followSize(of: collection)
            guard let items = items[number] else { return nil }
            return path.item < items.sizes.count
                ? items.sizes[path.item] : items.filler?.size ?? items.sizes.last
        }
        return model.cell(atRow: number).map { measure(collection).size(of: $0, item: number, in: 0) }
    }

    /// Returns the view of a supplementary element that is not the app's; without a model it is empty.
    func view(
        for supplementary: SupplementaryAnimated?, kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        guard let collection else { return UICollectionReusableView(frame: .zero) }
        // Layouts may have kinds of their own, which nobody has registered.
        collection.register(
            SkeletonSupplementaryView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: SkeletonSupplementaryView.identifier)
        let view = collection.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SkeletonSupplementaryView.identifier, for: path)
        if let skeleton = view as? SkeletonSupplementaryView, let supplementary {
            skeleton.cover.show(supplementary.prototype, of: model, in: collection, background: nil)
        }
        return view
    }

    private func fittingHeight(of prototype: Prototype, width: CGFloat) -> CGFloat {
        guard let collection else { return 0 }
        return model.production(of: prototype, size: CGSize(width: width, height: 0), in: collection).size
            .height
    }
}

// MARK: - Plan

extension InlineCollectionCells {
    func forget() {
        items = [:]
    }

    func plannedCount(ofSection number: Int, over count: Int) -> Int {
        guard let collection, let section = model.section(at: number) else { return 0 }
        measuredSize = visibleSize(of: collection)
        let found = measure(collection).items(of: section, at: number)
        items[number] = found
        guard found.filler != nil else { return found.sizes.count }
        // Items that fill the list leave room for what the app may delete meanwhile.
        return max(fillingCount(found, in: collection), count)
    }

    /// Measures the items anew when the collection was turned or resized; their number stays.
    private func followSize(of collection: UICollectionView) {
        let size = visibleSize(of: collection)
        guard size != measuredSize else { return }
        measuredSize = size
        for number in items.keys {
            items[number] = model.section(at: number).map { measure(collection).items(of: $0, at: number) }
        }
    }

    /// The number of items that fill the list.
    private func fillingCount(_ items: CollectionItems.Items, in collection: UICollectionView) -> Int {
        let measures = FlowMeasures(of: nil, layout: collection.collectionViewLayout)
        let tiling = FlowTiling(size: visibleSize(of: collection), direction: measures.direction)
        let section = FlowTiling.Section(
            sizes: items.sizes, filler: items.filler?.size, insets: measures.insets(ofSection: 0),
            lineSpacing: measures.lineSpacing(ofSection: 0),
            interitemSpacing: measures.interitemSpacing(ofSection: 0))
        return tiling.items(for: [section]).count
    }

    /// The app's delegate is asked about nothing here: sizes come from the plan and the layout.
    private func measure(_ collection: UICollectionView) -> CollectionItems {
        CollectionItems(
            model: model, collection: collection,
            measures: FlowMeasures(of: nil, layout: collection.collectionViewLayout),
            size: visibleSize(of: collection))
    }

    private func visibleSize(of collection: UICollectionView) -> CGSize {
        collection.bounds.inset(by: collection.adjustedContentInset).size
    }

    private func kind(at path: IndexPath, number: Int) -> Prototype? {
        content.isOfSections
            ? items[number]?.prototype(ofItem: path.item) ?? items[number]?.prototypes.last
            : model.cell(atRow: number)?.prototype
    }
}
