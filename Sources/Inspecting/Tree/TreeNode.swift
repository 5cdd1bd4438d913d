import Foundation
import TabProduction

/// What mapping made of one view, and of the views inside it.
struct TreeNode: Equatable, Sendable {
    /// The name of the view's class, without its module.
    var className: String

    var outcome: MappingOutcome

    /// The rule that led to it, to be read after the class: "is a label".
    var rule: String

    /// The frame of the view in points, in the coordinate space of the mapped view.
    var frame: CGRect

    /// The views inside, from the back to the front; of the system's own parts none.
    var children: [TreeNode]
}

extension TreeNode: CustomStringConvertible {
    var description: String {
        var lines: [String] = []
        write(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func write(to lines: inout [String], depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + className + suffix)
        for child in children { child.write(to: &lines, depth: depth + 1) }
    }

    private var suffix: String {
        switch outcome {
        case .component(let index, let name, let removal):
            let label = name.map { " \($0)" } ?? ""
            let reason = removal.map { " (removed: \($0.rawValue))" } ?? ""
            return " [\(index)]\(label)\(reason)"
        case .container: return ""
        case .card: return " card"
        case .ignored, .apart: return " (ignored: \(rule))"
        }
    }
}
