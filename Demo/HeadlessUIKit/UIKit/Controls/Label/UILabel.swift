public import Foundation

/// A view that shows text of one or more lines.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = Content.none
    /// What was made of the content and the label's own attributes, until one of them changes.
    var composition = Composition()
    private var storedFont = UIFont.systemFont(ofSize: 17)
    private var storedTextColor = UIColor.label

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    /// Until it is set, what the label reads.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: - Text

    open var text: String? {
        get { content.string }
        set { replaceContent(with: newValue.map(Content.plain) ?? .none) }
    }

    open var attributedText: NSAttributedString? {
        get { composedText }
        set { takeAttributedText(newValue) }
    }

    open var font: UIFont! {
        get { storedFont }
        set {
            storedFont = newValue ?? UIFont.systemFont(ofSize: 17)
            overwrite(.font, with: storedFont)
            textDidChange()
        }
    }

    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            storedTextColor = newValue ?? UIColor.label
            overwrite(.foregroundColor, with: storedTextColor)
            setNeedsDisplay()
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { overwriteParagraphStyle { $0.alignment = textAlignment } }
    }

    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { overwriteParagraphStyle { $0.lineBreakMode = lineBreakMode } }
    }

    // MARK: - Size

    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }

    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }

    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    open var allowsDefaultTighteningForTruncation = false {
        didSet {
            overwriteParagraphStyle {
                $0.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
            }
        }
    }
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsDisplay() }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adaptFontToTraits() } }
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        return textSize(width: width)
    }

    /// The text's size at this width. A label of one line never gives way: it asks for all of it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bounded = size.width > 0 && numberOfLines != 1
        return textSize(width: bounded ? size.width : .greatestFiniteMagnitude)
    }

    private func textSize(width: CGFloat) -> CGSize {
        let space = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: - Looks

    open var isEnabled = true {
        didSet { setNeedsDisplay() }
    }

    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open func drawText(in rect: CGRect) {
        drawComposedText(in: rect)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        composedTextRect(in: bounds, limit: numberOfLines)
    }

    // MARK: - Traits

    override func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        super.headlessTraitsDidChange(from: old, to: new)
        if adjustsFontForContentSizeCategory { adaptFontToTraits() }
        setNeedsDisplay()
    }

    private func adaptFontToTraits() {
        let adapted = storedFont.headlessFont(compatibleWith: traitCollection)
        if adapted != storedFont { font = adapted }
    }

    // MARK: - What the text tells about itself

    /// An attributed text's first font, color and paragraph style become the label's own.
    func adoptAttributes(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
