import UIKit

/// What tables draw besides their cells, which tvOS has nothing of.
extension UITableView {
    /// Whether sections are inset and stand on rounded surfaces.
    var isInsetGrouped: Bool {
        #if os(tvOS)
            false
        #else
            style == .insetGrouped
        #endif
    }

    /// The colour of the surface under rows that are grouped, or `nil` if there is none.
    var groupedSurfaceColor: UIColor? {
        #if os(tvOS)
            nil
        #else
            style == .plain ? nil : .secondarySystemGroupedBackground
        #endif
    }

    /// The colour of the lines between rows, or `nil` if there are none.
    var separatorLineColor: UIColor? {
        #if os(tvOS)
            nil
        #else
            separatorStyle == .none ? nil : separatorColor ?? .separator
        #endif
    }
}
