import Foundation

/// What Auto Layout has to say that UIKit would write to the console.
@preconcurrency @MainActor public enum HeadlessAutoLayout {
    /// Constraints that could not all hold, and the one that was broken.
    public struct Conflict {
        public let constraints: [NSLayoutConstraint]
        public let broken: NSLayoutConstraint
    }

    /// Called whenever constraints that must hold contradict each other.
    public static var unsatisfiable: ((Conflict) -> Void)?
    /// Whether conflicts and warnings are also written to the standard error.
    public static var writesToStandardError = true

    static func reset() {
        unsatisfiable = nil
        writesToStandardError = true
    }

    static func report(_ conflict: Conflict) {
        unsatisfiable?(conflict)
        let list = conflict.constraints.map(\.headlessDescription).joined(separator: ", ")
        warn(
            "Unable to simultaneously satisfy constraints: (\(list)). Will attempt to recover by breaking "
                + "constraint \(conflict.broken.headlessDescription)")
    }

    static func warn(_ message: String) {
        guard writesToStandardError else { return }
        FileHandle.standardError.write(Data("[LayoutConstraints] \(message)\n".utf8))
    }
}

extension NSLayoutConstraint {
    /// The relation in one line, as UIKit's console shows it.
    var headlessDescription: String {
        var text = identifier.map { "'\($0)' " } ?? ""
        text += "\(first.itemName).\(firstAttribute) "
        switch relation {
        case .equal: text += "=="
        case .lessThanOrEqual: text += "<="
        case .greaterThanOrEqual: text += ">="
        }
        guard let second else { return text + " \(constant)" }
        text += multiplier == 1 ? "" : " \(multiplier)*"
        text += " \(second.itemName).\(secondAttribute)"
        if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
        return text
    }
}
