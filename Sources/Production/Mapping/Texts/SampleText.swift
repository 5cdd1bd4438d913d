import UIKit

/// Texts of a given width, which stand in views without one while they are mapped.
enum SampleText {
    /// A word as wide as the given width, or a little narrower.
    static func word(width: CGFloat, font: UIFont) -> String {
        let letter = ("n" as NSString).size(withAttributes: [.font: font]).width
        guard letter > 0, width.isFinite else { return "n" }
        return String(repeating: "n", count: Int(min(max(1, width / letter), 500)))
    }

    /// Words that are as wide as the given width together, or a little wider.
    static func words(width: CGFloat, wordWidth: CGFloat, font: UIFont) -> String {
        guard width.isFinite, wordWidth > 0, wordWidth.isFinite else { return "n" }
        let count = min(max(1, width / wordWidth), 200)
        return Array(repeating: word(width: wordWidth, font: font), count: Int(count)).joined(separator: " ")
    }
}
