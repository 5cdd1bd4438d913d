public import Foundation

/// What a visual effect view does to what lies behind or in it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }

    /// The color that stands for the effect in pictures.
    var veil: UIColor? { nil }
}

/// Blurs what lies behind. Pictures show a veil of the material's color in the place of the blur.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var veil: UIColor? { style.veil }
}

/// Lets what lies behind shine through content. Pictures show the content as it is.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }
}

/// Looks like glass. Pictures show a thin veil in the place of the refraction.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    private let style: Style
    open var isInteractive = false
    open var tintColor: UIColor?

    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    override var veil: UIColor? {
        tintColor
            ?? UIColor { [style] in
                UIColor(
                    white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: style == .clear ? 0.3 : 0.6)
            }
    }
}

extension UIGlassEffect {
    public enum Style: Int, Sendable {
        case regular, clear
    }
}

/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
}

extension UIBlurEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark

        fileprivate var veil: UIColor {
            switch self {
            case .extraLight, .light: return Self.light(0.7)
            case .dark: return Self.dark(0.7)
            case .regular, .prominent: return Self.automatic(0.7)
            case .systemUltraThinMaterial: return Self.automatic(0.45)
            case .systemThinMaterial: return Self.automatic(0.6)
            case .systemMaterial: return Self.automatic(0.75)
            case .systemThickMaterial, .systemChromeMaterial: return Self.automatic(0.88)
            case .systemUltraThinMaterialLight: return Self.light(0.45)
            case .systemThinMaterialLight: return Self.light(0.6)
            case .systemMaterialLight: return Self.light(0.75)
            case .systemThickMaterialLight, .systemChromeMaterialLight: return Self.light(0.88)
            case .systemUltraThinMaterialDark: return Self.dark(0.45)
            case .systemThinMaterialDark: return Self.dark(0.6)
            case .systemMaterialDark: return Self.dark(0.75)
            case .systemThickMaterialDark, .systemChromeMaterialDark: return Self.dark(0.88)
            }
        }

        private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }

        private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.12, alpha: alpha) }

        private static func automatic(_ alpha: CGFloat) -> UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? dark(alpha) : light(alpha) }
        }
    }
}
