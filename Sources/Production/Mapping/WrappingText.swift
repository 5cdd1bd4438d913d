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
/// A text alone takes three lines. Among several in one column the heading is short, and so are all of them beside a
/// control such as a switch: that is a setting and its explanation.
@MainActor
struct LineBudget {
    /// The number of lines of a text without a limit; TABAnimated's when it cannot tell.
    private static let unlimitedLines = 3

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
        return headings.contains(ObjectIdentifier(label)) || isBesideControl(label)
            ? 1 : Self.paragraph(in: label.traitCollection)
    }

    /// The number of lines of a paragraph: the same words take more of them in a larger text size.
    private static func paragraph(in traits: UITraitCollection) -> Int {
        let scale = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits) / 100
        let lines = CGFloat(unlimitedLines) * max(1, scale)
        return lines.isFinite ? min(Int(lines.rounded()), 8) : unlimitedLines
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
