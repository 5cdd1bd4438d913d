import TabCache
import UIKit

/// Sample text for labels, buttons and fields that have none, so that layout gives them the room they
/// will need.
///
/// A text of one line is as long as texts of its kind are; one of several lines fills as many as its label
/// allows, and without a limit as many as ``LineBudget`` says. Sample text gives way to everything that is there already: it never makes a
/// neighbor narrower. It depends on nothing but the views, so the same class always gives the same skeleton.
@MainActor
struct Filler {
    /// The part of the available width that the text of a field takes, 0...1.
    private static let fieldShare: CGFloat = 0.6

    /// The views whose text is a filler now.
    private(set) var filled: Set<ObjectIdentifier> = []

    private var restorations: [() -> Void] = []
    /// The labels whose text is a filler now.
    private(set) var labels: [FilledLabel] = []
    /// The view of UIKit's that got its texts though nothing in it says that it shows any.
    var bareView: UIView?
    /// The names of the views, once a text was wanted whose length they suggest.
    private(set) var names: ViewNames?
    private var rows = TextRows()
    private(set) var ordinal = 0

    /// - Parameter names: The names of the views, where they were read already.
    init(names: ViewNames? = nil) {
        self.names = names
    }

    /// The labels whose text takes several lines.
    var wrapping: [FilledLabel] { labels.filter { $0.limit != nil } }

    /// Gives sample text to every view inside, and at, a root that has none.
    ///
    /// - Parameters:
    ///   - width: The width of the root, in points.
    ///   - onlyEmpty: Whether views that have a size already are left alone.
    mutating func fill(_ root: UIView, width: CGFloat, onlyEmpty: Bool = false) {
        restoreLimits()
        labels.removeAll { Self.lacksText($0.label) }
        if !onlyEmpty { fillSystemContent(to: root) }
        let views = root.descendants(entering: Self.looksInside)
        if views.contains(where: { $0 is UILabel && Self.lacksText($0) }) {
            names = ViewNames(of: root, former: names)
        }
        rows = TextRows()
        for view in views {
            if !onlyEmpty, view !== root { fillSystemContent(to: view) }
            if !onlyEmpty || Self.lacksRoom(view), Self.lacksText(view) {
                fillText(of: view, in: TextSurroundings(of: view, width: width, in: rows))
            }
            // On screen every priority stays what it is: an ambiguous layout might come out in another way.
            if !onlyEmpty, filled.contains(ObjectIdentifier(view)) { yieldRoom(view) }
        }
        for filled in wrapping { Self.fillFirstLine(of: filled.label, width: width) }
    }

    /// Takes all text back; each view has exactly what it had before.
    mutating func restore() {
        restoreLimits()
        restorations.reversed().forEach { $0() }
        restorations = []
        labels = []
        filled = []
    }

    /// Remembers what a label that shows nothing has: no text, or blanks with their attributes.
    mutating func noteText(of label: UILabel) {
        let (text, blanks) = (label.text, label.attributedText)
        note(label) { if text?.isEmpty ?? true { label.text = text } else { label.attributedText = blanks } }
    }

    /// Remembers how to undo a change of a view whose text is a sample.
    mutating func note(_ view: UIView, restoration: @escaping () -> Void) {
        filled.insert(ObjectIdentifier(view))
        restorations.append(restoration)
    }
}

// MARK: - Lending

extension Filler {
    private mutating func fillText(of view: UIView, in surroundings: TextSurroundings) {
        switch view {
        case let label as UILabel: fillText(of: label, in: surroundings)
        case let button as UIButton: if !button.showsNothingConfigured { fillText(of: button) }
        case let field as UITextField:
            fillText(of: field, width: Self.textWidth(of: field, in: surroundings.width))
        case let textView as UITextView: fillText(of: textView)
        default: return
        }
    }

    private mutating func fillText(of label: UILabel, in surroundings: TextSurroundings) {
        noteText(of: label)
        let font = label.font ?? .systemFont(ofSize: 17)
        let kind = TextKind(of: label, name: names?[label], in: surroundings)
        ordinal += 1
        guard fillNumberOfLines(to: label) != 1, !label.isOfOneLine, !kind.isShort else {
            let length = min(kind.width(font: font, ordinal: ordinal - 1), surroundings.longestLine)
            label.text = SampleText.word(width: length, font: font)
            labels.append(FilledLabel(label: label, kind: kind, limit: nil))
            return
        }
        labels.append(FilledLabel(label: label, kind: kind, limit: label.numberOfLines))
    }

    /// Fills the first line of a column that is not known yet: a layout shows how wide it is, and what stands beside it.
    private static func fillFirstLine(of label: UILabel, width: CGFloat) {
        label.text = SampleText.words(
            width: width, wordWidth: width / 30, font: label.font ?? .systemFont(ofSize: 17))
        // A label of one line ignores the width that code asks it for.
        let isMeasured = label.translatesAutoresizingMaskIntoConstraints || label.preferredMaxLayoutWidth > 0
        label.numberOfLines = isMeasured ? 2 : 1
    }

    /// Gives labels of several lines their limits back.
    func restoreLimits() {
        for filled in wrapping { filled.label.numberOfLines = filled.limit ?? filled.label.numberOfLines }
    }

    /// Makes a label high enough for as many lines as the app wants bars, and returns how many it takes.
    private mutating func fillNumberOfLines(to label: UILabel) -> Int {
        let old = label.numberOfLines
        guard case .custom(let count)? = label.skeleton.lines.count, count > 0, count != old else {
            return old
        }
        note(label) { label.numberOfLines = old }
        label.numberOfLines = count
        return count
    }

    private mutating func fillText(of button: UIButton) {
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

    /// The width that the text of an empty field takes of a room, in points: what ends a row is a value.
    static func textWidth(of field: UITextField, in room: CGFloat) -> CGFloat {
        let share = room * fieldShare
        guard field.textAlignment == .right else { return share }
        return min(share, TextKind.name.width(font: field.font ?? .systemFont(ofSize: 17), ordinal: 0))
    }

    private mutating func fillText(of field: UITextField, width: CGFloat) {
        let old = field.text
        note(field) { field.text = old }
        field.text = SampleText.word(width: width, font: field.font ?? .systemFont(ofSize: 17))
    }

    /// A text view that grows with its text takes the lines of a paragraph.
    private mutating func fillText(of textView: UITextView) {
        let (old, typing) = (textView.attributedText, textView.typingAttributes)
        note(textView) {
            textView.change {
                textView.attributedText = old
                textView.typingAttributes = typing
            }
        }
        textView.change {
            textView.text = TextKind.paragraph.words(in: textView.font ?? .systemFont(ofSize: 17))
        }
    }

    /// Lets everything else keep its width where there is not enough room for sample text.
    private mutating func yieldRoom(_ view: UIView) {
        let old = view.contentCompressionResistancePriority(for: .horizontal)
        note(view) { view.setContentCompressionResistancePriority(old, for: .horizontal) }
        view.setContentCompressionResistancePriority(
            UILayoutPriority(max(1, old.rawValue - 1)), for: .horizontal)
    }
}

extension UITextView {
    /// Makes a change of which the delegate is not told.
    fileprivate func change(_ change: () -> Void) {
        let own = delegate
        delegate = nil
        change()
        delegate = own
    }
}

/// A label that shows a sample text, and the kind of text that the sample stands for.
struct FilledLabel {
    let label: UILabel
    let kind: TextKind

    /// The number of lines that the label allows where its text takes several, or `nil` for a text of one line.
    let limit: Int?
}
