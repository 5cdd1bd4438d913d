import UIKit

// Views of which nothing is seen take their index and make no shape.

extension MappingPolicy {
    /// The rule by which nothing is seen of a view, or `nil` if it makes a shape.
    func ruleToLeaveUnseen(_ view: UIView, as kind: ViewKind) -> MappingRule? {
        switch kind {
        case .block: isUnseen(view) ? .unseen : nil
        case .button(let button):
            button.isBlank(filled: filled) && button.liesOverOthers ? .touchArea : nil
        case .image(let imageView): isStandIn(imageView) ? .unseen : nil
        default: nil
        }
    }

    /// A clear view of UIKit's, one of the app's over other content, or a veil over a picture.
    private func isUnseen(_ view: UIView) -> Bool {
        if view.isVeil { return view.liesOverPicture }
        guard view.showsNothingItself else { return false }
        return view.isPlainView || view.declaredClass == UIControl.self || view.liesOverOthers
    }

    /// An empty image view over another one that it nearly hides, or that it is a small mark on.
    private func isStandIn(_ view: UIImageView) -> Bool {
        guard view.image == nil, !view.isSurface, view.subviews.isEmpty else { return false }
        guard let picture = view.pictureBelow else { return false }
        let share = view.bounds.area / max(picture.bounds.area, 1)
        return share > 0.5 && share <= 1.1 || min(view.bounds.width, view.bounds.height) <= 32
    }
}

@MainActor
extension UIView {
    /// Whether the view paints nothing by its properties; what it draws in code cannot be known.
    fileprivate var showsNothingItself: Bool {
        !isSurface && layer.contents == nil && layer.isMember(of: CALayer.self)
            && !StandaloneLayers.arePresent(in: self)
    }

    /// Whether the view only tints what is below it.
    var isVeil: Bool {
        if let effect = self as? UIVisualEffectView { return effect.contentView.subviews.isEmpty }
        let colors = ([layer] + StandaloneLayers.all(in: self)).flatMap(\.paints)
        guard !colors.isEmpty, !layer.hasBorder, !layer.hasShadow else { return false }
        return colors.contains { PaintedColor($0).alpha * alpha < Self.veilAlpha }
    }

    /// Whether the view stands over some other content in the view around it.
    fileprivate var liesOverOthers: Bool {
        frame.isFinite
            && siblingsBelow.contains { sibling in
                frame.contains(CGPoint(x: sibling.frame.midX, y: sibling.frame.midY))
                    || sibling.frame.contains(frame) && !sibling.subviews.isEmpty
            }
    }

    /// Whether a layer in the view only tints a picture below it.
    func isVeil(_ layer: CALayer) -> Bool {
        guard layer.paints.contains(where: { PaintedColor($0).alpha < Self.veilAlpha }) else { return false }
        if liesOverPicture { return true }
        guard let superlayer = layer.superlayer, layer.frame.isFinite else { return false }
        let middle = self.layer.convert(CGPoint(x: layer.frame.midX, y: layer.frame.midY), from: superlayer)
        return subviews.contains { $0.picture(at: middle, in: self) != nil }
    }

    /// The opacity from which a color hides what is below it, 0...1.
    private static let veilAlpha = 0.95

    /// Whether the view stands over a picture.
    var liesOverPicture: Bool { pictureBelow != nil }

    /// Whether the view, in whatever color, hides a part of a picture below it.
    var coversPicture: Bool {
        guard frame.isFinite, backgroundColor?.isOpaque == true else { return false }
        return siblingsBelow.contains {
            $0.frame.overlaps(frame) && $0.holdsPicture(in: frame, of: superview)
        }
    }

    private func holdsPicture(in area: CGRect, of view: UIView?) -> Bool {
        guard !isInvisible, bounds.isFinite, !bounds.isEmpty else { return false }
        if self is UIImageView { return convert(bounds, to: view).overlaps(area) }
        return subviews.contains { $0.holdsPicture(in: area, of: view) }
    }

    /// The image view that the middle of the view stands over.
    fileprivate var pictureBelow: UIImageView? {
        if let picture = superview as? UIImageView { return picture }
        guard frame.isFinite else { return nil }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return siblingsBelow.reversed().lazy.compactMap { $0.picture(at: middle, in: self.superview) }.first
    }

    private var siblingsBelow: [UIView] {
        guard let all = superview?.subviews, let place = all.firstIndex(where: { $0 === self }) else {
            return []
        }
        return all[..<place].suffix(Self.lookedThrough)
            .filter { !$0.isInvisible && $0.frame.isFinite && !$0.bounds.isEmpty }
    }

    /// How many of the views just below one are looked at.
    private static let lookedThrough = 50

    private func picture(at point: CGPoint, in view: UIView?) -> UIImageView? {
        guard !isInvisible, let view, bounds.isFinite, bounds.contains(convert(point, from: view)) else {
            return nil
        }
        if let picture = self as? UIImageView { return picture }
        return subviews.reversed().lazy.compactMap { $0.picture(at: point, in: view) }.first
    }
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

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
