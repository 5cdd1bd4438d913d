import TabCache
import UIKit

/// A view of our own in a collection whose layout places the skeleton.
@MainActor
protocol ProbeShowing: UICollectionReusableView {
    /// Returns the preferred size of the view, of the layout's; `nil` takes that.
    var measure: (@MainActor (CGSize) -> CGSize)? { get set }
}

extension ProbeShowing {
    /// Returns attributes with the measured height, where the layout accepts a preferred height.
    func measured(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let measure, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        let list: UICollectionView? = sequence(first: self as UIView, next: \.superview)
            .firstResult { $0 as? UICollectionView }
        if let list, !list.collectionViewLayout.asksForHeight(of: attributes) { return attributes }
        copy.size = measure(attributes.size)
        return copy
    }
}

extension UICollectionViewLayout {
    /// Whether the layout accepts a preferred height of the view with some attributes.
    func asksForHeight(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let other = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        other.size.height += 1
        return shouldInvalidateLayout(forPreferredLayoutAttributes: other, withOriginalAttributes: attributes)
    }
}

/// An empty cell, header, footer or other view in a collection whose layout places the skeleton.
final class ProbeCell: UICollectionViewCell, ProbeShowing {
    static let identifier = "TabAnimated.probe"

    var measure: (@MainActor (CGSize) -> CGSize)?

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

    var measure: (@MainActor (CGSize) -> CGSize)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { measured(layoutAttributes) }
}
