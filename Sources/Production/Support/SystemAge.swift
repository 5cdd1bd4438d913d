/// The age of the system, where older ones need another way.
@MainActor
package enum SystemAge {
    /// Whether the system lacks what came with iOS 17; tests imitate one that does.
    package static var isBefore17 = {
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { return false }
        return true
    }()
}
