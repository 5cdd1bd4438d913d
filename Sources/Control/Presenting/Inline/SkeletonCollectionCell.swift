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
        guard let fittingHeight,
            owningCollection?.collectionViewLayout.asksForHeight(of: layoutAttributes) == true
        else { return layoutAttributes }
        let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        copy.size.height = fittingHeight(layoutAttributes.size.width)
        return copy
    }
}
