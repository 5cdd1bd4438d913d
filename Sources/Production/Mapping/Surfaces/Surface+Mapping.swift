import TabCache
import UIKit

extension Component {
    /// The surface of the mapped view itself.
    ///
    /// - Parameters:
    ///   - isRightToLeft: Whether the content of the view runs from right to left.
    ///   - keepsColors: Whether a colored card stays colored.
    @MainActor
    init(surfaceOf root: UIView, isRightToLeft: Bool = false, keepsColors: Bool = false) {
        let look = RootAppearance(of: root)
        let shadowed = look.shadowed
        let whole = CGRect(origin: .zero, size: root.bounds.isFinite ? root.skeletonArea.size : .zero)
            .inset(by: look.insets(isRightToLeft: isRightToLeft))
        let frame = shadowed?.frame(inBoundsOf: root) ?? whole
        self.init(surface: frame.isFinite ? frame : whole)
        corners = Corners(radius: look.cornerRadius, rounded: look.corners)
        if let painted = look.fill(keepsColors: keepsColors) { fill = painted }
        shadow = shadowed.flatMap { Component.Shadow(of: $0.layer) }
        takeBorder(look.border, traits: root.traitCollection, keepsColors: keepsColors)
    }

    /// The card that a container is, or `nil` if nothing of it can be seen.
    ///
    /// A card casts a shadow, or it is of another color than the surface below, whether that is its background, a
    /// gradient, a shape layer or an effect, and has round corners or a border, or covers that surface. An outline
    /// alone is a card too, and so is whatever hides a part of a picture.
    @MainActor
    init?(cardOf node: MappedView) {
        let (view, frame) = (node.view, node.context.frame)
        guard frame.isFinite, !frame.isEmpty else { return nil }
        let layer = view.layer
        let paint = SurfacePaint(of: view, keepsColors: node.options.keepsColors)
        let castsShadow =
            layer.hasShadow && (!node.context.isClipped || paint.fill != nil || view.castsShadowOfItsArea)
        guard castsShadow || Self.standsOut(node, paint) else { return nil }
        self.init(surface: frame)
        corners = Corners(of: layer)
        if let fill = paint.fill {
            self.fill = fill
        } else if !castsShadow {
            // Inside an outline is seen what is below it.
            fill = .none
        }
        shadow = castsShadow ? Component.Shadow(of: layer) : nil
        takeBorder(layer.border, traits: view.traitCollection, keepsColors: node.options.keepsColors)
        if (layer as? CAShapeLayer)?.path?.isRound == true {
            cornerRadius = min(frame.width, frame.height) / 2
        }
    }

    /// Whether a view that casts no shadow differs from what is below it.
    @MainActor
    private static func standsOut(_ node: MappedView, _ paint: SurfacePaint) -> Bool {
        let (view, surface, coversRoot) = (node.view, node.root.surfaceColor, node.coversRoot)
        let hasBorder = view.layer.hasBorder
        let isRound = Corners(of: view.layer).radius > 0
        let isOutline = paint.fill == nil
        if isOutline { return hasBorder && isRound && !coversRoot }
        // What is painted with something else than a color differs from every color.
        let isColor = view.layer.isMember(of: CALayer.self) && !view.isGlass
        let color = isColor ? view.backgroundColor : nil
        let hasColorBelow = color != nil && (color == surface || color == .screenBackground)
        if !hasColorBelow { return paint.isOpaque || !coversRoot }
        let hasEdge = hasBorder || isRound && color != surface
        return hasEdge || node.below.holdCoveredPicture
    }

    /// Takes a border, in the color of shapes if it is colored.
    @MainActor
    private mutating func takeBorder(
        _ border: (width: CGFloat, color: UIColor)?, traits: UITraitCollection, keepsColors: Bool
    ) {
        guard let border else { return }
        borderWidth = border.width
        let fill = SurfacePaint.fill(of: border.color, traits: traits, keepsColors: keepsColors)
        borderColor = fill == .muted ? nil : SkeletonColor(border.color)
    }
}

extension UIView {
    /// Whether the shadow of a view that paints nothing is that of its whole area: by a path, or by a view that fills it.
    ///
    /// Otherwise it is the shadow of the texts and pictures inside.
    fileprivate var castsShadowOfItsArea: Bool {
        layer.shadowPath != nil || layer.hasBorder
            || subviews.contains { inner in
                inner.frame.insetBy(dx: -1, dy: -1).contains(bounds) && !inner.isInvisible
                    && (inner.isSurface || inner is UIImageView || inner is UIVisualEffectView)
            }
    }
}

extension Component.Shadow {
    /// The shadow that a layer casts, or `nil` if it casts none.
    init?(of layer: CALayer) {
        guard layer.hasShadow, let color = layer.shadowColor else { return nil }
        self.init(
            color: SkeletonColor(UIColor(cgColor: color)), opacity: layer.shadowOpacity,
            offset: layer.shadowOffset, radius: layer.shadowRadius)
    }
}
