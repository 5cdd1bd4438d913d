import Foundation

/// The ways in which the view of a controller comes onto the screen. It is in its place at once; the animation
/// only shows it on its way.
extension UIView {
    private static let transitionDuration: TimeInterval = 0.35

    /// Comes from the trailing side, by a share of its own width; a negative share is from the leading side.
    func slideIn(fromTrailing share: CGFloat) {
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        comeIn { $0.center.x += sign * share * $0.bounds.width }
    }

    /// Comes onto the screen as a presented view does.
    func comeIn(by style: UIModalTransitionStyle) {
        switch style {
        case .coverVertical: comeIn { $0.center.y += $0.bounds.height }
        case .crossDissolve: comeIn { $0.alpha = 0 }
        case .flipHorizontal:
            comeIn { $0.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
        }
    }

    private func comeIn(from start: (UIView) -> Void) {
        guard window != nil, UIView.areAnimationsEnabled else { return }
        let (center, alpha, transform) = (self.center, self.alpha, layer.transform)
        UIView.performWithoutAnimation { start(self) }
        UIView.animate(withDuration: Self.transitionDuration) {
            self.center = center
            self.alpha = alpha
            self.layer.transform = transform
        }
    }
}
