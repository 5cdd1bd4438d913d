import Foundation

extension UIButton.Configuration {
    /// The configuration with its colors as they are in the button's state; its corners are resolved when it is laid out.
    public func updated(for button: UIButton) -> UIButton.Configuration {
        updated(in: button.configurationContext)
    }

    func updated(in context: ConfigurationContext) -> UIButton.Configuration {
        var result = self
        result.background.backgroundColor = backgroundColor(in: context)
        result.baseForegroundColor = foregroundColor(in: context)
        return result
    }

    func foregroundColor(in context: ConfigurationContext) -> UIColor {
        if context.isDisabled { return .tertiaryLabel }
        let color = baseForegroundColor ?? (style == .filled ? .white : context.accent)
        return context.isHighlighted ? color.withAlphaComponent(0.75 * color.cgColor.alpha) : color
    }

    func backgroundColor(in context: ConfigurationContext) -> UIColor? {
        guard let color = background.backgroundColor ?? styleBackground(in: context) else { return nil }
        return context.isHighlighted ? color.withAlphaComponent(0.75 * color.cgColor.alpha) : color
    }

    private func styleBackground(in context: ConfigurationContext) -> UIColor? {
        if style == .plain {
            if let baseBackgroundColor { return baseBackgroundColor }
            let showsSelection = context.isSelected && automaticallyUpdateForSelection
            return showsSelection ? context.accent.withAlphaComponent(0.15) : nil
        }
        if context.isDisabled { return .tertiarySystemFill }
        switch style {
        case .plain: return nil
        case .gray: return baseBackgroundColor ?? .secondarySystemFill
        case .tinted: return (baseBackgroundColor ?? context.accent).withAlphaComponent(0.18)
        case .filled: return baseBackgroundColor ?? context.accent
        }
    }

    /// The radius in points. UIKit scales the fixed styles with the text size; here they keep the
    /// values they have at the standard size.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: return background.cornerRadius
        case .dynamic: return background.cornerRadius > 0 ? background.cornerRadius : 5.95
        case .small: return 4.25
        case .medium: return 5.95
        case .large: return 8.5
        case .capsule: return height / 2
        }
    }

    func titleText(in context: ConfigurationContext, traits: UITraitCollection) -> NSAttributedString? {
        let font = UIFont.preferredFont(forTextStyle: buttonSize.titleStyle, compatibleWith: traits)
        return text(
            attributedTitle, font: font, color: foregroundColor(in: context),
            transformer: titleTextAttributesTransformer)
    }

    func subtitleText(in context: ConfigurationContext, traits: UITraitCollection) -> NSAttributedString? {
        let font = UIFont.preferredFont(forTextStyle: buttonSize.subtitleStyle, compatibleWith: traits)
        return text(
            attributedSubtitle, font: font, color: foregroundColor(in: context),
            transformer: subtitleTextAttributesTransformer)
    }

    private func text(
        _ text: AttributedString?, font: UIFont, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard var text, !text.characters.isEmpty else { return nil }
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        text.mergeAttributes(transformer?(attributes) ?? attributes, mergePolicy: .keepCurrent)
        return NSAttributedString(text)
    }

    /// Whether the sign of a pop-up button is shown, given whether the button is one.
    func showsPopUpIndicator(isPopUp: Bool) -> Bool {
        switch indicator {
        case .automatic: isPopUp
        case .none: false
        case .popup: true
        }
    }
}
