import TabAnimated
import TabProduction
import UIKit

/// The changes of all shapes that a developer has made in the panel, and their Swift.
@MainActor
struct ShapeEdits {
    /// The class of a production and the index of a component in it.
    struct Shape: Hashable {
        let className: String
        let index: Int
    }

    /// How a shape is addressed in the Swift.
    enum Address: Int, CaseIterable {
        case keyPath
        case name
        case index
    }

    private var adjustments: [Shape: ShapeAdjustment] = [:]
    private var past: [[Shape: ShapeAdjustment]] = []

    /// The shape and the control of the last change, which those after it continue.
    private var last: (shape: Shape, control: String)?

    var canUndo: Bool { !past.isEmpty }

    subscript(shape: Shape) -> ShapeAdjustment { adjustments[shape] ?? ShapeAdjustment() }

    /// Sets the changes of a shape. Those that one control makes in a row are undone at once.
    mutating func set(_ adjustment: ShapeAdjustment, of shape: Shape, by control: String) {
        guard adjustment != self[shape] else { return }
        if last?.shape != shape || last?.control != control { past.append(adjustments) }
        last = (shape, control)
        adjustments[shape] = adjustment == ShapeAdjustment() ? nil : adjustment
    }

    mutating func undo() {
        adjustments = past.popLast() ?? adjustments
        last = nil
    }

    func apply(to manager: ComponentManager) {
        for (index, adjustment) in changed(in: manager.className) {
            for call in adjustment.calls { call.make(manager.animation(index)) }
        }
    }

    /// Returns the Swift that makes the changes, ready for a closure; several classes need a condition for each.
    func swift(of productions: [Production], by address: Address) -> String {
        let blocks = productions.map { production in
            let lines = changed(in: production.className).map { index, adjustment in
                let name = Self.selector(of: index, in: production, by: address)
                return "view.animation(\(name))" + adjustment.calls.map(\.swift).joined()
            }
            guard productions.count > 1, !lines.isEmpty else { return lines.joined(separator: "\n") }
            let inner = lines.map { "    " + $0 }.joined(separator: "\n")
            return "if view.className == \"\(production.className)\" {\n\(inner)\n}"
        }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func changed(in className: String) -> [(index: Int, adjustment: ShapeAdjustment)] {
        adjustments.filter { $0.key.className == className }.map { ($0.key.index, $0.value) }
            .sorted { $0.index < $1.index }
    }

    /// The key path, the name or the index of a shape; a name that others begin with would select them too.
    private static func selector(of index: Int, in production: Production, by address: Address) -> String {
        let name = production.components.first { $0.index == index }?.name ?? ""
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let others = production.components.filter { $0.index != index }
        guard isPlain, !others.contains(where: { $0.name?.hasPrefix(name) == true }) else {
            return "\(index)"
        }
        switch address {
        case .keyPath: return "\\\(production.className).\(name)"
        case .name: return "named: \"\(name)\""
        case .index: return "\(index)"
        }
    }
}
