import UIKit

/// Text lent to labels, buttons and fields that have none, so that layout gives them the room they
/// will need.
///
/// There are two layouts: in the first each text takes one line, which tells where it stands; in the second it takes as many
/// as ``TextKind`` says of a text that stands there. Lent text gives way to everything that is there already: it never
/// makes a neighbor narrower. It depends on nothing but the views, so the same class always gives the same skeleton.
@MainActor
struct Filler {
    /// The part of the available width that the text of a field takes, 0...1.
    static let fieldShare: CGFloat = 0.6

    /// The views whose text is a filler now.
    private(set) var filled: Set<ObjectIdentifier> = []

    private(set) var texts: [LentText] = []
    private var restorations: [() -> Void] = []
    private var emptyImages: [UIImageView] = []

    /// The view of UIKit's that got its texts though nothing in it says that it shows any.
    var bareView: UIView?

    /// Lends text to every view inside, and at, a root that has none.
    ///
    /// - Parameters:
    ///   - width: The width of the root, in points.
    ///   - onlyEmpty: Whether views that have a size already are left alone.
    mutating func fill(_ root: UIView, width: CGFloat, onlyEmpty: Bool = false) {
        let known = filled
        // Views of UIKit's make their labels when they are asked for them.
        if !onlyEmpty { root.viewsForTexts.forEach { lendSystemContent(to: $0) } }
        let views = root.viewsForTexts
        lazy var names = ViewNames(of: root)
        for view in views where Self.lacksText(view) && (!onlyEmpty || Self.lacksRoom(view)) {
            switch view {
            case let label as UILabel: lend(to: label, named: names[label], width: width)
            case let button as UIButton: lend(to: button)
            case let field as UITextField: lend(to: field, width: width * Self.fieldShare)
            case let textView as UITextView: lend(to: textView)
            default: break
            }
        }
        // On screen every priority stays what it is: an ambiguous layout might come out in another way.
        guard !onlyEmpty else { return }
        let new = filled.subtracting(known)
        views.filter { new.contains(ObjectIdentifier($0)) }.forEach { yieldRoom($0) }
        emptyImages = views.compactMap { $0 as? UIImageView }.filter { $0.image == nil }
    }

    /// Gives lent texts the lines of a text that stands where a layout placed them, and empty images their height.
    ///
    /// - Parameter layOut: Lays out the root once more.
    func fit(in root: UIView, layOut: () -> Void) {
        if squareImages(in: root) { layOut() }
        guard !texts.isEmpty else { return }
        let unlimited = texts.filter { $0.limit <= 0 }.map(\.label)
        let surroundings = TextSurroundings(in: root, unlimited: unlimited, filled: filled)
        let places = texts.map { surroundings.place(of: $0.label) }
        let areOther = zip(texts, places).map { $0.lendLines(at: $1) }
        if areOther.contains(true) { layOut() }
        if root.viewsForTexts.contains(where: \.isSqueezed), shorten() { layOut() }
        texts.filter(\.isOneLineHigh).forEach { $0.shorten(to: .line) }
    }

    /// Makes each lent text of several lines a short one.
    ///
    /// - Returns: Whether there is one, so that another layout is needed.
    func shorten() -> Bool {
        texts.forEach { $0.shorten(to: .name) }
        return texts.contains(where: \.isWrapping)
    }

    /// Takes all text back; each view has exactly what it had before.
    mutating func restore() {
        restorations.reversed().forEach { $0() }
        restorations = []
        texts = []
        filled = []
    }

    /// Remembers how to undo a change of a view whose text is lent.
    mutating func note(_ view: UIView, restoration: @escaping () -> Void) {
        filled.insert(ObjectIdentifier(view))
        restorations.append(restoration)
    }

    /// Whether a view inside, or at, a root lacks a text that would be lent to it.
    static func isWanted(in root: UIView) -> Bool { root.viewsForTexts.contains(where: lacksText) }

    /// Whether some visible text inside has neither text nor room for any, so that mapping would miss it.
    static func isNeeded(in root: UIView) -> Bool {
        root.viewsForTexts.contains { lacksText($0) && lacksRoom($0) && $0.isVisible(in: root) }
    }
}

// MARK: - Lending

extension Filler {
    private mutating func lend(to label: UILabel, named name: String?, width: CGFloat) {
        let (text, attributedText, lines) = (label.text, label.attributedText, label.numberOfLines)
        note(label) {
            label.numberOfLines = lines
            label.text = text
            if let attributedText { label.attributedText = attributedText }
        }
        // A label is high enough for as many lines as the app wants bars.
        var limit = lines
        if case .custom(let count)? = label.skeleton.lines.count, count > 0 { limit = count }
        let known = texts.firstIndex { $0.label === label }
        let lent = LentText(label: label, name: name, ordinal: known ?? texts.count, limit: limit)
        if known == nil { texts.append(lent) }
        lent.lendLine(width: width)
    }

    private mutating func lend(to button: UIButton) {
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
        let title = SampleText.word(width: TextKind.figure.width(font: font, ordinal: 0), font: font)
        if var configuration = button.configuration {
            let old = configuration
            note(button) { button.configuration = old }
            configuration.title = title
            button.configuration = configuration
        } else {
            let old = button.title(for: .normal)
            note(button) { button.setTitle(old, for: .normal) }
            button.setTitle(title, for: .normal)
        }
    }

    private mutating func lend(to field: UITextField, width: CGFloat) {
        let old = field.text
        note(field) { field.text = old }
        field.text = SampleText.word(width: width, font: field.font ?? .systemFont(ofSize: 17))
    }

