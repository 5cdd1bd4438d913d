import UIKit

/// A label of several lines whose text is lent.
@MainActor
struct WrappingText {
    let label: UILabel

    /// The part of its column that a line takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// Gives the label a number of lines that fit the column it stands in now.
    func fit(lines: Int) {
        let font = label.font ?? .systemFont(ofSize: 17)
        let line = SampleText.word(width: label.bounds.width * Self.lineShare, font: font)
        label.text = Array(repeating: line, count: max(1, min(lines, 20))).joined(separator: "\n")
    }
}

/// How many lines texts take whose labels set no limit.
///
/// A text takes as many lines of its column as a text of its kind fills: three on a phone, more in a bubble or in a
/// larger text size, fewer on a pad. Among several in one column the heading is short, and so are all of them beside a
/// control such as a switch: that is a setting and its explanation.
@MainActor
struct LineBudget {
    /// The number of lines of a text without a limit beside something else; TABAnimated's when it cannot tell.
    private static let unlimitedLines = 3

    /// The largest number of lines that are imagined.
    private static let mostLines = 12

    /// The width, in points, below which a view is one of several beside each other, rather than a row.
    private static let narrowestRow: CGFloat = 280

    /// The part of the width of its view below which a label is a column beside something else, 0...1.
    private static let columnShare: CGFloat = 0.7

    private let headings: Set<ObjectIdentifier>
    private let controls: [CGRect]
    private let root: UIView

    init(of labels: [UILabel], in root: UIView) {
        self.root = root
        let unlimited = labels.filter { $0.numberOfLines <= 0 }
        let columns = Dictionary(grouping: unlimited) { $0.superview.map { ObjectIdentifier($0) } }
        headings = Set(columns.values.flatMap(Self.headings))
        controls = unlimited.isEmpty ? [] : Self.controls(in: root).map { $0.convert($0.bounds, to: root) }
    }

    /// The number of lines that the text of a label takes.
    func lines(of label: UILabel) -> Int {
        if label.numberOfLines > 0 { return label.numberOfLines }
        if headings.contains(ObjectIdentifier(label)) || isBesideControl(label) { return 1 }
        let lines = Self.lines(of: Self.kind(of: label), in: label)
        return isNarrow(label) ? min(lines, Self.narrowLines(in: label)) : lines
    }

    /// The number of lines that a label of a kind fills in its column.
    private static func lines(of kind: TextKind, in label: UILabel) -> Int {
        let letters = TextKind.lettersInLine(of: label.bounds.width, font: label.font)
        guard letters >= 1, letters.isFinite else { return unlimitedLines }
        return Int(min((kind.mostLetters / letters).rounded(.up), CGFloat(mostLines)))
    }

    /// A large or bold text is a heading, however many lines it may have.
    private static func kind(of label: UILabel) -> TextKind {
        label.font.isBold || label.font.pointSize >= 20 * scale(of: label) ? .title : .paragraph
    }

    /// The lines of a column beside something else: three of its width, and more in a larger text size.
    private static func narrowLines(in label: UILabel) -> Int {
        Int((CGFloat(unlimitedLines) * scale(of: label)).rounded())
    }

    /// How much larger text is than in the standard size, at least 1.
    private static func scale(of label: UILabel) -> CGFloat {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: 100, compatibleWith: label.traitCollection)
        return scaled.isFinite ? min(max(1, scaled / 100), 4) : 1
    }

    /// Whether a label is a column beside something else, rather than as wide as a row or alone in a bubble.
    private func isNarrow(_ label: UILabel) -> Bool {
        guard root.bounds.width >= Self.narrowestRow else { return true }
        let isBubble = label.superview.map { $0 !== root && $0.isSurface && $0.subviews.count == 1 } ?? false
        return !isBubble && label.bounds.width < root.bounds.width * Self.columnShare
    }

    /// The labels of a column that stand out, or else the first one; none in a column of one.
    private static func headings(of column: [UILabel]) -> [ObjectIdentifier] {
        guard column.count > 1 else { return [] }
        let smallest = column.map(\.font.pointSize).min() ?? 0
        let large = column.filter { $0.font.pointSize > smallest || $0.font.isBold }
        return (large.isEmpty || large.count == column.count ? Array(column.prefix(1)) : large)
            .map { ObjectIdentifier($0) }
    }

    private func isBesideControl(_ label: UILabel) -> Bool {
        let frame = label.convert(label.bounds, to: root)
        return controls.contains { control in
            control.midY > frame.minY - control.height && control.midY < frame.maxY + control.height
                && (control.minX >= frame.maxX || control.maxX <= frame.minX)
        }
    }

    private static func controls(in view: UIView) -> [UIView] {
        if view.isInvisible { return [] }
        if ViewClass.of(view).control?.isSetting == true { return [view] }
        return view is UIControl ? [] : view.subviews.flatMap(controls)
    }
}

extension UIFont {
    /// Whether the font is bold.
    var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
