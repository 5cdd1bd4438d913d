import UIKit

/// Texts of a given width, which stand in views without one while they are mapped.
enum SampleText {
    /// A word as wide as the given width, or a little narrower.
    static func word(width: CGFloat, font: UIFont) -> String {
        let letter = ("n" as NSString).size(withAttributes: [.font: font]).width
        // Of a length that is no number, one letter is left.
        return String(repeating: "n", count: Int(min(max(1, width / letter), 500)))
    }

    /// Words that are as wide as the given width together, or a little wider.
    static func words(width: CGFloat, wordWidth: CGFloat, font: UIFont) -> String {
        let count = Int(min(max(1, width / wordWidth), 200))
        return Array(repeating: word(width: wordWidth, font: font), count: count).joined(separator: " ")
    }
}

extension UILabel {
    /// Gives the label a number of lines that fit its column.
    ///
    /// - Parameter width: The width of the lines, in points.
    func fill(lines: Int, width: CGFloat) {
        let line = SampleText.word(width: width, font: font ?? .systemFont(ofSize: 17))
        text = Array(repeating: line, count: max(1, min(lines, 20))).joined(separator: "\n")
    }
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
