import Foundation

extension UIView {
    /// Pixels per point, of the traits or else of the screen.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : max(1, UIScreen.main.scale)
    }

    /// Rounds a length up to whole pixels, forgiving the errors of sums of fractions.
    func pixelCeil(_ value: CGFloat) -> CGFloat {
        ((value * pixelScale) - 0.001).rounded(.up) / pixelScale
    }

    func pixelCeil(_ size: CGSize) -> CGSize {
        CGSize(width: pixelCeil(size.width), height: pixelCeil(size.height))
    }

    func pixelRound(_ value: CGFloat) -> CGFloat {
        (value * pixelScale).rounded() / pixelScale
    }
}
