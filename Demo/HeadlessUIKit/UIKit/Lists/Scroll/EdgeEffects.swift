/// What iOS 26 puts around the content of a scroll view below a bar: one behind, one in front with the effect that lets
/// the bar be read.
final class _UITouchPassthroughView: UIView {}

/// A view of UIKit's own that is written in Swift: its name has no underscore.
final class ScrollEdgeEffectView: UIView {}

/// The private views around the content of a scroll view.
@MainActor struct EdgeEffects {
    let back = _UITouchPassthroughView()
    let front = _UITouchPassthroughView()
    let effect = ScrollEdgeEffectView()
}

extension UIScrollView {
    /// Puts the private views behind and in front of everything, as each layout does; below no bar there are none.
    func placeEdgeEffects() {
        let height = adjustedContentInset.top
        guard HeadlessScreen.isUnkind, window != nil, height > 0 else {
            guard let old = edgeEffects else { return }
            edgeEffects = nil
            old.back.removeFromSuperview()
            return old.front.removeFromSuperview()
        }
        let effects = edgeEffects ?? makeEdgeEffects()
        effects.front.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        effects.effect.frame = effects.front.bounds
        effects.back.frame = effects.front.frame
        if subviews.first !== effects.back { insertSubview(effects.back, at: 0) }
        if subviews.last !== effects.front { addSubview(effects.front) }
    }

    private func makeEdgeEffects() -> EdgeEffects {
        let effects = EdgeEffects()
        effects.back.isUserInteractionEnabled = false
        effects.front.isUserInteractionEnabled = false
        effects.front.addSubview(effects.effect)
        edgeEffects = effects
        return effects
    }
}
