public import Foundation

/// A control that runs an action when it is tapped, with a title, an image or both.
@preconcurrency @MainActor open class UIButton: UIControl {
    open private(set) var buttonType: ButtonType = .custom
    open var role: Role = .normal { didSet { setNeedsUpdateConfiguration() } }
    open var menu: UIMenu? { didSet { showSelection() } }
    open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
    /// The menu that a tap on the button has opened last.
    public private(set) var headlessOpenMenu: HeadlessMenu?

    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var titleShadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

    var createdTitleLabel: UILabel?
    var createdSubtitleLabel: UILabel?
    var createdImageView: UIImageView?
    var backgroundImageView: UIImageView?
    var configurationBackground: BackgroundConfigurationView?
    var activityIndicator: UIActivityIndicatorView?
    var popUpIndicator: UIImageView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpAccessibility()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        takePrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpAccessibility()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takePrimaryAction(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        takePrimaryAction(primaryAction)
        refresh()
    }

    private func setUpAccessibility() {
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    /// Until it is set, the title.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? createdTitleLabel?.text }
        set { super.accessibilityLabel = newValue }
    }

    private func take(_ type: ButtonType) {
        buttonType = type
        if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
        if type == .close { setUpCloseButton() }
    }

    private func takePrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addPrimaryAction(action)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    private func setUpCloseButton() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 15
        tintColor = .secondaryLabel
    }

    override var primaryEvents: Event { .touchUpInside }

    // MARK: - Menu and selection

    override func opensMenu() -> Bool {
        guard showsMenuAsPrimaryAction, let menu else { return false }
        sendActions(for: .menuActionTriggered)
        headlessOpenMenu = HeadlessMenu(menu, selects: isPopUp) { [weak self] in self?.showSelection() }
        return true
    }

    open override func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.touchUpInside), changesSelectionAsPrimaryAction, menu == nil {
            isSelected.toggle()
        }
        super.sendActions(for: controlEvents)
    }

    /// Whether the button stands for one of the actions of its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

    /// Shows the action of the menu that is on; the first one is turned on if there is none.
    private func showSelection() {
        guard isPopUp, let menu else { return }
        let actions = menu.children.compactMap { $0 as? UIAction }
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        menu.select(chosen)
        setTitle(chosen.title, for: .normal)
        if let image = chosen.image { setImage(image, for: .normal) }
        refresh()
    }

    override func stateDidChange() {
        refresh()
    }

    // MARK: - Parts

    /// The label that shows the title; asking for it makes it.
    open var titleLabel: UILabel? { ensuredTitleLabel }

    open var subtitleLabel: UILabel? { createdSubtitleLabel }

    /// The view that shows the image; asking for it makes it.
    open var imageView: UIImageView? { ensuredImageView }

    // MARK: - Values by state

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[exactly: state] = title
        refresh()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[exactly: state] = title
        refresh()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[exactly: state] = color
        refresh()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors[exactly: state] = color
        refresh()
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[exactly: state] = image
        refresh()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[exactly: state] = image
        refresh()
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[exactly: state] = configuration
        refresh()
    }

    // MARK: - Insets

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { sizeDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: - Looks

    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        super.headlessTraitsDidChange(from: old, to: new)
        refresh()
    }

    // MARK: - Configuration

    open var configuration: Configuration? {
        didSet { refresh() }
    }

    open var automaticallyUpdatesConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    private var isUpdatingConfiguration = false

    open func setNeedsUpdateConfiguration() {
        refresh()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Lets the update handler speak, then shows the outcome.
    func refresh() {
        if !isUpdatingConfiguration, automaticallyUpdatesConfiguration {
            isUpdatingConfiguration = true
            updateConfiguration()
            isUpdatingConfiguration = false
        }
        guard !isUpdatingConfiguration else { return }
        showParts()
        sizeDidChange()
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Size and layout

    open override var intrinsicContentSize: CGSize {
        if let configuration { return configuredSize(configuration, width: .greatestFiniteMagnitude) }
        let size = plainSize
        // A length of nothing is no length.
        return CGSize(
            width: size.width > 0 ? size.width : UIView.noIntrinsicMetric,
            height: size.height > 0 ? size.height : UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        if let configuration { return configuredSize(configuration, width: width) }
        return plainSize
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { layOutConfigured(configuration) } else { layOutPlain() }
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        bounds
    }

    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        plainTitleRect(in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        plainImageRect(in: contentRect)
    }
}
