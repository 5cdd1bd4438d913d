package import UIKit

/// The age of the system, where older ones need another way.
@MainActor
package enum SystemAge {
    /// Whether the system lacks what came with iOS 17; tests imitate one that does.
    package static var isBefore17 = {
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { return false }
        return true
    }()
}

/// The figures that differ between versions of the system and that no view reports.
@MainActor
package enum SystemLook {
    /// Whether controls and sections have the round corners of iOS 26, and rows its height.
    package static var isRound: Bool {
        (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) >= 26
    }

    /// The height of a table row without a height of its own, in points.
    package static var rowHeight: CGFloat { isRound ? 52 : 44 }
}

/// How far an interface is raised above the screen's background.
enum InterfaceLevel {
    case base
    case elevated
}
