import TabCache
import UIKit

/// Takes lines from sample texts that cut each other: from the longer one, and of equal ones from the lower.
@MainActor
struct TextCuts {
    /// The part of a point by which texts may overlap, as their frames do where lines are set close.
    private static let slack: CGFloat = 2

    /// The numbers of lines by which texts are apart, or one each, of those that have to have fewer.
    private(set) var lines: [UILabel: Int] = [:]

    /// - Parameter wrapping: The labels with sample texts of several lines; others keep theirs.
    init(among labels: [UILabel], in root: UIView, of wrapping: [FilledLabel]) {
        let count = { (label: UILabel) in wrapping.contains { $0.label === label } ? label.sampleLines : 0 }
        for cut in Self.cuts(among: labels, in: root) {
            separate(cut, lines: (count(cut.upper), count(cut.lower)))
        }
    }

    private mutating func separate(_ cut: Cut, lines count: (upper: Int, lower: Int)) {
        var (upper, lower, depth) = (count.upper, count.lower, cut.depth)
        while depth > Self.slack, max(upper, lower) > 1 {
            let label = upper > lower ? cut.upper : cut.lower
            if label === cut.upper { upper -= 1 } else { lower -= 1 }
            lines[label] = min(lines[label] ?? .max, label === cut.upper ? upper : lower)
            depth -= label.heightOfLine
        }
    }

    /// Two labels whose lines are not apart, and by how much, in points.
    private typealias Cut = (upper: UILabel, lower: UILabel, depth: CGFloat)

    private static func cuts(among labels: [UILabel], in root: UIView) -> [Cut] {
        let texts = labels.filter(\.showsLines)
            .map { (label: $0, area: $0.convert($0.linesArea, to: root)) }
            .sorted { $0.area.minY < $1.area.minY }
        var cuts: [Cut] = []
        for (place, upper) in texts.enumerated() {
            for lower in texts[(place + 1)...] {
                let depth = upper.area.maxY - lower.area.minY
                if depth <= slack { break }
                if lower.area.minX < upper.area.maxX - slack, upper.area.minX < lower.area.maxX - slack {
                    cuts.append((upper.label, lower.label, depth))
                }
            }
        }
        return cuts
    }
}

extension UILabel {
    /// The height, in points, by which a line less makes the text lower on the side that cuts another: half of a line where
    /// the label is higher than its text, which stays in the middle.
    fileprivate var heightOfLine: CGFloat {
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight
        return bounds.height > linesArea.height + 1 ? height / 2 : height
    }

    fileprivate var showsLines: Bool {
        !isInvisible && !bounds.isEmpty && bounds.isFinite && text?.isEmpty == false
    }

    /// The part of the label, in its own coordinates, that its lines take.
    var linesArea: CGRect {
        let size = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            switch textAlignment {
            case .center: bounds.midX - width / 2
            case .right: bounds.maxX - width
            case .natural where isMirrored: bounds.maxX - width
            default: bounds.minX
            }
        return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The number of lines that a sample text takes.
    var sampleLines: Int { (text ?? "").split(separator: "\n").count }
}
