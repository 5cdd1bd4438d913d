/// What mapping made of one view, and of the views inside it.
public struct MappedView: Hashable, Sendable {
    /// The ways in which a view can come out of mapping.
    public enum Outcome: Hashable, Sendable {
        /// The view became the component with this index, which is removed for a reason or drawn.
        case component(index: Int, name: String?, removal: ComponentRemoval?)
        /// Only what is inside was mapped.
        case container
        /// The view became a surface, and what is inside was mapped.
        case card
        /// Neither the view nor anything inside was mapped, for the reason given.
        case ignored(reason: String)
    }

    /// The name of the view's class, without its module.
    public var className: String

    /// What became of the view.
    public var outcome: Outcome

    /// The views inside that were looked at, from the back to the front.
    public var children: [MappedView]
}

extension MappedView: CustomStringConvertible {
    /// The tree as text, a view a line, indented by depth.
    public var description: String {
        lines(depth: 0).joined(separator: "\n")
    }

    private func lines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return ["\(indent)\(className)\(outcome.suffix)"] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}

extension MappedView.Outcome {
    fileprivate var suffix: String {
        switch self {
        case .component(let index, let name, let removal):
            let label = name.map { " \($0)" } ?? ""
            let reason = removal.map { " (removed: \($0.rawValue))" } ?? ""
            return " [\(index)]\(label)\(reason)"
        case .container: return ""
        case .card: return " card"
        case .ignored(let reason): return " (ignored: \(reason))"
        }
    }
}
