import Foundation

/// The layout of buttons without a configuration: image and title side by side.
extension UIButton {
    private static let titlePadding: CGFloat = 6
    private static let minimumTitledWidth: CGFloat = 30

    var plainSize: CGSize {
        if buttonType == .close { return CGSize(width: 30, height: 30) }
        let image = plainImageSize
        let title = plainTitleSize
        let insets = contentEdgeInsets
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if insets == .zero, title.height > 0 {
            size.height = max(image.height, title.height + 2 * Self.titlePadding)
            size.width = max(size.width, Self.minimumTitledWidth)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let background = currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return size
    }

    private var plainTitleSize: CGSize {
        guard let label = createdTitleLabel, (label.text ?? "").isEmpty == false else { return .zero }
        let size = label.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private var plainImageSize: CGSize {
        createdImageView?.displayedImage?.size ?? .zero
    }

    func layOutPlain() {
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        createdImageView?.frame = imageRect(forContentRect: content)
        createdTitleLabel?.frame = titleRect(forContentRect: content)
    }

    func plainImageRect(in content: CGRect) -> CGRect {
        let image = plainImageSize
        guard image != .zero else { return CGRect(origin: content.origin, size: .zero) }
        let size = CGSize(
            width: min(image.width, max(0, content.width)), height: min(image.height, max(0, content.height)))
        let title = min(plainTitleSize.width, max(0, content.width - size.width))
        let before = isRightToLeft ? title : 0
        return place(size, before: before, total: size.width + title, in: content, insets: imageEdgeInsets)
    }

    func plainTitleRect(in content: CGRect) -> CGRect {
        let title = plainTitleSize
        guard title != .zero else { return CGRect(origin: content.origin, size: .zero) }
        let image = min(plainImageSize.width, max(0, content.width))
        let room = content.width - image - titleEdgeInsets.left - titleEdgeInsets.right
        let size = CGSize(
            width: min(title.width, max(0, room)), height: min(title.height, max(0, content.height)))
        let before = isRightToLeft ? 0 : image
        return place(size, before: before, total: image + size.width, in: content, insets: titleEdgeInsets)
    }

    private var isRightToLeft: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Aligns a row `total` wide in `content` and gives the place of the part that starts `before`
    /// points into it, moved by its insets.
    private func place(
        _ size: CGSize, before: CGFloat, total: CGFloat, in content: CGRect, insets: UIEdgeInsets
    ) -> CGRect {
        var rect = CGRect(origin: content.origin, size: size)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: rect.origin.x += before + insets.left
        case .right, .trailing: rect.origin.x += content.width - total + before - insets.right
        case .center:
            rect.origin.x += (content.width - total) / 2 + before + (insets.left - insets.right) / 2
        }
        switch contentVerticalAlignment {
        case .top: rect.origin.y += insets.top
        case .bottom: rect.origin.y += content.height - size.height - insets.bottom
        case .center: rect.origin.y += (content.height - size.height) / 2 + (insets.top - insets.bottom) / 2
        case .fill:
            rect.origin.y += insets.top
            rect.size.height = max(0, content.height - insets.top - insets.bottom)
        }
        rect.origin.x = pixelRound(rect.origin.x)
        rect.origin.y = pixelRound(rect.origin.y)
        return rect
    }
}
