public import Foundation

/// A bar that fills as a task goes on.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`
    }

    private static let height: CGFloat = 4

    private let track = UIImageView()
    private let fill = UIImageView()
    private var storedProgress: Float = 0

    open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
    open var progressTintColor: UIColor? { didSet { showColors() } }
    open var trackTintColor: UIColor? { didSet { showColors() } }
    open var progressImage: UIImage? { didSet { showColors() } }
    open var trackImage: UIImage? { didSet { showColors() } }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [track, fill] {
            part.layer.cornerRadius = Self.height / 2
            addSubview(part)
        }
        if bounds.height == 0 { bounds.size.height = Self.height }
        showColors()
    }

    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = min(max(progress, 0), 1)
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.placeParts() }
    }

    private func showColors() {
        fill.image = progressImage
        track.image = trackImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 100, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// The width of what is done, which iOS 26 rounds to points and never makes narrower than its round ends.
    private var filledWidth: CGFloat {
        let exact = bounds.width * CGFloat(storedProgress)
        guard HeadlessScreen.main.hasGlass else { return pixelRound(exact) }
        return exact > 0 ? max(2 * Self.height, (exact + 0.5).rounded(.down)) : 0
    }

    private func placeParts() {
        track.frame = bounds
        var filled = bounds
        filled.size.width = filledWidth
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if rightToLeft { filled.origin.x = bounds.width - filled.width }
        fill.frame = filled
    }
}
