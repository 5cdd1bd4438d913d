import Foundation

/// The layout of buttons with a configuration: title over subtitle, with the image at one edge.
extension UIButton {
    func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
        let insets = configuration.contentInsets
        let room = width - insets.leading - insets.trailing
        let content = parts(of: configuration, width: room).size
        return pixelCeil(
            CGSize(
                width: content.width + insets.leading + insets.trailing,
                height: content.height + insets.top + insets.bottom))
    }

    func layOutConfigured(_ configuration: Configuration) {
        layOutBackground(configuration)
        let content = contentRect(configuration)
        let parts = parts(of: configuration, width: content.width)
        let area = align(parts.size, in: content)
        let imageFrame = mirrored(parts.imageFrame(in: area), in: area)
        createdImageView?.frame = imageFrame
        activityIndicator?.frame = imageFrame
        popUpIndicator?.frame = mirrored(parts.indicatorFrame(in: area), in: area)
        let texts = mirrored(parts.textFrame(in: area), in: area)
        createdTitleLabel?.frame = line(of: parts.title, at: texts.minY, in: texts, configuration)
        let subtitleTop = texts.minY + parts.title.height + parts.titlePadding
        createdSubtitleLabel?.frame = line(of: parts.subtitle, at: subtitleTop, in: texts, configuration)
    }

    private func layOutBackground(_ configuration: Configuration) {
        guard let background = configurationBackground else { return }
        background.place(in: bounds, insets: configuration.background.backgroundInsets)
        background.roundByItself(by: configuration.cornerRadius(height: background.bounds.height))
    }

    private func contentRect(_ configuration: Configuration) -> CGRect {
        let insets = configuration.contentInsets
        let rect = CGRect(
            x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        return mirrored(rect, in: bounds)
    }

    private func parts(of configuration: Configuration, width: CGFloat) -> ConfiguredButtonParts {
        var parts = ConfiguredButtonParts(configuration)
        parts.image =
            configuration.showsActivityIndicator
            ? CGSize(width: 20, height: 20) : createdImageView?.displayedImage?.size ?? .zero
        if let popUpIndicator, !popUpIndicator.isHidden {
            parts.indicator = popUpIndicator.intrinsicContentSize
        }
        let room =
            parts.imageIsBeside && parts.image.width > 0
            ? width - parts.image.width - parts.imagePadding : width
        parts.title = size(of: createdTitleLabel, width: room)
        parts.subtitle = size(of: createdSubtitleLabel, width: room)
        return parts
    }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, (label.text ?? "").isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(1, width)), height: size.height)
    }

    private func align(_ size: CGSize, in content: CGRect) -> CGRect {
        var rect = CGRect(origin: content.origin, size: size)
        rect.size.width = min(size.width, content.width)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: break
        case .right, .trailing: rect.origin.x = content.maxX - rect.width
        case .center: rect.origin.x = pixelRound(content.midX - rect.width / 2)
        case .fill: rect.size.width = content.width
        }
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: rect.origin.y = content.maxY - rect.height
        case .center: rect.origin.y = pixelRound(content.midY - rect.height / 2)
        case .fill: rect.size.height = content.height
        }
        return rect
    }

    private func line(
        of size: CGSize, at top: CGFloat, in texts: CGRect, _ configuration: Configuration
    ) -> CGRect {
        var rect = CGRect(x: texts.minX, y: top, width: size.width, height: size.height)
        switch configuration.effectiveTitleAlignment {
        case .leading: break
        case .trailing: rect.origin.x = texts.maxX - size.width
        case .center, .automatic: rect.origin.x = pixelRound(texts.midX - size.width / 2)
        }
        return configuration.effectiveTitleAlignment == .center ? rect : mirrored(rect, in: texts)
    }

    /// In right-to-left interfaces, the mirror image of a rectangle in its container.
    private func mirrored(_ rect: CGRect, in container: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        var result = rect
        result.origin.x = container.minX + container.maxX - rect.maxX
        return result
    }
}
