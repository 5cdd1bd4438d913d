import UIKit

/// The skeleton of a header or footer of a table.
final class SkeletonHeaderFooterView: UIView, SkeletonShowing {
    private(set) lazy var cover = CellSkeleton(in: self, of: self)

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit()
    }
}
