import UIKit

/// Text lent to labels, buttons and fields that have none, so that layout gives them the room they
/// will need.
///
/// A text of one line is about 60 % as wide as the room there is, a title a quarter; a text of several
/// lines fills as many as its label allows. The width depends on nothing but the font and the room, so the
/// same class always gives the same skeleton.
@MainActor
struct Filler {
    /// The part of the available width that one line takes, 0...1.
    static let lineShare: CGFloat = 0.6

    /// The part of the available width that the title of a button takes, 0...1.
    static let titleShare: CGFloat = 0.25

    /// The number of lines of a text without a limit; TABAnimated's when it cannot tell.
    static let unlimitedLines = 3

    /// The views whose text is a filler now.
    private(set) var filled: Set<ObjectIdentifier> = []

    private var restorations: [() -> Void] = []

    /// Lends text to every view inside, and at, a root that has none.
    ///
    /// - Parameters:
    ///   - width: The width of the root, in points.
    ///   - onlyEmpty: Whether views that have a size already are left alone.
    mutating func fill(_ view: UIView, width: CGFloat, onlyEmpty: Bool = false) {
        if view is UITableView || view is UICollectionView { return }
        if !onlyEmpty || view.bounds.isEmpty { lend(to: view, width: Self.room(for: view, width: width)) }
        if view is UIButton || view is UITextField || view is UITextView { return }
        for subview in view.subviews { fill(subview, width: width, onlyEmpty: onlyEmpty) }
    }

    /// Takes all text back; each view has exactly what it had before.
    mutating func restore() {
        restorations.reversed().forEach { $0() }
        restorations = []
        filled = []
    }

    /// Whether some visible text inside has neither text nor size, so that mapping would miss it.
    static func isNeeded(in view: UIView) -> Bool {
        if view.isInvisible || view is UITableView || view is UICollectionView { return false }
        if view.bounds.isEmpty, lacksText(view) { return true }
        return !(view is UIButton) && view.subviews.contains(where: isNeeded)
    }

    private mutating func lend(to view: UIView, width: CGFloat) {
        guard Self.lacksText(view) else { return }
        switch view {
        case let label as UILabel: lend(to: label, width: width)
        case let button as UIButton: lend(to: button, width: width * Self.titleShare)
        case let field as UITextField: lend(to: field, width: width * Self.lineShare)
        default: return
        }
        filled.insert(ObjectIdentifier(view))
    }

    private mutating func lend(to label: UILabel, width: CGFloat) {
        let old = label.text
        restorations.append { label.text = old }
        let line = Self.text(width: width * Self.lineShare, font: label.font)
        switch lendNumberOfLines(to: label) {
        case 1: label.text = line
        case 0: label.text = Array(repeating: line, count: Self.unlimitedLines).joined(separator: "\n")
        default:
            // Words that wrap: more of them than fit, so that every line allowed is full.
            let lines = CGFloat(min(max(1, label.numberOfLines), 20))
            let word = Self.text(width: width / 10, font: label.font)
            label.text = Array(repeating: word, count: Int(lines * 11)).joined(separator: " ")
        }
    }

    /// Makes a label high enough for as many lines as the app wants bars, and returns how many it takes.
    private mutating func lendNumberOfLines(to label: UILabel) -> Int {
        let old = label.numberOfLines
        guard case .custom(let count)? = label.skeleton.lines.count, count > 0, count != old else {
            return old
        }
        restorations.append { label.numberOfLines = old }
        label.numberOfLines = count
        return count
    }

    private mutating func lend(to button: UIButton, width: CGFloat) {
        let font = button.titleLabel?.font
        if var configuration = button.configuration {
            let old = configuration
            restorations.append { button.configuration = old }
            configuration.title = Self.text(width: width, font: font)
            button.configuration = configuration
        } else {
            let old = button.title(for: .normal)
            restorations.append { button.setTitle(old, for: .normal) }
            button.setTitle(Self.text(width: width, font: font), for: .normal)
        }
    }

    private mutating func lend(to field: UITextField, width: CGFloat) {
        let old = field.text
        restorations.append { field.text = old }
        field.text = Self.text(width: width, font: field.font)
    }

    /// Whether a label, button or field shows nothing yet; false for all other views.
    static func lacksText(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: (label.text ?? "").isEmpty
        case let button as UIButton: lacksContent(button)
        case let field as UITextField: (field.text ?? "").isEmpty && (field.placeholder ?? "").isEmpty
        default: false
        }
    }

    private static func lacksContent(_ button: UIButton) -> Bool {
        if let configuration = button.configuration {
            let attributed = configuration.attributedTitle.map { String($0.characters) }
            return (attributed ?? configuration.title ?? "").isEmpty && configuration.image == nil
        }
        let title = button.title(for: .normal) ?? button.attributedTitle(for: .normal)?.string ?? ""
        let hasImage = button.image(for: .normal) != nil || button.backgroundImage(for: .normal) != nil
        return title.isEmpty && !hasImage
    }

    /// The width there is for a view: that of the nearest view around it that has one.
    private static func room(for view: UIView, width: CGFloat) -> CGFloat {
        guard let parent = view.superview else { return width }
        let known = parent.bounds.width > 0 ? min(parent.bounds.width, width) : width
        guard let stack = parent as? UIStackView, stack.axis == .horizontal else { return known }
        return known / CGFloat(max(1, stack.arrangedSubviews.filter { !$0.isHidden }.count))
    }

    /// A word as wide as the given width, or a little narrower.
    private static func text(width: CGFloat, font: UIFont?) -> String {
        let font = font ?? .systemFont(ofSize: 17)
        let letter = ("n" as NSString).size(withAttributes: [.font: font]).width
        guard letter > 0, width.isFinite else { return "n" }
        return String(repeating: "n", count: Int(min(max(1, width / letter), 500)))
    }
}
