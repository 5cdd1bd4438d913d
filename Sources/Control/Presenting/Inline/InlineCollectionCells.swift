import TabProduction
import UIKit

/// The cells, headers and footers of our own that a collection shows in the parts of itself that load.
@MainActor
final class InlineCollectionCells: InlineCells {
    let planner: CollectionPlanner
    var content = InlineContent()

    private var items: [Int: PlannedSection] = [:]
    /// The visible size of the collection that the items were measured in.
    private var measuredSize = CGSize.zero

    init(planner: CollectionPlanner) {
        self.planner = planner
    }

    /// Returns the cell at a path.
    func cell(at path: IndexPath, number: Int) -> UICollectionViewCell {
        guard let collection = planner.host else { return UICollectionViewCell(frame: .zero) }
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: SkeletonCollectionCell.identifier, for: path)
        guard let cell = cell as? SkeletonCollectionCell, let prototype = prototype(at: path, number: number)
        else {
            return cell
        }
        let cells = planner.cells
        cell.isUserInteractionEnabled = false
        cell.fittingHeight = {
            cells.production(of: prototype, size: CGSize(width: $0, height: 0)).size.height
        }
        cell.cover.show(prototype, of: cells, in: collection)
        return cell
    }

    /// Returns the size of the item at a path, if it is known before the layout asks the cell.
    func size(at path: IndexPath, number: Int) -> CGSize? {
        guard let collection = planner.host else { return nil }
        guard content.isOfSections else {
            let width = collection.visibleArea.width
            return planner.item(number, by: measures(of: collection), width: width)?.size
        }
        followSize(of: collection)
        return items[number]?.cell(at: path.item)?.size
    }

    /// Returns the view of a supplementary element that is not the app's; without a model it is empty.
    func view(
        for supplementary: SupplementaryAnimated?, kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        guard let collection = planner.host else { return UICollectionReusableView(frame: .zero) }
        // Layouts may have kinds of their own, which are not registered yet.
        collection.register(
            SkeletonSupplementaryView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: SkeletonSupplementaryView.identifier)
        let view = collection.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SkeletonSupplementaryView.identifier, for: path)
        if let skeleton = view as? SkeletonSupplementaryView, let supplementary {
            skeleton.cover.show(supplementary.prototype, of: planner.cells, in: collection)
        }
        return view
    }
}

// MARK: - Plan

extension InlineCollectionCells {
    func forget() {
        items = [:]
    }

    func plannedCount(ofSection number: Int, over count: Int) -> Int {
        guard let collection = planner.host, let planned = plan(number, in: collection) else { return 0 }
        measuredSize = collection.visibleArea.size
        items[number] = planned
        guard planned.fillsList else { return planned.cells.count }
        // Items that fill the list leave room for what the app may delete meanwhile.
        return max(fillingCount(planned, in: collection), count)
    }

    /// Measures the items anew when the collection was turned or resized; their number stays.
    private func followSize(of collection: UICollectionView) {
        let size = collection.visibleArea.size
        guard size != measuredSize else { return }
        measuredSize = size
        for number in items.keys { items[number] = plan(number, in: collection) }
    }

    private func plan(_ number: Int, in collection: UICollectionView) -> PlannedSection? {
        planner.model.section(at: number).map {
            planner.items(
                ofSection: number, $0, by: measures(of: collection), width: collection.visibleArea.width)
        }
    }

    /// The number of items that fill the list.
    private func fillingCount(_ items: PlannedSection, in collection: UICollectionView) -> Int {
        let measures = measures(of: collection)
        let tiling = FlowTiling(size: collection.visibleArea.size, direction: measures.direction)
        return tiling.elements(of: [measures.tiling(ofSection: 0, items)]).count
    }

    /// The app's delegate is asked about nothing here: sizes come from the plan and the layout.
    private func measures(of collection: UICollectionView) -> FlowMeasures {
        FlowMeasures(of: nil, layout: collection.collectionViewLayout)
    }

    private func prototype(at path: IndexPath, number: Int) -> Prototype? {
        content.isOfSections
            ? items[number]?.cell(at: path.item)?.prototype : planner.model.cell(atRow: number)?.prototype
    }
}
