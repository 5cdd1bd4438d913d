import UIKit

extension UILabel {
    /// How much larger text is than in the standard size, 1...4.
    var textScale: CGFloat {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traitCollection)
        return scaled.isFinite ? min(max(1, scaled / 100), 4) : 1
    }
}

extension UIFont {
    /// Whether the font is bold.
    var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
