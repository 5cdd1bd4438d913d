import UIKit

/// Whoever knows what a collection shows in the parts that load.
///
/// This is the seam between a proxy, which the collection asks, and its presenter, which plans.
@MainActor
protocol CollectionFilling: AnyObject {
    /// Which parts load.
    var content: InlineContent { get set }

    func cell(at path: IndexPath, number: Int) -> UICollectionViewCell

    /// The size of an item that loads, where somebody gives it one.
    func size(at path: IndexPath, number: Int) -> CGSize?

    /// The header of a section that loads, if the model gives it one.
    func header(ofSection number: Int) -> SupplementaryAnimated?

    func footer(ofSection number: Int) -> SupplementaryAnimated?

    /// The view of a supplementary element that is not the app's; without a model it is empty.
    func view(for supplementary: SupplementaryAnimated?, kind: String, at path: IndexPath)
        -> UICollectionReusableView
}
