public import Foundation

/// A scroll view with text of many lines, to read or to edit.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
    private(set) var storedText = NSAttributedString(string: "")
    private var storedFont: UIFont?
    private var storedTextColor: UIColor?
    private let page = TextPageView()

    public let textContainer: NSTextContainer
    open weak var delegate: (any UITextViewDelegate)?

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? UITextView.ownContainer()
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = UITextView.ownContainer()
        super.init(coder: coder)
        setUp()
    }

    private static func ownContainer() -> NSTextContainer {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    private func setUp() {
        isAccessibilityElement = true
        backgroundColor = .systemBackground
        clipsToBounds = true
        alwaysBounceVertical = false
        page.owner = self
        addSubview(page)
        textContainer.didChange = { [weak self] in self?.textDidChange() }
        updateContentSize()
    }

    override var headlessScrollDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UITextViewDelegate }
    }

    // MARK: - Text

    open var text: String! {
        get { storedText.string }
        set {
            storedText = NSAttributedString(string: newValue ?? "", attributes: ownAttributes)
            typingAttributes = [:]
            textDidChange()
            moveCursorToEnd()
        }
    }

    open var attributedText: NSAttributedString! {
        get { storedText }
        set {
            takeAttributedText(newValue ?? NSAttributedString(string: ""))
            moveCursorToEnd()
        }
    }

    /// The font; without one the text is drawn in the system's 12 points.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            overwrite(.font, with: effectiveFont)
        }
    }

    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue
            overwrite(.foregroundColor, with: newValue ?? .label)
        }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { page.setNeedsDisplay() } }
    /// What typed text looks like; what is not said here it has from the text view.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// What links look like.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { page.setNeedsDisplay() }
    }
    open var selectedRange: NSRange {
        get { storedSelection }
        set { select(newValue) }
    }
    private var storedSelection = NSRange(location: 0, length: 0)
    open var isEditable = true
    open var isSelectable = true
    /// Whether the next text that is typed replaces what is there.
    open var clearsOnInsertion = false
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChange() }
    }

    open var adjustsFontForContentSizeCategory = false { didSet { adaptToTraits() } }

    var effectiveFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        [.font: effectiveFont, .foregroundColor: storedTextColor ?? .label]
    }

    private func takeAttributedText(_ text: NSAttributedString) {
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { storedFont = font }
            if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
        storedText = text.filling(ownAttributes)
        textDidChange()
    }

    private func overwrite(_ key: NSAttributedString.Key, with value: Any) {
        storedText = storedText.mappingAttributes { $0.merging([key: value]) { _, new in new } }
        textDidChange()
    }

    func showEdited(_ text: NSAttributedString) {
        storedText = text
        textDidChange()
    }

    func typed(_ string: String) -> NSAttributedString {
        NSAttributedString(
            string: string, attributes: ownAttributes.merging(typingAttributes) { _, typing in typing })
    }

    private func moveCursorToEnd() {
        select(NSRange(location: storedText.length, length: 0))
    }

    private func select(_ range: NSRange) {
        let start = min(max(0, range.location), storedText.length)
        let end = min(max(start, range.location + range.length), storedText.length)
        let valid = NSRange(location: start, length: end - start)
        guard valid != storedSelection else { return }
        storedSelection = valid
        delegate?.textViewDidChangeSelection(self)
    }

    private func textDidChange() {
        updateContentSize()
        invalidateIntrinsicContentSize()
        page.setNeedsDisplay()
    }

    // MARK: - Layout

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Only a text view that does not scroll has a size of its own.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return textSize(width: .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0 else { return textSize(width: .greatestFiniteMagnitude) }
        let fitting = textSize(width: size.width)
        return CGSize(width: min(fitting.width, size.width), height: fitting.height)
    }

    override func headlessBoundsDidChange(from old: CGRect) {
        super.headlessBoundsDidChange(from: old)
        if old.size != bounds.size, hasFiniteBounds { updateContentSize() }
    }

    private func updateContentSize() {
        let size = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
        if contentSize != size { contentSize = size }
        let frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, bounds.height))
        if page.frame != frame {
            page.frame = frame
            page.setNeedsDisplay()
        }
    }

    // MARK: - Traits

    override func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        super.headlessTraitsDidChange(from: old, to: new)
        adaptToTraits()
        page.setNeedsDisplay()
    }

    private func adaptToTraits() {
        guard adjustsFontForContentSizeCategory, let storedFont else { return }
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
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open var hasText: Bool { storedText.length > 0 }

    open func insertText(_ text: String) {
        let range = clearsOnInsertion ? NSRange(location: 0, length: storedText.length) : selectedRange
        clearsOnInsertion = false
        replaceText(in: range, with: text)
    }

    /// Deletes what is selected, or the character before the cursor.
    open func deleteBackward() {
        guard selectedRange.length == 0 else { return replaceText(in: selectedRange, with: "") }
        let before = (storedText.string as NSString).substring(to: selectedRange.location)
        guard let last = before.last else { return }
        let length = last.utf16.count
        replaceText(in: NSRange(location: selectedRange.location - length, length: length), with: "")
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        guard super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
}
