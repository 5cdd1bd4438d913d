import UIKit

/// The items that a list inside a mapped view is going to have, as far as its layout says where they go.
///
/// Nothing is known of what they show, so each is one shape. Only a flow layout of UIKit's own with a fixed size of
/// items tells that much; a delegate that may be asked for sizes could know no items yet, and is not asked.
@MainActor
struct ExpectedItems {
    /// Where they are in the list, in points; those out of sight are left out.
    let frames: [CGRect]

    /// Creates the items of a list; `nil` where its layout does not say enough.
    init?(of list: UIView) {
        guard let collection = list as? UICollectionView, !collection.bounds.isEmpty,
            let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
            type(of: layout) == UICollectionViewFlowLayout.self, layout.estimatedItemSize == .zero,
            !(collection.delegate is any UICollectionViewDelegateFlowLayout),
            min(layout.itemSize.width, layout.itemSize.height) >= 1
        else { return nil }
        let area = CGRect(origin: .zero, size: collection.bounds.size)
        frames = FlowLayoutCopy(of: layout).frames(filling: area.size)
            .map { $0.intersection(area) }.filter { !$0.isEmpty }
    }

    /// A shape for each item, with the softest corners that a bar has.
    var components: [Component] {
        frames.enumerated().map { index, frame in
            Component(index: index, frame: frame, cornerRadius: ComponentMaker.softestRadius)
        }
    }
}
