extension UIImage {
    /// The size, weight and colors of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Equatable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colors: [UIColor] = []
        }

        let values: Values

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Values()) }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(Values(scale: scale))
        }

        public convenience init(pointSize: CGFloat) {
            self.init(Values(pointSize: pointSize))
        }

        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(Values(weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
        ) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Values(textStyle: textStyle, scale: scale))
        }

        public convenience init(font: UIFont) {
            self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(font)))
        }

        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(font), scale: scale))
        }

        /// A symbol in one color; its layers all have the same strength here.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Values(colors: [hierarchicalColor]))
        }

        /// A symbol in the first of the colors; the headless symbols have one layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colors: paletteColors))
        }

        /// This configuration with what the other one specifies put over it.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration,
                let merged = SymbolConfiguration(values.applying(other.values)) as? Self
            else { return self }
            return merged
        }

        open override func isEqual(_ object: Any?) -> Bool {
            values == (object as? SymbolConfiguration)?.values
        }

        open override var hash: Int {
            values.pointSize.hashValue
        }

        /// The size of the font the symbol goes with: 17 points where nothing else is asked for.
        var effectivePointSize: CGFloat {
            let traits = UITraitCollection.current
            let styled = values.textStyle?.pointSize(for: traits.preferredContentSizeCategory)
            return values.pointSize ?? styled ?? 17
        }
    }
}

extension UIImage.SymbolConfiguration.Values {
    func applying(_ other: Self) -> Self {
        Self(
            pointSize: other.pointSize ?? (other.textStyle == nil ? pointSize : nil),
            textStyle: other.textStyle ?? (other.pointSize == nil ? textStyle : nil),
            weight: other.weight ?? weight, scale: other.scale ?? scale,
            colors: other.colors.isEmpty ? colors : other.colors)
    }
}
