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
    ) -> UICollectionViewLayoutAttributes { preferredAttributes(layoutAttributes) }

    // A view without an opinion of its own size keeps the one it is given.
    private func preferredAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = attributes.extras.measured
        guard !axes.isEmpty || attributes.representedElementCategory == .cell,
            let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        let fitting = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: axes.height && !axes.width ? .required : .fittingSizeLevel,
            verticalFittingPriority: axes.width && !axes.height ? .required : .fittingSizeLevel)
        guard fitting.width > 0, fitting.height > 0 else { return preferred }
        let size = axes.isEmpty ? fitting : axes.size(attributes.size, measured: pixelCeil(fitting))
        preferred.frame = CGRect(origin: attributes.frame.origin, size: size)
        return preferred
    }

    /// Takes the place and the looks that the attributes give; `offset` leads to the coordinates of the
    /// superview.
    func place(
        by attributes: UICollectionViewLayoutAttributes, mirroredIn width: CGFloat?, offset: CGPoint = .zero
    ) {
        var center = CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y)
        if let width { center.x = width - center.x }
        bounds = CGRect(origin: bounds.origin, size: attributes.size)
        self.center = center
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        if HeadlessScreen.isUnkind { isHidden = attributes.isHidden }
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
