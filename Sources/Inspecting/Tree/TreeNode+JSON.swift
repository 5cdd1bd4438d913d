import TabProduction
import UIKit

extension TreeNode {
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines: [String] = []
        write(to: &lines, indent: "", encoder: encoder)
        return lines.joined(separator: "\n")
    }

    // Encoders count on trees that are not hundreds of views deep; each view is encoded alone.
    private func write(to lines: inout [String], indent: String, encoder: JSONEncoder, end: String = "") {
        let data = (try? encoder.encode(Facts(self))) ?? Data("{}".utf8)
        let facts = String(decoding: data, as: UTF8.self)
        guard !children.isEmpty else {
            lines.append(indent + facts + end)
            return
        }
        lines.append("\(indent)\(facts.dropLast()),\"children\":[")
        for (index, child) in children.enumerated() {
            let end = index == children.count - 1 ? "" : ","
            child.write(to: &lines, indent: indent + "  ", encoder: encoder, end: end)
        }
        lines.append(indent + "]}" + end)
    }
}

/// What is known of one view, without those inside.
private struct Facts: Encodable {
    let `class`: String
    let frame: [Double]
    let outcome: String
    let rule: String
    var index: Int?
    var name: String?
    var removal: String?

    init(_ view: TreeNode) {
        `class` = view.className
        frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            .map { $0.isFinite ? (Double($0) * 100).rounded() / 100 : 0 }
        rule = view.rule
        switch view.outcome {
        case .component(let index, let name, let removal):
            outcome = "component"
            self.index = index
            self.name = name
            self.removal = removal?.rawValue
        case .container: outcome = "container"
        case .card: outcome = "card"
        case .ignored, .apart: outcome = "ignored"
        }
    }
}
