import TabCache
import UIKit

/// The texts of a view that cut each other.
@MainActor
enum TextCuts {
    /// The part of a point by which texts may overlap, as their frames do where lines are set close.
    private static let slack: CGFloat = 2

    /// The pairs of labels whose lines are not apart, the upper one first.
    static func of(_ root: UIView) -> [(upper: UILabel, lower: UILabel)] {
        let texts = labels(in: root).map { (label: $0, area: $0.convert($0.linesArea, to: root)) }
            .sorted { $0.area.minY < $1.area.minY }
        var pairs: [(UILabel, UILabel)] = []
        for (place, upper) in texts.enumerated() {
            for lower in texts[(place + 1)...] {
                if lower.area.minY >= upper.area.maxY - slack { break }
                if lower.area.minX < upper.area.maxX - slack, upper.area.minX < lower.area.maxX - slack {
                    pairs.append((upper.label, lower.label))
                }
            }
        }
        return pairs
    }

    /// The labels with a text that can be seen, but for those of controls.
    private static func labels(in root: UIView) -> [UILabel] {
        root.descendants { !($0.isInvisible || $0 is UIControl || $0.isList || $0 is UILabel) }
            .compactMap { $0 as? UILabel }
            .filter { label in
                !label.isInvisible && !label.bounds.isEmpty && label.bounds.isFinite
                    && label.text?.isEmpty == false
            }
    }
}

extension UILabel {
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
