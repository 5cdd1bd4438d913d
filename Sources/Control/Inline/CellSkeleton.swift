import TabProduction
import UIKit

/// The skeleton inside one of our own cells: a cover that makes its tiles when it knows its size.
@MainActor
final class CellSkeleton: SkeletonOverlayDelegate {
    private let overlay = SkeletonOverlay(
        frame: .zero, palette: SkeletonPalette(component: .clear, background: .clear))
    private var maker: (@MainActor (CGSize) -> [SkeletonTile])?
    private var size = CGSize.zero

    /// Puts an empty skeleton into a view.
    init(in view: UIView) {
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // A cell among real ones must not hide them from assistive technologies.
        overlay.accessibilityViewIsModal = false
        overlay.isHidden = true
        overlay.delegate = self
        view.addSubview(overlay)
    }

    /// Shows what a model makes of a prototype in a list.
    ///
    /// - Parameter background: The colour behind the shapes, if not the model's.
    func show(_ prototype: Prototype, of model: FormAnimated, in list: UIView, background: UIColor?) {
        maker = { [weak list] size in
            guard let list else { return [] }
            return [SkeletonTile(production: model.production(of: prototype, size: size, in: list))]
        }
        OverlayStyle(model: model, host: list).apply(to: overlay)
        if let background { overlay.palette.background = background }
        overlay.isHidden = false
        fit(overlay.bounds.size)
    }

    /// Shows nothing, so that the view can wait for its next use.
    func clear() {
        maker = nil
        size = .zero
        overlay.isHidden = true
        overlay.animation = nil
        overlay.tiles = []
    }

    /// Makes the tiles of a size, once.
    func fit(_ size: CGSize) {
        guard let maker, size.width > 0, size.height > 0, size != self.size else { return }
        self.size = size
        overlay.tiles = maker(size)
    }

    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        size = .zero
        fit(overlay.bounds.size)
    }
}

/// The table cell that stands where a cell of the app will be.
final class SkeletonTableCell: UITableViewCell {
    static let identifier = "TabAnimated.skeleton"

    private(set) lazy var cover = CellSkeleton(in: contentView)

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
        cover.fit(contentView.bounds.size)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cover.clear()
    }
}

/// The collection cell that stands where a cell of the app will be.
final class SkeletonCollectionCell: UICollectionViewCell {
    static let identifier = "TabAnimated.skeleton"

    private(set) lazy var cover = CellSkeleton(in: contentView)

    /// Gives the height of the cell at a width, for layouts that ask cells for their size.
    var fittingHeight: (@MainActor (CGFloat) -> CGFloat)?

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit(contentView.bounds.size)
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

/// The view that stands where a header or footer of a table will be.
final class SkeletonBand: UIView {
    private(set) lazy var cover = CellSkeleton(in: self)

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.fit(bounds.size)
    }
}

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
