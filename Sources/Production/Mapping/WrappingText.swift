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

/// How many lines the texts of one row take where a label sets no limit.
///
/// A text alone takes three lines. Among several, the heading is short, and so are all of them beside a control
/// such as a switch: that is a setting and its explanation.
@MainActor
struct LineBudget {
    private let headings: Set<ObjectIdentifier>
    private let isSetting: Bool

    init(of labels: [UILabel], in root: UIView) {
        let unlimited = labels.filter { $0.numberOfLines <= 0 }
        let smallest = unlimited.map(\.font.pointSize).min() ?? 0
        let headings = unlimited.filter { $0.font.pointSize > smallest || $0.font.isBold }
        let first = headings.isEmpty ? Array(unlimited.prefix(1)) : headings
        self.headings = unlimited.count > 1 ? Set(first.map { ObjectIdentifier($0) }) : []
        isSetting = Self.holdsControl(root)
    }

    /// The number of lines that the text of a label takes.
    func lines(of label: UILabel) -> Int {
        if label.numberOfLines > 0 { return label.numberOfLines }
        return isSetting || headings.contains(ObjectIdentifier(label)) ? 1 : Filler.unlimitedLines
    }

    private static func holdsControl(_ view: UIView) -> Bool {
        if view.isInvisible { return false }
        if ViewClass.of(view).control?.isSetting == true { return true }
        return !(view is UIControl) && view.subviews.contains(where: holdsControl)
    }
}

extension UIFont {
    /// Whether the font is bold.
    var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
