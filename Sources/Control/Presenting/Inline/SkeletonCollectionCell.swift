import UIKit

/// The skeleton of a cell of a collection.
final class SkeletonCollectionCell: UICollectionViewCell, SkeletonShowing {
    static let identifier = "TabAnimated.skeleton"

    private(set) lazy var cover = CellSkeleton(in: contentView, of: self)

    /// Gives the height of the cell at a width, for layouts that ask cells for their size.
    var fittingHeight: (@MainActor (CGFloat) -> CGFloat)?

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        fittingHeight = nil
        cover.clear()
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let fittingHeight, asksForSize(layoutAttributes) else { return layoutAttributes }
        let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        copy.size.height = fittingHeight(layoutAttributes.size.width)
        return copy
    }

    /// Whether the layout would take another size than it gave.
    private func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let layout = (superview as? UICollectionView)?.collectionViewLayout,
            let probe = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        probe.size.height += 1
        return layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: probe, withOriginalAttributes: attributes)
    }
}
