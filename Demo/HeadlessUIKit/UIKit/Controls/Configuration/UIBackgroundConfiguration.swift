public import Foundation

/// What is drawn behind the content of a button or a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins of the cell are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    /// The color of a cell's background that changes while the cell is selected.
    private var listColor: UIColor?

    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }

    public static func listCell() -> UIBackgroundConfiguration {
        listPlainCell()
    }

    public static func listHeader() -> UIBackgroundConfiguration {
        listPlainHeaderFooter()
    }

    public static func listFooter() -> UIBackgroundConfiguration {
        listPlainHeaderFooter()
    }

    public static func listPlainCell() -> UIBackgroundConfiguration {
        listCell(.systemBackground)
    }

    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        colored(.systemBackground)
    }

    public static func listGroupedCell() -> UIBackgroundConfiguration {
        listCell(.secondarySystemGroupedBackground)
    }

    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        clear()
    }

    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        clear()
    }

    public static func listSidebarCell() -> UIBackgroundConfiguration {
        clear()
    }

    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        clear()
    }

    /// The background in a state: that of list cells is gray while they are highlighted or selected, as long as
    /// it has its own color.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let listColor, backgroundColor == listColor || backgroundColor == Self.selectedListColor else {
            return self
        }
        let cell = state as? UICellConfigurationState
        let isGray = cell?.isHighlighted == true || cell?.isSelected == true
        var result = self
        result.backgroundColor = isGray ? Self.selectedListColor : listColor
        return result
    }

    private static let selectedListColor = UIColor.systemGray4

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        resolve(backgroundColor, backgroundColorTransformer, tint: tintColor)
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        resolve(strokeColor, strokeColorTransformer, tint: tintColor)
    }

    private func resolve(
        _ color: UIColor?, _ transformer: UIConfigurationColorTransformer?, tint: UIColor
    ) -> UIColor {
        let base = color ?? tint
        return transformer?(base) ?? base
    }

    private static func listCell(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = colored(color)
        configuration.listColor = color
        return configuration
    }

    private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }
}
