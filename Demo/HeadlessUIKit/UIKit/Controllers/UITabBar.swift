public import Foundation

/// The bar with the tabs.
open class UITabBar: UIView {
    static let standardHeight: CGFloat = 49

    open var items: [UITabBarItem]? {
        didSet { itemsDidChange(from: oldValue) }
    }

    open weak var selectedItem: UITabBarItem? {
        didSet { setNeedsDisplay() }
    }

    open var unselectedItemTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// How the bar looks; it keeps a copy.
    open var standardAppearance: UITabBarAppearance {
        get { shownAppearance }
        set { show(UITabBarAppearance(barAppearance: newValue)) }
    }
    private var shownAppearance = UITabBarAppearance()

    private func show(_ appearance: UITabBarAppearance) {
        shownAppearance = appearance
        appearance.didChange = { [weak self, weak appearance] in
            self?.backgroundColor = appearance?.barColor
        }
        backgroundColor = appearance.barColor
    }

    /// How the bar looks above content that is scrolled to its end; it keeps a copy. Here the standard one is shown.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edgeAppearance }
        set { edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) } }
    }
    private var edgeAppearance: UITabBarAppearance?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        let items = items ?? []
        let width = bounds.width / CGFloat(max(items.count, 1))
        for (index, item) in items.enumerated() {
            let tab = CGRect(
                x: CGFloat(index) * width, y: 0, width: width, height: Self.standardHeight)
            draw(item, in: tab)
        }
    }

    private func itemsDidChange(from old: [UITabBarItem]?) {
        old?.forEach { $0.didChange = nil }
        items?.forEach { $0.didChange = { [weak self] in self?.setNeedsDisplay() } }
        setNeedsDisplay()
    }

    private func draw(_ item: UITabBarItem, in tab: CGRect) {
        let isSelected = item === selectedItem
        let usual = isSelected ? effectiveTintColor : unselectedItemTintColor ?? .secondaryLabel
        let color = item.isEnabled ? usual : .tertiaryLabel
        if let image = (isSelected ? item.selectedImage : nil) ?? item.image {
            let origin = CGPoint(x: tab.midX - image.size.width / 2, y: tab.minY + 18 - image.size.height / 2)
            image.withTintColor(color).draw(in: CGRect(origin: origin, size: image.size))
        }
        let title = NSAttributedString(
            string: item.title ?? "",
            attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color])
        let size = title.size()
        title.draw(at: CGPoint(x: tab.midX - size.width / 2, y: tab.minY + 33))
        drawBadge(of: item, in: tab)
    }

    private static let badgeHeight: CGFloat = 18

    private func drawBadge(of item: UITabBarItem, in tab: CGRect) {
        guard let value = item.badgeValue else { return }
        let text = NSAttributedString(
            string: value,
            attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white])
        let size = text.size()
        let badge = CGRect(
            x: tab.midX + 4, y: tab.minY + 2, width: max(Self.badgeHeight, size.width + 10),
            height: Self.badgeHeight)
        UIColor.systemRed.setFill()
        UIBezierPath(roundedRect: badge, cornerRadius: Self.badgeHeight / 2).fill()
        text.draw(at: CGPoint(x: badge.midX - size.width / 2, y: badge.midY - size.height / 2))
    }
}
