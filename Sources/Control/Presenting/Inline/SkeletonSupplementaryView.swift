import UIKit

/// The skeleton of a header or footer of a collection.
final class SkeletonSupplementaryView: UICollectionReusableView, SkeletonShowing {
    static let identifier = "TabAnimated.supplementary"

    private(set) lazy var cover = CellSkeleton(in: self, of: self)

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cover.clear()
    }
}
