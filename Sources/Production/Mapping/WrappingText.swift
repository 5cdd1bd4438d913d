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
