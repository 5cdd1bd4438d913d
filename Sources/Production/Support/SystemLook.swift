package import UIKit

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
