public import Foundation

/// A bar with a field for the text to search for.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    private static let height: CGFloat = 56
    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 36

    private let cancelButton = UIButton(type: .system)
    private let listener = SearchFieldListener()
    public let searchTextField = UISearchTextField()

    /// Tells the search controller that the bar belongs to, if there is one.
    var searchEvents: SearchBarEvents?
    open weak var delegate: (any UISearchBarDelegate)?
    open var searchBarStyle: Style = .default { didSet { showBar() } }
    open var barTintColor: UIColor? { didSet { showBar() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(searchTextField)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.isHidden = true
        addSubview(cancelButton)
        listen()
        showBar()
    }

    private func listen() {
        listener.searchBar = self
        searchTextField.delegate = listener
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }

    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        cancelButton.isHidden = !showsCancelButton
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    private func showBar() {
        backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .systemBackground
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = pixelRound((bounds.height - Self.fieldHeight) / 2)
        let button = showsCancelButton ? cancelButton.intrinsicContentSize.width + Self.margin : 0
        let width = max(0, bounds.width - 2 * Self.margin - button)
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = Self.margin + (rightToLeft ? button : 0)
        searchTextField.frame = CGRect(x: left, y: top, width: width, height: Self.fieldHeight)
        cancelButton.frame = CGRect(
            x: rightToLeft ? Self.margin : left + width + Self.margin, y: top,
            width: max(0, button - Self.margin), height: Self.fieldHeight)
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchEvents?.textChanged()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchEvents?.canceled()
    }
}
