import TabProduction
import UIKit

/// The cells, headers and footers of our own that a collection shows in the parts of itself that load.
@MainActor
final class InlineCollectionCells: InlineCells {
    let planner: CollectionPlanner
    var content = InlineContent()
    var planned = InlinePlan()

    init(planner: CollectionPlanner) {
        self.planner = planner
    }

    /// Returns the cell at a path.
    func cell(at path: IndexPath, number: Int) -> UICollectionViewCell {
        guard let collection = planner.host else { return UICollectionViewCell(frame: .zero) }
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: SkeletonCollectionCell.identifier, for: path)
        guard let cell = cell as? SkeletonCollectionCell,
            let prototype = plannedCell(at: path, number: number)?.prototype
        else { return cell }
        let cells = planner.cells
        cell.isUserInteractionEnabled = false
        cell.fittingHeight = {
            cells.production(of: prototype, size: CGSize(width: $0, height: 0)).size.height
        }
        cell.cover.show(
            prototype, of: cells, in: collection, at: place(of: prototype, at: path, number: number))
        return cell
    }

    /// Returns the size of the item at a path, if it is known before the layout asks the cell.
    func size(at path: IndexPath, number: Int) -> CGSize? { plannedCell(at: path, number: number)?.size }

    /// Returns the length of a header or footer, on either side.
    func size(of supplementary: SupplementaryAnimated) -> CGSize {
        let height = planner.cells.height(of: supplementary, width: planner.host?.visibleArea.width ?? 0)
        return CGSize(width: height, height: height)
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
            let number = path.count > 1 ? content.number(ofSection: path.section) ?? path.section : 0
            skeleton.cover.show(
                supplementary.prototype, of: planner.cells, in: collection,
                at: SkeletonPlace(
                    section: number, kind: SkeletonPlace.Kind(supplementary: kind),
                    className: supplementary.prototype.className))
        }
        return view
    }
}
