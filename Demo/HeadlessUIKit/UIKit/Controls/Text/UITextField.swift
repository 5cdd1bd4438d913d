public import Foundation

/// A control for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIKeyInput, UIContentSizeCategoryAdjusting {
    private var storedText = NSAttributedString(string: "")
    private var storedFont = UIFont.systemFont(ofSize: 17)
    private var storedTextColor = UIColor.label
    private var otherAttributes: [NSAttributedString.Key: Any] = [:]
    private(set) var createdClearButton: UIButton?
    /// What the next key replaces; `nil` for the end of the text.
    var selection: NSRange?

    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: - Text

    open var text: String? {
        get { storedText.string }
        set { show(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
    }

    open var attributedText: NSAttributedString? {
        get { storedText }
        set { show(newValue?.filling(defaultTextAttributes) ?? NSAttributedString(string: "")) }
    }

    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        didSet { textDidChange() }
    }

    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue ?? UIFont.systemFont(ofSize: 17)
            overwrite(.font, with: storedFont)
        }
    }

    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue ?? UIColor.label
            overwrite(.foregroundColor, with: storedTextColor)
        }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            otherAttributes.merging([.font: storedFont, .foregroundColor: storedTextColor]) { _, own in own }
        }
        set {
            storedFont = newValue[.font] as? UIFont ?? UIFont.systemFont(ofSize: 17)
            storedTextColor = newValue[.foregroundColor] as? UIColor ?? UIColor.label
            otherAttributes = newValue
            show(NSAttributedString(string: storedText.string, attributes: defaultTextAttributes))
        }
    }

    /// What typed text looks like; nil while nobody types.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? storedTypingAttributes ?? defaultTextAttributes : nil }
        set { if isEditing { storedTypingAttributes = newValue } }
    }
    private var storedTypingAttributes: [NSAttributedString.Key: Any]?
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var clearsOnBeginEditing = false
    /// Whether the next text that is typed replaces what is there.
    open var clearsOnInsertion = false

    open var adjustsFontForContentSizeCategory = false {
        didSet { adaptToTraits() }
    }

    private func overwrite(_ key: NSAttributedString.Key, with value: Any) {
        storedText = storedText.mappingAttributes { $0.merging([key: value]) { _, new in new } }
        textDidChange()
    }

    func show(_ text: NSAttributedString) {
        storedText = text
        selection = nil
        textDidChange()
    }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: - Frame and views

    open var borderStyle: BorderStyle = .none { didSet { textDidChange() } }
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var leftViewMode: ViewMode = .never { didSet { textDidChange() } }
    open var rightViewMode: ViewMode = .never { didSet { textDidChange() } }

    open var leftView: UIView? {
        didSet { replace(oldValue, with: leftView) }
    }

    open var rightView: UIView? {
        didSet { replace(oldValue, with: rightView) }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        textDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
    }

    /// Made when it is first shown.
    func clearButton() -> UIButton {
        if let createdClearButton { return createdClearButton }
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        createdClearButton = button
        addSubview(button)
        return button
    }

    // MARK: - Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect {
        bounds
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        standardTextRect(in: bounds)
    }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        textRect(forBounds: bounds)
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        standardTextRect(in: bounds)
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        standardClearButtonRect(in: bounds)
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        standardViewRect(of: leftView, atLeft: true, in: bounds)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        standardViewRect(of: rightView, atLeft: false, in: bounds)
    }

    open override var intrinsicContentSize: CGSize { standardSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

    // MARK: - Drawing

    open override func draw(_ rect: CGRect) {
        drawBorder()
        if storedText.length > 0 {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        } else if attributedPlaceholder != nil {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        }
    }

    open func drawText(in rect: CGRect) {
        drawLine(shownText(storedText), in: rect)
    }

    open func drawPlaceholder(in rect: CGRect) {
        guard let attributedPlaceholder else { return }
        let defaults: [NSAttributedString.Key: Any] = [
            .font: storedFont, .foregroundColor: UIColor.placeholderText,
        ]
        drawLine(attributedPlaceholder.filling(defaults), in: rect)
    }

    override func stateDidChange() {
        setNeedsDisplay()
    }

    override func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        super.headlessTraitsDidChange(from: old, to: new)
        adaptToTraits()
        setNeedsDisplay()
    }

    private func adaptToTraits() {
        guard adjustsFontForContentSizeCategory else { return }
        let adapted = storedFont.headlessFont(compatibleWith: traitCollection)
        if adapted != storedFont { font = adapted }
    }

    // MARK: - Input

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false { didSet { textDidChange() } }

    open private(set) var isEditing = false
    open override var canBecomeFirstResponder: Bool { isEnabled }

    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?

    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    open var hasText: Bool { storedText.length > 0 }

    open func insertText(_ text: String) {
        type(text)
    }

    open func deleteBackward() {
        eraseBackward()
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        editingDidBegin()
        textDidChange()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        guard super.resignFirstResponder() else { return false }
        isEditing = false
        storedTypingAttributes = nil
        clearsOnInsertion = false
        editingDidEnd()
        textDidChange()
        return true
    }
}
