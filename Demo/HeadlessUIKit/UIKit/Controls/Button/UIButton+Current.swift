public import Foundation

extension UIButton {
    public func title(for state: UIControl.State) -> String? {
        titles[state]
    }

    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state]
    }

    /// The color set for the state, else the type's own: the tint, or white for custom buttons.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        if let exact = titleColors[exactly: state] { return exact }
        if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
        return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
    }

    public func titleShadowColor(for state: UIControl.State) -> UIColor? {
        titleShadowColors[state]
    }

    public func image(for state: UIControl.State) -> UIImage? {
        images[state]
    }

    public func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages[state]
    }

    public func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    public var currentTitle: String? { title(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    public var currentImage: UIImage? { image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}
