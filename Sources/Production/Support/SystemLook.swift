package import UIKit

/// What versions of the system draw differently, for what no view can be asked.
@MainActor
package enum SystemLook {
    /// Whether controls and sections have the round corners of iOS 26, and rows its height.
    package static var isRound: Bool {
        (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) >= 26
    }

    /// The height of a table row that has nothing to say about it, in points.
    package static var rowHeight: CGFloat { isRound ? 52 : 44 }
}
