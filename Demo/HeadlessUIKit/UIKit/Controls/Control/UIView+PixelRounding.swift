import Foundation

extension UIView {
    /// Pixels per point, of the traits or else of the screen.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : max(1, UIScreen.main.scale)
    }

    /// Rounds a length up to whole pixels, forgiving the errors of sums of fractions.
    func pixelCeil(_ value: CGFloat) -> CGFloat {
        Self.pixelCeil(value, scale: pixelScale)
    }

    func pixelCeil(_ size: CGSize) -> CGSize {
        let scale = pixelScale
        return CGSize(
            width: Self.pixelCeil(size.width, scale: scale), height: Self.pixelCeil(size.height, scale: scale)
        )
    }

    func pixelRound(_ value: CGFloat) -> CGFloat {
        let scale = pixelScale
        return (value * scale).rounded() / scale
    }

    private static func pixelCeil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        ((value * scale) - 0.001).rounded(.up) / scale
    }
}
