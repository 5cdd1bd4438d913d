import UIKit

extension Surface {
    /// The surface of the mapped view itself.
    @MainActor
    init(of root: UIView) {
        let look = RootAppearance(of: root)
        let shadowed = look.shadowed
        let isRightToLeft = root.semanticContentAttribute == .forceRightToLeft
        let whole = CGRect(origin: .zero, size: root.bounds.isFinite ? root.bounds.size : .zero)
            .inset(by: look.insets(isRightToLeft: isRightToLeft))
        let frame = shadowed?.frame(inBoundsOf: root) ?? whole
        self.init(frame: frame.isFinite ? frame : whole, cornerRadius: look.cornerRadius)
        if let color = look.color { fill = .color(SkeletonColor(color)) }
        shadow = shadowed.flatMap { ComponentShadow(of: $0.layer) }
        takeBorder(of: look.bordered?.layer)
        if borderWidth == 0, let stroke = look.stroke {
            borderWidth = stroke.width
            borderColor = SkeletonColor(stroke.color)
        }
    }

    /// The card that a container is, or `nil` if nothing of it can be seen.
    ///
    /// A card casts a shadow, or it is opaque, of another color than the surface below, and has round
    /// corners or a border, or covers that surface.
    ///
    /// - Parameters:
    ///   - frame: The frame of the container in the bounds of the root, in points.
    ///   - coversRoot: Whether nothing of the root can be seen beside the container.
    @MainActor
    init?(cardOf view: UIView, at frame: CGRect, over surface: UIColor?, coversRoot: Bool) {
        guard frame.isFinite, !frame.isEmpty else { return nil }
        let layer = view.layer
        let color = view.backgroundColor.flatMap { $0.isVisible ? $0 : nil }
        let isSet = color.map { $0.isOpaque && $0 != surface } ?? false
        let isOutlined = layer.cornerRadius > 0 || layer.hasBorder
        let isGround = coversRoot && color != .screenBackground
        guard layer.hasShadow || (isSet && (isOutlined || isGround)) else { return nil }
        self.init(frame: frame, cornerRadius: layer.cornerRadius)
        roundedCorners = RoundedCorners(layer.maskedCorners)
        if let color { fill = .color(SkeletonColor(color)) }
        shadow = ComponentShadow(of: layer)
        takeBorder(of: layer)
    }

    private mutating func takeBorder(of layer: CALayer?) {
        guard let layer, layer.hasBorder, let color = layer.borderColor else { return }
        borderWidth = layer.borderWidth
        borderColor = SkeletonColor(UIColor(cgColor: color))
    }
}

extension ComponentShadow {
    /// The shadow that a layer casts, or `nil` if it casts none.
    init?(of layer: CALayer) {
        guard layer.hasShadow, let color = layer.shadowColor else { return nil }
        self.init(
            color: SkeletonColor(UIColor(cgColor: color)), opacity: layer.shadowOpacity,
            offset: layer.shadowOffset, radius: layer.shadowRadius)
    }
}
