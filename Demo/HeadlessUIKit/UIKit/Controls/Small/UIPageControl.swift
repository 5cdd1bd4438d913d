public import Foundation

/// A row of dots, one for each page, of which one stands out.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    private let dot: CGFloat = HeadlessScreen.main.hasGlass ? 10 : 7
    private let spacing: CGFloat = HeadlessScreen.main.hasGlass ? 8 : 10
    /// The room beside the first and the last dot.
    private let margin: CGFloat = HeadlessScreen.main.hasGlass ? 14 : 10
    private static let height: CGFloat = 26

    private var dots: [UIImageView] = []

    open var hidesForSinglePage = false { didSet { showPages() } }
    open var pageIndicatorTintColor: UIColor? { didSet { showPages() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { showPages() } }
    open var preferredIndicatorImage: UIImage? { didSet { showPages() } }
    open var backgroundStyle: BackgroundStyle = .automatic {
        didSet { backgroundColor = backgroundStyle == .prominent ? .tertiarySystemFill : nil }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            showPages()
        }
    }

    open var currentPage = 0 {
        didSet {
            let valid = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if currentPage != valid { currentPage = valid }
            showPages()
        }
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        let dots = count * dot + max(0, count - 1) * spacing
        return CGSize(width: dots + (pageCount > 0 ? 2 * margin : 0), height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func showPages() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView()
            dot.contentMode = .scaleAspectFit
            dots.append(dot)
            addSubview(dot)
        }
        for (page, dot) in dots.enumerated() { show(dot, isCurrent: page == currentPage) }
        setNeedsLayout()
    }

    private func show(_ dot: UIImageView, isCurrent: Bool) {
        let color =
            isCurrent
            ? currentPageIndicatorTintColor ?? .label
            : pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.3)
        dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        dot.image = preferredIndicatorImage?.withRenderingMode(.alwaysTemplate)
        dot.tintColor = color
        dot.backgroundColor = preferredIndicatorImage == nil ? color : nil
        dot.layer.cornerRadius = preferredIndicatorImage == nil ? self.dot / 2 : 0
    }

    override func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        super.headlessTraitsDidChange(from: old, to: new)
        showPages()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let row = size(forNumberOfPages: numberOfPages).width - 2 * margin
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = self.dot
        for (page, dot) in dots.enumerated() {
            let place = CGFloat(rightToLeft ? dots.count - 1 - page : page)
            let x = (bounds.width - row) / 2 + place * (side + spacing)
            dot.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
        }
    }

    override var primaryEvents: Event { .valueChanged }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let point = touch?.location(in: self) else { return }
        let forward = (point.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let before = currentPage
        currentPage += forward ? 1 : -1
        if currentPage != before { sendActions(for: .valueChanged) }
    }
}
