import Foundation

extension UITextView {
    public static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")

    /// The size of the text with its insets; an empty text is one line high.
    func textSize(width: CGFloat) -> CGSize {
        let layout = layout(width: width)
        let height = max(layout.size.height, storedText.length == 0 ? effectiveFont.lineHeight : 0)
        return pixelCeil(
            CGSize(
                width: layout.size.width + sideInsets,
                height: height + textContainerInset.top + textContainerInset.bottom))
    }

    func layout(width: CGFloat) -> HeadlessTextLayout {
        HeadlessTextLayout(
            storedText, width: max(0, width - sideInsets),
            maximumLines: textContainer.maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
    }

    private var sideInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    func drawText(in context: CGContext) {
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let layout = layout(width: bounds.width)
        let rect = CGRect(
            x: left, y: textContainerInset.top, width: bounds.width - sideInsets, height: layout.size.height)
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.draw(in: rect, alignment: textAlignment, rightToLeft: rightToLeft, in: context)
    }

    public func scrollRangeToVisible(_ range: NSRange) {
        let layout = layout(width: bounds.width)
        let line = layout.lines.first { NSLocationInRange(range.location, $0.range) }
        guard let line else { return }
        let top = textContainerInset.top + line.origin.y
        scrollRectToVisible(CGRect(x: 0, y: top, width: bounds.width, height: line.height), animated: false)
    }

    func replaceText(in range: NSRange, with string: String) {
        guard isEditable,
            delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
        else { return }
        let changed = NSMutableAttributedString(attributedString: storedText)
        changed.replaceCharacters(in: range, with: string)
        attributedText = changed
        selectedRange = NSRange(location: range.location + (string as NSString).length, length: 0)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
