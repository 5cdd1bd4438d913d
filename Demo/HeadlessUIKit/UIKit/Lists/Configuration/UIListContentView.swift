public import Foundation

/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView(frame: .zero)
    private let textLabel = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show(configuration)
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            shown = configuration
            show(configuration)
        }
    }

    private func show(_ configuration: UIListContentConfiguration) {
        imageView.image = configuration.image
        imageView.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
        imageView.tintColor = imageTint(configuration.imageProperties)
        imageView.layer.borderWidth = configuration.imageProperties.strokeWidth
        imageView.layer.borderColor =
            configuration.imageProperties.resolvedStrokeColor(for: tintColor)
            .resolvedColor(with: traitCollection).cgColor
        alpha = configuration.alpha
        imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
        imageView.clipsToBounds = configuration.imageProperties.cornerRadius > 0
        fill(textLabel, configuration.text, configuration.attributedText, configuration.textProperties)
        fill(
            secondaryLabel, configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties)
        attach(imageView, when: configuration.image != nil)
        attach(textLabel, when: textLabel.attributedText != nil)
        attach(secondaryLabel, when: secondaryLabel.attributedText != nil)
        setNeedsLayout()
    }

    private func imageTint(_ properties: UIListContentConfiguration.ImageProperties) -> UIColor? {
        guard properties.tintColor != nil || properties.tintColorTransformer != nil else { return nil }
        return properties.resolvedTintColor(for: tintColor)
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment.labelAlignment
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.text = text.map(properties.transform.apply)
        if let attributed { label.attributedText = attributed }
    }

    private func attach(_ view: UIView, when isShown: Bool) {
        if isShown, view.superview !== self { addSubview(view) }
        if !isShown { view.removeFromSuperview() }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.size)
        imageView.frame = frames.image
        textLabel.frame = frames.text
        secondaryLabel.frame = frames.secondary
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [imageView, textLabel, secondaryLabel] as [UIView] {
            view.frame.origin.x = bounds.width - view.frame.maxX
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let frames = frames(in: CGSize(width: size.width, height: 0))
        let texts =
            max(frames.text.maxY, frames.secondary.maxY) - min(frames.text.minY, frames.secondary.minY)
        let margins = self.margins
        let content = max(texts, reservedImageSize.height) + margins.top + margins.bottom
        return CGSize(
            width: size.width > 0 ? size.width : naturalWidth,
            height: max(TableMetrics.configuredRowHeight, pixelCeil(content)))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = sizeThatFits(targetSize)
        return verticalFittingPriority == .required
            ? CGSize(width: size.width, height: targetSize.height) : size
    }

    /// How wide the content is when nothing limits it.
    private var naturalWidth: CGFloat {
        let labels = [textLabel, secondaryLabel].filter { $0.superview === self }
        let widths = labels.map(\.intrinsicContentSize.width)
        let gap = labels.count > 1 ? shown.textToSecondaryTextHorizontalPadding : 0
        let texts =
            shown.prefersSideBySideTextAndSecondaryText ? widths.reduce(gap, +) : widths.max() ?? 0
        return pixelCeil(headlessTextStart + texts + margins.trailing)
    }

    private func frames(in size: CGSize) -> (image: CGRect, text: CGRect, secondary: CGRect) {
        let margins = self.margins
        let imageSize = self.imageSize
        let reserved = reservedImageSize
        let left = margins.leading + (reserved.width > 0 ? reserved.width + shown.imageToTextPadding : 0)
        let room = CGSize(
            width: max(0, size.width - left - margins.trailing), height: .greatestFiniteMagnitude)
        let middle = (size.height + margins.top - margins.bottom) / 2
        let image = CGRect(
            x: margins.leading + (reserved.width - imageSize.width) / 2,
            y: pixelRound(middle - imageSize.height / 2), width: imageSize.width,
            height: imageSize.height)
        let texts =
            shown.prefersSideBySideTextAndSecondaryText
            ? sideBySide(left: left, room: room, middle: middle)
            : stacked(left: left, room: room, middle: middle)
        return (image, texts.text, texts.secondary)
    }

    /// The margins of the configuration; the trailing one is never less than that of the cell.
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        margins.trailing = max(margins.trailing, layoutMargins.right)
        return margins
    }

    /// How far the text stands in from the leading edge.
    var headlessTextStart: CGFloat {
        let width = reservedImageSize.width
        let image = width > 0 ? width + shown.imageToTextPadding : 0
        return margins.leading + image
    }

    private var imageSize: CGSize {
        guard let size = shown.image?.size else { return .zero }
        let limit = shown.imageProperties.maximumSize
        guard limit.width > 0, limit.height > 0 else { return size }
        let scale = min(1, limit.width / size.width, limit.height / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The room of the image: its own, unless a length is reserved for the images of a list.
    private var reservedImageSize: CGSize {
        guard shown.image != nil else { return .zero }
        let (own, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
        return CGSize(
            width: reserved.width > 0 ? reserved.width : own.width,
            height: reserved.height > 0 ? reserved.height : own.height)
    }

    private func fitting(_ label: UILabel, _ room: CGSize) -> CGSize {
        guard label.superview === self else { return .zero }
        let size = label.sizeThatFits(room)
        let isNatural = label.textAlignment == .natural
        return CGSize(width: isNatural ? min(size.width, room.width) : room.width, height: size.height)
    }

    private func stacked(left: CGFloat, room: CGSize, middle: CGFloat) -> (text: CGRect, secondary: CGRect) {
        let text = fitting(textLabel, room)
        let secondary = fitting(secondaryLabel, room)
        let gap = text.height > 0 && secondary.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
        let top = pixelRound(middle - (text.height + gap + secondary.height) / 2)
        return (
            CGRect(origin: CGPoint(x: left, y: top), size: text),
            CGRect(origin: CGPoint(x: left, y: top + text.height + gap), size: secondary)
        )
    }

    private func sideBySide(left: CGFloat, room: CGSize, middle: CGFloat) -> (text: CGRect, secondary: CGRect)
    {
        let text = fitting(textLabel, room)
        let gap = shown.textToSecondaryTextHorizontalPadding
        let secondary = fitting(
            secondaryLabel, CGSize(width: max(0, room.width - text.width - gap), height: room.height))
        return (
            CGRect(origin: CGPoint(x: left, y: pixelRound(middle - text.height / 2)), size: text),
            CGRect(
                origin: CGPoint(
                    x: left + room.width - secondary.width, y: pixelRound(middle - secondary.height / 2)),
                size: secondary)
        )
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var labelAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func apply(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
