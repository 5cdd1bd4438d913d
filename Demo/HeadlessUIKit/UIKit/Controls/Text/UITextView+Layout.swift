public import Foundation

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
        let room = textContainer.widthTracksTextView ? width - sideInsets : fixedWidth
        return HeadlessTextLayout(
            displayedText, width: max(0, room), maximumLines: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode)
    }

    /// The room for text in a container that has a width of its own.
    private var fixedWidth: CGFloat { textContainer.size.width - 2 * textContainer.lineFragmentPadding }

    /// The text with links in their looks, its paragraphs aligned as the view says where they do not.
    private var displayedText: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return storedText.filling([.paragraphStyle: style]).mappingAttributes { attributes in
            guard attributes[.link] != nil else { return attributes }
            return attributes.merging(linkTextAttributes ?? [:]) { _, link in link }
        }
    }

    private var sideInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    func drawText(in context: CGContext) {
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let layout = layout(width: bounds.width)
        let rect = CGRect(
            x: left, y: textContainerInset.top,
            width: textContainer.widthTracksTextView ? bounds.width - sideInsets : fixedWidth,
            height: layout.size.height)
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
        changed.replaceCharacters(in: range, with: typed(string))
        showEdited(changed)
        selectedRange = NSRange(location: range.location + (string as NSString).length, length: 0)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
