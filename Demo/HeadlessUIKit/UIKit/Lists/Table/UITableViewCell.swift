public import Foundation

/// One row of a table.
open class UITableViewCell: UIView {
    open internal(set) var reuseIdentifier: String?
    open var contentView: UIView { content.view }

    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }
    open var selectedBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
    }
    open var multipleSelectionBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: multipleSelectionBackgroundView) }
    }
    open var selectionStyle = SelectionStyle.default {
        didSet { updateSelectionLook(animated: false) }
    }

    open var accessoryType = AccessoryType.none {
        didSet { updateAccessory() }
    }
    open var accessoryView: UIView? {
        didSet { updateAccessory() }
    }
    open var editingAccessoryType = AccessoryType.none {
        didSet { updateAccessory() }
    }
    open var editingAccessoryView: UIView? {
        didSet { updateAccessory() }
    }

    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    open var shouldIndentWhileEditing = true {
        didSet { setNeedsLayout() }
    }
    open var showsReorderControl = false {
        didSet { updateEditParts() }
    }

    let style: CellStyle
    let content = ConfiguredContent(
        HeadlessScreen.isUnkind ? UITableViewCellContentView(frame: .zero) : UIView(frame: .zero))
    private var needsUpdateConfiguration = true
    var labels = CellLabels()
    var lines = CellSeparators()
    var shownAccessory: UIView?
    var plainSelectionView: UIView?
    var ownSeparatorInset: UIEdgeInsets?
    var takesTableBackground = true
    var tablePlace = TablePlace() {
        didSet { if tablePlace != oldValue { tablePlaceDidChange() } }
    }
    private var selected = false
    private var highlighted = false
    private var editing = false
    var rowEditing = RowEditing() {
        didSet { rowEditingDidChange(from: oldValue) }
    }
    var editParts = EditParts()

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        addSubview(contentView)
        takeBackground(of: .plain)
    }

    // MARK: Labels

    open var textLabel: UILabel? { madeTextLabel() }
    open var detailTextLabel: UILabel? { madeDetailTextLabel() }
    open var imageView: UIImageView? { madeImageView() }

    // MARK: State

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        setNeedsUpdateConfiguration()
        updateSelectionLook(animated: animated)
        if isEditing { updateEditParts() }
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        setNeedsUpdateConfiguration()
        updateSelectionLook(animated: animated)
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        self.editing = editing
        updateAccessory()
        updateEditParts()
        setNeedsUpdateConfiguration()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: UITableView.updateDuration) { self.layoutIfNeeded() }
    }

    open var editingStyle: EditingStyle { rowEditing.style }
    open var showingDeleteConfirmation: Bool { rowEditing.confirmation != nil }

    open func prepareForReuse() {
        isHighlighted = false
        isSelected = false
    }

    // MARK: Looks

    open override var backgroundColor: UIColor? {
        didSet { takesTableBackground = false }
    }

    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tablePlace.separatorInset }
        set {
            guard newValue != ownSeparatorInset else { return }
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
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

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = rowEditing.isSwiped
        state.isReordering = rowEditing.isReordering
        return state
    }

    open func setNeedsUpdateConfiguration() {
        setNeedsLayout()
        needsUpdateConfiguration = true
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler =
        (UITableViewCell, UICellConfigurationState) -> Void

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

    // MARK: Layout

    open override var canBecomeFocused: Bool {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first?
            .allowsFocus ?? false
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentView is any UIContentView { return contentView.sizeThatFits(size) }
        return CGSize(width: size.width, height: fittingLabelHeight)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentSizeByConstraints(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
}
