import TabCache
import UIKit

@MainActor
extension UIView {
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
