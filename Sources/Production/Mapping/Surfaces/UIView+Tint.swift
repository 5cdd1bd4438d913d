import UIKit

@MainActor
extension UIView {
    /// Whether the view is a hidden picture without an image that fills a clipping view, beside the text that stands in for
    /// it and a thin strip over both at most: one of the two will be there.
    func isComingPicture(in parent: UIView) -> Bool {
        guard let picture = self as? UIImageView, picture.image == nil, picture.isHidden,
            parent.clipsToBounds,
            !parent.isSurface, picture.frame == parent.bounds, picture.superview === parent
        else { return false }
        let others = parent.subviews.filter { $0 !== self }
        let texts = others.filter { $0 is UILabel }.count
        let strips = others.filter { !($0 is UILabel) && $0.frame.height * 8 <= parent.bounds.height }.count
        return texts <= 1 && strips <= 1 && texts + strips == others.count
    }

    /// Whether the view only tints what is below it.
    var isTint: Bool {
        if let effect = self as? UIVisualEffectView { return effect.contentView.subviews.isEmpty }
        let colors = ([layer] + StandaloneLayers.all(in: self)).flatMap(\.paints)
        guard !colors.isEmpty, !layer.hasBorder, !layer.hasShadow else { return false }
        return colors.contains { PaintedColor($0).alpha * alpha < Self.tintAlpha }
    }

    /// Whether a layer in the view only tints a picture below it.
    func isTint(_ layer: CALayer, over below: ViewsBelow) -> Bool {
        guard layer.paints.contains(where: { PaintedColor($0).alpha < Self.tintAlpha }) else { return false }
        if below.picture != nil { return true }
        guard let superlayer = layer.superlayer, layer.frame.isFinite else { return false }
        let middle = self.layer.convert(CGPoint(x: layer.frame.midX, y: layer.frame.midY), from: superlayer)
        return subviews.contains { $0.picture(at: middle) != nil }
    }

    /// The opacity from which a color hides what is below it, 0...1.
    private static let tintAlpha = 0.95
}

extension CALayer {
    /// The colors that the layer paints its area with.
    var paints: [UIColor] {
        var colors = [backgroundColor].compactMap { $0 }
        if let gradient = self as? CAGradientLayer { colors += gradient.colors as? [CGColor] ?? [] }
        return colors.map { UIColor(cgColor: $0) }
            .filter { self is CAGradientLayer || $0.isVisible }
    }
}
