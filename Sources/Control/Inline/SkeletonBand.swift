import UIKit

/// The view that stands where a header or footer of a table will be.
final class SkeletonBand: UIView {
    private(set) lazy var cover = CellSkeleton(in: self)

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit(bounds.size)
    }
}
