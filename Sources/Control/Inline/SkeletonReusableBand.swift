import UIKit

/// The view that stands where a header or footer of a collection will be.
final class SkeletonReusableBand: UICollectionReusableView {
    static let identifier = "TabAnimated.band"

    private(set) lazy var cover = CellSkeleton(in: self)

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit(bounds.size)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cover.clear()
    }
}
