import Foundation

/// The content of a list cell, header or footer: an image, a text and a second text.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
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

    /// How the image is shown.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text is shown.
    public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The content does not change with the state here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        self
    }

    // MARK: Looks

    public static func cell() -> UIListContentConfiguration {
        looks(secondary: .footnote, secondaryColor: .label)
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        looks(secondary: .footnote, secondaryColor: .label)
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

    private static func looks(
        _ style: UIFont.TextStyle = .body, color: UIColor = .label, secondary: UIFont.TextStyle = .footnote,
        secondaryColor: UIColor = .secondaryLabel
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: style)
        configuration.textProperties.color = color
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
        configuration.secondaryTextProperties.color = secondaryColor
        return configuration
    }

    private init() {}
}
