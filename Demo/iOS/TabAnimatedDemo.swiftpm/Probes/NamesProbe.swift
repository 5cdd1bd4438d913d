import UIKit

#if canImport(Darwin)
    import ObjectiveC
#endif

/// Reads the names of stored properties without reading a value, where there is Objective-C.
@MainActor
enum NamesProbe {
    static func look() -> ProbeOutcome {
        #if canImport(Darwin)
            let view = ProbedProperties()
            let observation = view.observe(\.isHidden) { _, _ in }
            defer { withExtendedLifetime(observation) {} }
            var count: UInt32 = 0
            let variables = class_copyIvarList(ProbedProperties.self, &count)
            defer { free(variables) }
            let names = (0..<Int(count)).compactMap { index in
                variables.flatMap { ivar_getName($0[index]) }.map { String(cString: $0) }
            }
            let expected = ["title", "badge", "owner", "$__lazy_storage_$_late", "parts"]
            let found = "\(names), of an observed view \(object_getClass(view).map { "\($0)" } ?? "none")"
            return names == expected ? .seen(found) : .differs(found)
        #else
            return .seen("no Objective-C here")
        #endif
    }
}

#if canImport(Darwin)
    /// A view with a property of each kind.
    private final class ProbedProperties: UIView {
        let title = UILabel()
        var badge: UIView?
        weak var owner: UIViewController?
        lazy var late = UILabel()
        var parts: [UIView] = []
    }
#endif
