/// Where a font that follows the content size category gets its size from.
enum FontScaling {
    case textStyle(UIFont.TextStyle)
    case metrics(UIFontMetrics, original: UIFont, maximumPointSize: CGFloat)
}

extension UIFont {
    /// The same font for the traits' content size category, if it is one that follows it; else this font.
    func headlessFont(compatibleWith traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .textStyle(let style):
            let size = style.pointSize(for: traits.preferredContentSizeCategory)
            return UIFont(descriptor: descriptor.withSize(size), scaling: .textStyle(style))
        case .metrics(let metrics, let original, let maximum):
            return metrics.scaledFont(for: original, maximumPointSize: maximum, compatibleWith: traits)
        case nil:
            return self
        }
    }
}
