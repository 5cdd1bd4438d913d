/// What a probe has found.
public enum ProbeOutcome: Hashable, Sendable {
    /// The belief holds.
    case holds
    /// The belief does not hold; what was found instead.
    case differs(String)
    /// What was found, where the framework is right either way or only the figure is of interest.
    case seen(String)

    /// The belief holds if a condition does.
    static func expect(_ condition: Bool, found: @autoclosure () -> String) -> ProbeOutcome {
        condition ? .holds : .differs(found())
    }
}

extension ProbeOutcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .holds: "holds"
        case .differs(let found): "DIFFERS: \(found)"
        case .seen(let found): "seen: \(found)"
        }
    }
}
