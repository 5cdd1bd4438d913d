public import Foundation

/// A bar of buttons at the lower edge of a screen.
open class UIToolbar: UIView {
    static let standardHeight: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    open var items: [UIBarButtonItem]? {
        didSet { itemsDidChange() }
    }

    open var barStyle = UIBarStyle.default {
        didSet { updateColor() }
    }

    open var barTintColor: UIColor? {
        didSet { updateColor() }
    }

    /// Whether what is below the bar shines through.
    open var isTranslucent = true {
        didSet { updateColor() }
    }

    private var parts: [(item: UIBarButtonItem, view: UIView)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        updateColor()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateColor()
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
    }

    private func updateColor() {
        let own = barTintColor ?? (barStyle == .black ? .black : .systemBackground)
        backgroundColor = isTranslucent ? own.withAlphaComponent(0.94) : own
    }

    private func itemsDidChange() {
        for part in parts { part.view.removeFromSuperview() }
        parts = (items ?? []).map { item in
            item.didChange = { [weak self] in self?.itemsDidChange() }
            let isSpace = item.headlessSystemItem?.isSpace == true
            return (item, item.customView ?? (isSpace ? UIView() : item.makeButton { _ in }))
        }
        for part in parts {
            part.item.view = part.view
            addSubview(part.view)
        }
        setNeedsLayout()
    }

    /// Places the items from the leading edge on; flexible spaces share what is left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = parts.map { width(of: $0) }
        let flexible = parts.filter { $0.item.headlessSystemItem == .flexibleSpace }.count
        let gaps = Self.gap * CGFloat(max(0, parts.count - 1))
        let left = max(0, bounds.width - 2 * Self.margin - gaps - widths.reduce(0, +))
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.margin
        for (part, width) in zip(parts, widths) {
            let isFlexible = part.item.headlessSystemItem == .flexibleSpace
            let width = isFlexible ? left / CGFloat(flexible) : width
            part.view.frame = CGRect(
                x: isReversed ? bounds.width - x - width : x, y: 0, width: width, height: Self.standardHeight)
            x += width + Self.gap
        }
    }

    private func width(of part: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
        if part.item.width > 0 { return part.item.width }
        guard part.item.headlessSystemItem?.isSpace != true else { return 0 }
        if part.item.customView != nil, part.view.bounds.width > 0 { return part.view.bounds.width }
        return part.view.sizeThatFits(bounds.size).width
    }
}
