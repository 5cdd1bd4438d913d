import UIKit

/// A label of several lines whose text is lent.
@MainActor
struct WrappingText {
    let label: UILabel

    /// The part of its column that a line takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// Gives the label a number of lines that fit the column it stands in now.
    ///
    /// - Parameters:
    ///   - root: The view that no line runs out of.
    ///   - longestLine: The largest width of a line, in points.
    func fit(lines: Int, in root: UIView, longestLine: CGFloat = .infinity) {
        let room = (label.bounds.width - label.overhang(in: root)) * Self.lineShare
        let line = SampleText.word(width: lines > 1 ? room : min(room, longestLine), font: font)
        label.text = Array(repeating: line, count: max(1, min(lines, 20))).joined(separator: "\n")
    }

    /// Takes a third of its lines from a label that has more than one.
    ///
    /// - Returns: Whether there was one to take.
    func shorten() -> Bool {
        let lines = (label.text ?? "").split(separator: "\n")
        guard lines.count > 1 else { return false }
        label.text = lines.dropLast(max(1, lines.count / 3)).joined(separator: "\n")
        return true
    }

    /// Whether the label is lower than its lines.
    var isSqueezed: Bool {
        let lines = (label.text ?? "").split(separator: "\n").count
        return lines > 1 && label.bounds.height < CGFloat(lines) * font.lineHeight - font.lineHeight / 2
    }

    private var font: UIFont { label.font ?? .systemFont(ofSize: 17) }
}

extension UIView {
    /// The distance, in points, that a text keeps from the edge that it would run over.
    private static let edge: CGFloat = 16

    /// The length, in points, by which the view runs over the left and the right edge of a view around it.
    func overhang(in root: UIView) -> CGFloat {
        guard self !== root, root.bounds.width > 0 else { return 0 }
        let frame = convert(bounds, to: root)
        let over = max(0, frame.maxX - root.bounds.maxX) + max(0, root.bounds.minX - frame.minX)
        return over >= 1 && over.isFinite ? over + Self.edge : 0
    }
}