    /// A text view that grows with its text takes the lines of a paragraph.
    private mutating func lend(to textView: UITextView) {
        let (text, attributes) = (textView.attributedText, textView.typingAttributes)
        note(textView) {
            textView.attributedText = text
            textView.typingAttributes = attributes
        }
        textView.text = TextKind.paragraph.words(in: textView.font ?? .systemFont(ofSize: 17))
    }

    /// Lets everything else keep its size where there is not enough room for lent text.
    ///
    /// A text that can go on in another line gives way before all others, in its height too.
    private mutating func yieldRoom(_ view: UIView) {
        let isWrapping =
            (view as? UILabel).map { label in texts.contains { $0.label === label && $0.isWrapping } }
            ?? false
        let width = view.contentCompressionResistancePriority(for: .horizontal)
        let height = view.contentCompressionResistancePriority(for: .vertical)
        note(view) {
            view.setContentCompressionResistancePriority(width, for: .horizontal)
            view.setContentCompressionResistancePriority(height, for: .vertical)
        }
        // A quarter of a priority is less than any that UIKit gives, and keeps the order that the app gave.
        let rest = isWrapping ? width.rawValue * 0.24 : width.rawValue - 1
        view.setContentCompressionResistancePriority(UILayoutPriority(max(1, rest)), for: .horizontal)
        guard isWrapping else { return }
        view.setContentCompressionResistancePriority(
            UILayoutPriority(max(1, height.rawValue - 1)), for: .vertical)
    }

    /// The part of the width of the root from which an empty image is a picture across it, 0...1.
    private static let wideShare: CGFloat = 0.5

    /// The height of a picture across its view as a part of its width.
    private static let wideRatio: CGFloat = 9 / 16

    /// Gives an empty image the side that nothing else gives it: small ones are square.
    ///
    /// - Returns: Whether one was given, so that another layout is needed.
    private func squareImages(in root: UIView) -> Bool {
        let holes = emptyImages.filter { image in
            let size = image.bounds.size
            return !image.isHidden && (size.width >= 1) != (size.height >= 1)
        }
        for image in holes {
            let isWide = image.bounds.width > root.bounds.width * Self.wideShare
            let ratio = image.heightAnchor.constraint(
                equalTo: image.widthAnchor, multiplier: isWide ? Self.wideRatio : 1)
            ratio.priority = UILayoutPriority(749)
            ratio.isActive = true
        }
        return !holes.isEmpty
    }
}

// MARK: - What has no text

extension Filler {
    /// Whether a label, button, field or growing text view shows nothing yet; false for all other views.
    static func lacksText(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: (label.text ?? "").isEmpty
        case let button as UIButton: lacksContent(button)
        case let field as UITextField: (field.text ?? "").isEmpty && (field.placeholder ?? "").isEmpty
        case let textView as UITextView: !textView.isScrollEnabled && (textView.text ?? "").isEmpty
        default: false
        }
    }

    /// Whether a view is too small for text: without a size, or a button of a configuration or a label with nothing but its
    /// own padding that is lower than a line.
    private static func lacksRoom(_ view: UIView) -> Bool {
        if view.bounds.isEmpty { return true }
        if let label = view as? UILabel {
            return label.intrinsicContentSize == label.bounds.size
                && label.bounds.height < (label.font?.lineHeight ?? 0) - 1
        }
        guard let button = view as? UIButton, button.configuration != nil else { return false }
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
        return button.bounds.height < font.lineHeight && button.isPainted
    }

    /// A button with a configuration has what is set for its states too, and the configuration does not say so.
    private static func lacksContent(_ button: UIButton) -> Bool {
        if button.isContainer { return false }
        let configuration = button.configuration
        let titles = [
            button.currentTitle, button.currentAttributedTitle?.string, configuration?.title,
            configuration?.attributedTitle.map { String($0.characters) },
        ]
        let images = [button.currentImage, button.currentBackgroundImage, configuration?.image]
        return titles.allSatisfy { ($0 ?? "").isEmpty } && images.allSatisfy { $0 == nil }
    }
}

extension UIView {
    /// Whether the views inside are none of those that texts are lent to: what is in a list comes by itself.
    var isClosedToTexts: Bool {
        if let button = self as? UIButton { return !button.isContainer }
        return self is UITableView || self is UICollectionView || self is UITextField || self is UITextView
    }

    /// The view and all views inside it that a text could be lent to, from the outside in.
    var viewsForTexts: [UIView] {
        var views: [UIView] = []
        collectViewsForTexts(into: &views)
        return views
    }

    private func collectViewsForTexts(into views: inout [UIView]) {
        views.append(self)
        if !isClosedToTexts { subviews.forEach { $0.collectViewsForTexts(into: &views) } }
    }

    /// Whether neither the view nor one around it inside a root is hidden.
    func isVisible(in root: UIView) -> Bool {
        sequence(first: self) { $0 === root ? nil : $0.superview }.allSatisfy { !$0.isInvisible }
    }

    /// Whether a text or a control is lower than a line of it, though no constraint of its own says so.
    fileprivate var isSqueezed: Bool {
        guard self is UILabel || self is UIControl, !isInvisible,
            !translatesAutoresizingMaskIntoConstraints, givenLength(.height) == nil
        else { return false }
        guard let label = self as? UILabel else { return bounds.height < intrinsicContentSize.height - 1 }
        // A stack that has room to spare gives some to a label without a text.
        let counts = label.text?.isEmpty == false || bounds.height > 0
        return counts && bounds.height < label.font.lineHeight - 1
    }
}
