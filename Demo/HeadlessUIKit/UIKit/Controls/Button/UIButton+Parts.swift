import Foundation

extension UIButton {
    var ensuredTitleLabel: UILabel {
        if let createdTitleLabel { return createdTitleLabel }
        let label = HeadlessScreen.isUnkind ? UIButtonLabel() : UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        createdTitleLabel = label
        addSubview(label)
        return label
    }

    var ensuredImageView: UIImageView {
        if let createdImageView { return createdImageView }
        let view = UIImageView()
        createdImageView = view
        addSubview(view)
        return view
    }

    func showParts() {
        showBackgroundImage()
        if let configuration {
            show(configuration)
        } else {
            configurationBackground?.isHidden = true
            activityIndicator?.isHidden = true
            popUpIndicator?.isHidden = true
            createdSubtitleLabel?.isHidden = true
            showPlainTitle()
            showPlainImage()
        }
    }

    private func showBackgroundImage() {
        guard let image = configuration == nil ? currentBackgroundImage : nil else {
            backgroundImageView?.isHidden = true
            return
        }
        let view = backgroundImageView ?? UIImageView()
        backgroundImageView = view
        putBehind(view)
        view.image = image
        view.isHidden = false
        view.alpha = imageAlpha
    }

    private func putBehind(_ view: UIView) {
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    // MARK: - Without a configuration

    private func showPlainTitle() {
        let attributed = currentAttributedTitle
        guard attributed != nil || currentTitle != nil else {
            createdTitleLabel?.text = nil
            return
        }
        let label = ensuredTitleLabel
        if let attributed { label.attributedText = attributed } else { label.text = currentTitle }
        if attributed == nil { label.textColor = currentTitleColor }
        label.shadowColor = currentTitleShadowColor
        label.alpha = isHighlighted && buttonType != .custom ? 0.2 : 1
    }

    private func showPlainImage() {
        guard let image = currentImage else {
            createdImageView?.image = nil
            return
        }
        let view = ensuredImageView
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        view.image = tinted(image)
        view.alpha = imageAlpha
    }

    /// System buttons take images for templates unless they say otherwise.
    private func tinted(_ image: UIImage) -> UIImage {
        let isOpen = image.renderingMode == .automatic && !image.isSymbolImage
        guard buttonType != .custom, isOpen else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private var imageAlpha: CGFloat {
        if !isEnabled, adjustsImageWhenDisabled { return 0.5 }
        if isHighlighted, adjustsImageWhenHighlighted { return buttonType == .custom ? 0.5 : 0.2 }
        return 1
    }

    // MARK: - With a configuration

    private func show(_ own: Configuration) {
        var configuration = own.updated(in: shownContext)
        configuration.background.cornerRadius = own.cornerRadius(height: bounds.height)
        showBackground(of: configuration)
        showTitles(of: configuration)
        showImage(of: configuration)
        showActivity(of: configuration)
        showIndicator(of: configuration)
    }

    /// The state that the configuration is shown in: the button's, if it updates its looks by itself.
    private var shownContext: ConfigurationContext {
        guard !automaticallyUpdatesConfiguration else { return configurationContext }
        return ConfigurationContext(state: .normal, tint: tintColor, role: role)
    }

    private func showIndicator(of configuration: Configuration) {
        guard configuration.showsPopUpIndicator(isPopUp: isPopUp && showsMenuAsPrimaryAction) else {
            popUpIndicator?.isHidden = true
            return
        }
        let view = popUpIndicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        if popUpIndicator == nil { addSubview(view) }
        popUpIndicator = view
        view.isHidden = false
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        let color = configuration.foregroundColor(in: shownContext)
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    private func showBackground(of configuration: Configuration) {
        let view = configurationBackground ?? BackgroundConfigurationView()
        configurationBackground = view
        putBehind(view)
        view.isHidden = false
        view.show(configuration.background)
    }

    /// The texts of the configuration, or else those set for the state.
    private func showTitles(of configuration: Configuration) {
        var shown = configuration
        if shown.attributedTitle == nil { shown.title = currentTitle }
        let context = shownContext
        let title = shown.titleText(in: context, traits: traitCollection)
        if title != nil || createdTitleLabel != nil {
            ensuredTitleLabel.attributedText = title
            ensuredTitleLabel.show(configuration.titleLineBreakMode, alignment: alignment(of: configuration))
        }
        let subtitle = shown.subtitleText(in: context, traits: traitCollection)
        if subtitle != nil || createdSubtitleLabel != nil {
            let label = ensuredSubtitleLabel
            label.isHidden = subtitle == nil
            label.attributedText = subtitle
            label.show(configuration.subtitleLineBreakMode, alignment: alignment(of: configuration))
        }
    }

    private var ensuredSubtitleLabel: UILabel {
        if let createdSubtitleLabel { return createdSubtitleLabel }
        let label = HeadlessScreen.isUnkind ? UIButtonLabel() : UILabel()
        createdSubtitleLabel = label
        addSubview(label)
        return label
    }

    private func alignment(of configuration: Configuration) -> NSTextAlignment {
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.effectiveTitleAlignment {
        case .leading: return rightToLeft ? .right : .left
        case .trailing: return rightToLeft ? .left : .right
        case .center, .automatic: return .center
        }
    }

    private func showImage(of configuration: Configuration) {
        let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
        guard image != nil || createdImageView != nil else { return }
        let view = ensuredImageView
        let color = configuration.foregroundColor(in: shownContext)
        view.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
        view.tintColor = configuration.imageColorTransformer?(color) ?? color
        view.image = image.map(tinted)
        view.alpha = 1
    }

    private func showActivity(of configuration: Configuration) {
        guard configuration.showsActivityIndicator else {
            activityIndicator?.removeFromSuperview()
            activityIndicator = nil
            return
        }
        let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if activityIndicator == nil { addSubview(indicator) }
        activityIndicator = indicator
        indicator.color = configuration.activityIndicatorColorTransformer?(.secondaryLabel) ?? .secondaryLabel
        indicator.startAnimating()
    }
}

extension UILabel {
    fileprivate func show(_ mode: NSLineBreakMode, alignment: NSTextAlignment) {
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        lineBreakMode = mode
        textAlignment = alignment
    }
}
