import UIKit

/// The frameworks of the system, which differ from the app by their folders.
enum SystemFramework {
    /// Whether the first class of a chain that the system brings comes from another framework than UIKit.
    ///
    /// - Parameter chain: A class and its superclasses, from the class itself up.
    static func isForeign(_ chain: [AnyClass]) -> Bool {
        isForeign(chain.map { Bundle(for: $0).bundlePath }, viewPath: Bundle(for: UIView.self).bundlePath)
    }

    /// The same for the places that the classes are installed at, and the one of UIKit's.
    static func isForeign(_ paths: [String], viewPath: String) -> Bool {
        guard let path = paths.first(where: isSystems) else { return false }
        return path != viewPath
    }

    // On a simulator the folders of the system are inside those of the runtime.
    private static func isSystems(_ path: String) -> Bool {
        path.contains("/System/Library/") || path.contains("/System/iOSSupport/")
    }
}
