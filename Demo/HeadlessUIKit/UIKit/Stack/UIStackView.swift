public import Foundation

/// A view that lays its arranged views out in a row or a column, by constraints it makes for them.
open class UIStackView: UIView {
    open internal(set) var arrangedSubviews: [UIView] = []

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arrangement: [NSLayoutConstraint] = []
    var needsArrangement = false
    /// The view that stretches or shrinks first.
    weak var yieldingView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open class override var requiresConstraintBasedLayout: Bool { true }

    // MARK: - Arranged views

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        guard (0...arrangedSubviews.count).contains(stackIndex) || view.superview === self else {
            return HeadlessException.raise(
                "-[UIStackView insertArrangedSubview:atIndex:]: Index \(stackIndex) out of bounds for arranged "
                    + "subviews (0..\(arrangedSubviews.count))")
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrangementDidChange()
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        removeArrangedSubview(subview)
    }

    // MARK: - Spacing

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    // MARK: - Layout

    open override func updateConstraints() {
        updateArrangement()
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
    }

    /// The view that decides the height of a row, and with it where its text lies.
    private var tallestView: UIView? {
        visibleViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}

extension UIStackView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
}
