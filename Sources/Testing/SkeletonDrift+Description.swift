import UIKit

extension SkeletonDrift: CustomStringConvertible {
    /// The numbers, a line for each shape that is off, and a sketch.
    public var description: String {
        let table = shapes.filter { $0.cost > 0 }.map(\.description)
        return ([summary] + table + (table.isEmpty ? [] : [sketch])).joined(separator: "\n")
    }

    /// The numbers in one line.
    public var summary: String {
        "drift \(rounded(score, to: 1_000)): \(pairs.count) pairs, mean \(rounded(meanShift)) pt, "
            + "worst \(rounded(worstShift)) pt, \(missing.count) missing, \(extra.count) extra"
    }

    /// A drawing in characters: `#` where skeleton and content agree, `-` skeleton only, `+` content only.
    ///
    /// A character is 5 points wide and 10 high; of a larger area only the first 120 by 80 are drawn.
    public var sketch: String {
        let columns = min(120, max(1, Int((size.width / 5).rounded(.up))))
        let rows = min(80, max(1, Int((size.height / 10).rounded(.up))))
        return (0..<rows).map { row in
            let line = (0..<columns).map { column in
                character(at: CGPoint(x: CGFloat(column) * 5 + 2.5, y: CGFloat(row) * 10 + 5))
            }
            return "|" + String(line) + "|"
        }.joined(separator: "\n")
    }

    private func character(at point: CGPoint) -> Character {
        let isSkeleton = shapes.contains { $0.skeleton?.contains(point) ?? false }
        let isContent = shapes.contains { $0.content?.contains(point) ?? false }
        return switch (isSkeleton, isContent) {
        case (true, true): "#"
        case (true, false): "-"
        case (false, true): "+"
        case (false, false): " "
        }
    }
}

extension DriftShape: CustomStringConvertible {
    public var description: String {
        switch (skeleton, content) {
        case (let skeleton?, let content?):
            "  \(name): \(rounded(shift)) pt, from \(text(skeleton)) to \(text(content))"
        case (nil, let content?): "  \(name): missing, the content is at \(text(content))"
        case (let skeleton?, nil): "  \(name): extra, the skeleton is at \(text(skeleton))"
        case (nil, nil): "  \(name)"
        }
    }

    private func text(_ rect: CGRect) -> String {
        "x \(rounded(rect.minX)) y \(rounded(rect.minY)) w \(rounded(rect.width)) h \(rounded(rect.height))"
    }
}

/// A number with at most one decimal, or with as many as the unit has zeros.
private func rounded(_ number: CGFloat, to unit: Double = 10) -> String {
    let value = (Double(number) * unit).rounded() / unit
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
