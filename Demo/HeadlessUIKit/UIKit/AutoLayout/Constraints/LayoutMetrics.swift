import Foundation

/// The distances that the system chooses.
enum LayoutMetrics {
    static let systemSpacing: CGFloat = 8
    static let readableWidth: CGFloat = 672

    /// Between two baselines a line of the lower text has its place, approximated as 1.2 of its line height.
    @MainActor static func systemSpacing(from upper: LayoutQuantity, to lower: LayoutQuantity) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline,
            let font = (lower.item as? UILabel)?.font
        else { return systemSpacing }
        return (font.lineHeight * 1.2).rounded()
    }
}
