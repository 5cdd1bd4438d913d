import Foundation

/// A view of a collection view that is used again for other elements.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// Tells supplementary views of different kinds apart in the reuse queues.
    var queueIdentifier: String?

    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Takes the place and the looks that the attributes give.
    func place(by attributes: UICollectionViewLayoutAttributes, mirroredIn width: CGFloat?) {
        var center = attributes.center
        if let width { center.x = width - center.x }
        bounds = CGRect(origin: bounds.origin, size: attributes.size)
        self.center = center
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
