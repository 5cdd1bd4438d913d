extension UIImage {
    /// How heavy the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black

        init(_ font: UIFont) {
            self = SymbolWeight(rawValue: font.headlessCSSWeight / 100) ?? .regular
        }

        /// The width of the lines on the grid of 24 that symbols are drawn on.
        var lineWidth: CGFloat {
            let steps: [CGFloat] = [1.9, 0.7, 1, 1.4, 1.9, 2.2, 2.5, 2.9, 3.3, 3.8]
            return steps[rawValue]
        }
    }
}
