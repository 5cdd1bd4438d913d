/// Scales fonts and lengths as a text style grows and shrinks with the content size category.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    private static let body = UIFontMetrics(forTextStyle: .body)

    open class var `default`: UIFontMetrics { body }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the scaled size, a whole number of points; a maximum of 0 is none.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = (font.pointSize * ratio(traitCollection ?? .current)).rounded()
        return UIFont(
            descriptor: font.descriptor.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size),
            scaling: .metrics(self, original: font, maximumPointSize: maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The value times the style's leading over its leading at the category large, rounded to pixels; for traits
    /// without a scale to thirds of a point, as measured on a phone.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : 3
        return (value * ratio(traits) * scale).rounded() / scale
    }

    private func ratio(_ traits: UITraitCollection) -> CGFloat {
        style.leading(for: traits.preferredContentSizeCategory) / style.leading(for: .large)
    }
}
