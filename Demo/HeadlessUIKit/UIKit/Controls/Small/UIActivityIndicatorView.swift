public import Foundation

/// A turning wheel of spokes.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// As large and medium, in the colors of their names, from the time before colors changed with traits.
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }

    private let wheel = SpokeWheel()
    open private(set) var isAnimating = false

    open var style: Style = .medium {
        didSet {
            invalidateIntrinsicContentSize()
            bounds.size = style.size
            if let color = style.color { self.color = color }
            setNeedsLayout()
        }
    }

    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }

    open var color: UIColor! {
        get { wheel.color }
        set { wheel.color = newValue ?? .systemGray }
    }

    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
        setUp()
        if let color = style.color { self.color = color }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(wheel)
        updateVisibility()
    }

    open override var intrinsicContentSize: CGSize { style.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.bounds.size = style.size
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        updateVisibility()
        wheel.turn()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        wheel.stop()
        updateVisibility()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    fileprivate var color: UIColor? {
        switch self {
        case .white, .whiteLarge: .white
        case .gray: .gray
        case .medium, .large: nil
        }
    }
}

/// The spokes. iOS lets each fade in its turn; here the whole wheel turns by one spoke at a time.
@MainActor private final class SpokeWheel: UIView {
    private static let spokes = 8

    var color: UIColor = .systemGray {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for spoke in 0..<Self.spokes {
            let angle = 2 * CGFloat.pi * CGFloat(spoke) / CGFloat(Self.spokes) - .pi / 2
            let path = UIBezierPath()
            path.move(to: center.moved(by: radius * 0.45, towards: angle))
            path.addLine(to: center.moved(by: radius * 0.85, towards: angle))
            path.lineWidth = radius * 0.24
            path.lineCapStyle = .round
            color.withAlphaComponent(0.25 + 0.75 * CGFloat(spoke) / CGFloat(Self.spokes - 1)).setStroke()
            path.stroke()
        }
    }

    func turn() {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
        animation.calculationMode = .discrete
        animation.duration = 0.8
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "turn")
    }

    func stop() {
        layer.removeAnimation(forKey: "turn")
    }
}

extension CGPoint {
    fileprivate func moved(by length: CGFloat, towards angle: CGFloat) -> CGPoint {
        CGPoint(x: x + length * cos(angle), y: y + length * sin(angle))
    }
}
