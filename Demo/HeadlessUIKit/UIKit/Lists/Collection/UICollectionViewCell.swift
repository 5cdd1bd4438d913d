public import Foundation

/// The view of one item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    private let content = ConfiguredContent()
    private var needsUpdateConfiguration = true

    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }
    open var selectedBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }
    open var isSelected = false {
        didSet { stateDidChange() }
    }
    open var isHighlighted = false {
        didSet { stateDidChange() }
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
        contentView.frame = bounds
        addSubview(contentView)
    }

    open var contentView: UIView { content.view }

    open override var canBecomeFocused: Bool { (superview as? UICollectionView)?.allowsFocus ?? false }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        content.layoutBackground(in: bounds)
        for view in [backgroundView, selectedBackgroundView, contentView] { view?.frame = bounds }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        return contentView.headlessSizeByConstraints(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? sizeThatFits(targetSize)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard contentView is any UIContentView else { return super.sizeThatFits(size) }
        return contentView.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
    }

    private func backgroundDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        updateSelectionLook()
        setNeedsLayout()
    }

    private func updateSelectionLook() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        view.frame = bounds
        insertSubview(view, belowSubview: contentView)
    }

    /// Marks the cell or takes the mark away, with a fade if it is to be seen.
    func setSelected(_ selected: Bool, animated: Bool) {
        guard animated, window != nil, selected != isSelected else { return isSelected = selected }
        UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
            self.isSelected = selected
            self.layoutIfNeeded()
        }
    }

    /// Whether the cell is moved by hand.
    var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The collection view around the cell.
    var list: UICollectionView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
    }

    var isInEditingList: Bool { list?.isEditing ?? false }

    private func stateDidChange() {
        updateSelectionLook()
        setNeedsUpdateConfiguration()
    }

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { content.show(contentConfiguration, in: self) }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { content.showBackground(backgroundConfiguration, in: self) }
    }

    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditingList
        state.isReordering = isReordering
        return state
    }

    open func setNeedsUpdateConfiguration() {
        setNeedsLayout()
        needsUpdateConfiguration = true
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler =
        (UICollectionViewCell, UICellConfigurationState) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: configurationState)
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
            backgroundConfiguration = configuration.updated(for: configurationState)
        }
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}
