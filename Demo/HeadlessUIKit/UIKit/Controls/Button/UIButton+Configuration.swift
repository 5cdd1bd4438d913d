public import Foundation

extension UIButton {
    /// The looks and the content of a button, as a value.
    @preconcurrency @MainActor public struct Configuration {
        let style: Style

        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium {
            didSet { if usesDefaultInsets { contentInsets = buttonSize.contentInsets } }
        }
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        public var indicator: Indicator = .automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        public var contentInsets = Size.medium.contentInsets {
            didSet { usesDefaultInsets = contentInsets == buttonSize.contentInsets }
        }
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var automaticallyUpdateForSelection = true

        private var usesDefaultInsets = true

        init(style: Style) {
            self.style = style
        }

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
        /// A capsule of glass, which has no color.
        public static func glass() -> Configuration {
            var configuration = plain()
            configuration.cornerStyle = .capsule
            configuration.background.visualEffect = UIGlassEffect(style: .regular)
            return configuration
        }
    }

    /// What a configuration is asked for by when the button's state or tint changes.
    var configurationContext: ConfigurationContext {
        ConfigurationContext(state: state, tint: tintColor, role: role)
    }
}

extension UIButton.Configuration {
    public enum Size: Int, Sendable {
        case medium, small, mini, large
    }

    public enum TitleAlignment: Int, Sendable {
        case automatic, leading, center, trailing
    }

    public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic, small, medium, large, capsule
    }

    public enum Indicator: Int, Sendable {
        case automatic, none, popup
    }

    /// The family of looks, of which there are four on iOS: the bordered ones equal them.
    enum Style {
        case plain, gray, tinted, filled
    }
}

extension UIButton.Configuration.Size {
    var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        self == .mini || self == .small ? .subheadline : .body
    }

    var subtitleStyle: UIFont.TextStyle {
        self == .mini || self == .small ? .caption2 : .caption1
    }
}
