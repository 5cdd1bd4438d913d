import UIKit

/// The skeleton of a cell of a table.
final class SkeletonTableCell: UITableViewCell, SkeletonShowing {
    static let identifier = "TabAnimated.skeleton"

    private(set) lazy var cover = CellSkeleton(in: contentView, of: self)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        isUserInteractionEnabled = false
    }

    /// The cell lives in code only and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cover.clear()
    }
}
