import UIKit

/// A view of our own in a collection whose layout is asked for places.
@MainActor
protocol ProbeShowing: UICollectionReusableView {
    /// Gives the height of the view at a width; `nil` takes what the layout gives.
    var measure: (@MainActor (CGFloat) -> CGFloat)? { get set }

    /// The size that the view prefers, if it is known; `nil` measures the height.
    var preferredSize: CGSize? { get set }
}

extension ProbeShowing {
    /// Returns attributes with the height that the view asks for, where the layout would take another than it gave.
    func measured(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let measure, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        if let layout = owningCollection?.collectionViewLayout, !layout.asksForHeight(of: attributes) {
            return attributes
        }
        if let preferredSize {
            copy.size = preferredSize
        } else {
            copy.size.height = measure(attributes.size.width)
        }
        return copy
    }
}

extension UIView {
    /// The collection around a cell, however deep the cell is in it.
    var owningCollection: UICollectionView? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
    }
}

extension UICollectionViewLayout {
    /// Whether the layout takes the height that the view with some attributes prefers.
    func asksForHeight(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let other = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        other.size.height += 1
        return shouldInvalidateLayout(forPreferredLayoutAttributes: other, withOriginalAttributes: attributes)
    }
}

/// An empty cell in a collection whose layout is asked for places.
final class ProbeCell: UICollectionViewCell, ProbeShowing {
    static let identifier = "TabAnimated.probe"

    var measure: (@MainActor (CGFloat) -> CGFloat)?
    var preferredSize: CGSize?

    /// Registers all cells of our own with a collection.
    static func register(in collection: UICollectionView) {
        collection.register(ProbeCell.self, forCellWithReuseIdentifier: identifier)
        collection.register(ProbeListCell.self, forCellWithReuseIdentifier: ProbeListCell.identifier)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { measured(layoutAttributes) }
}

/// The same for cells of lists, which the list gives a surface and separators.
final class ProbeListCell: UICollectionViewListCell, ProbeShowing {
    static let identifier = "TabAnimated.probe.list"

    var measure: (@MainActor (CGFloat) -> CGFloat)?
    var preferredSize: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { measured(layoutAttributes) }
}

/// The same for headers, footers and other supplementary views.
final class ProbeView: UICollectionReusableView, ProbeShowing {
    static let identifier = "TabAnimated.probe.view"

    var measure: (@MainActor (CGFloat) -> CGFloat)?
    var preferredSize: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { measured(layoutAttributes) }
}
