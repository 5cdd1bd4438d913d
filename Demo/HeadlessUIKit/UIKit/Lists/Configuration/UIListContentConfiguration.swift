public import Foundation

/// The content of a list cell, header or footer: an image, a text and a second text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 8)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    public var alpha: CGFloat = 1

    /// How the image is shown.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public var strokeWidth: CGFloat = 0
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }

    /// How a text is shown.
    public struct TextProperties {
        /// Where lines stand.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        /// How letters are changed.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        public var colorTransformer: UIConfigurationColorTransformer?
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0

        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        fileprivate static let dimmedColor = UIColor.tertiaryLabel

        fileprivate mutating func dim(_ isDimmed: Bool, usual: UIColor) {
            let (old, new) = isDimmed ? (usual, Self.dimmedColor) : (Self.dimmedColor, usual)
            if color == old { color = new }
        }
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The texts of a disabled view are dimmed, unless the app has given them colors of its own.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = state.disablesView
        guard isDisabled != isDimmed else { return self }
        var copy = self
        copy.isDimmed = isDisabled
        copy.textProperties.dim(isDisabled, usual: usualColor)
        copy.secondaryTextProperties.dim(isDisabled, usual: usualSecondaryColor)
        return copy
    }

    private var isDimmed = false
    private var usualColor = UIColor.label
    private var usualSecondaryColor = UIColor.secondaryLabel

    // MARK: Looks

    public static func cell() -> UIListContentConfiguration {
        looks(secondary: .footnote, secondaryColor: .label)
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        looks(secondary: TableMetrics.isTall ? .subheadline : .footnote, secondaryColor: .label)
    }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = looks(secondary: .body, secondaryColor: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public static func plainHeader() -> UIListContentConfiguration {
        looks(.headline)
    }

    public static func plainFooter() -> UIListContentConfiguration {
        looks(.footnote, color: .secondaryLabel)
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        looks(.footnote, color: .secondaryLabel)
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        looks(.footnote, color: .secondaryLabel)
    }

    public static func header() -> UIListContentConfiguration {
        groupedHeader()
    }

    public static func footer() -> UIListContentConfiguration {
        groupedFooter()
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        looks(.headline)
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        looks(.title2)
    }

    public static func sidebarHeader() -> UIListContentConfiguration {
        looks(.headline)
    }

    public static func sidebarCell() -> UIListContentConfiguration {
        looks(secondary: .footnote)
    }

    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        looks(secondary: .footnote)
    }

    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        looks(secondary: .footnote)
    }

    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        looks(secondary: .footnote)
    }

    private static func looks(
        _ style: UIFont.TextStyle = .body, color: UIColor = .label, secondary: UIFont.TextStyle = .footnote,
        secondaryColor: UIColor = .secondaryLabel
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        let padding = style == .body ? TableMetrics.rowPadding : TableMetrics.headerPadding
        configuration.directionalLayoutMargins.top = padding
        configuration.directionalLayoutMargins.bottom = padding
        configuration.textProperties.font = .preferredFont(forTextStyle: style)
        configuration.textProperties.color = color
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
        configuration.secondaryTextProperties.color = secondaryColor
        configuration.usualColor = color
        configuration.usualSecondaryColor = secondaryColor
        return configuration
    }

    private init() {}
}
