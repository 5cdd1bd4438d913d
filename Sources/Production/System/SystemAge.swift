import TabCache
package import UIKit

/// The age of the system, where older ones need another way.
@MainActor
package enum SystemAge {
    /// Whether the system lacks what came with iOS 17; tests imitate one that does.
    package static var isBefore17 = {
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { return false }
        return true
    }()

    /// Whether the system does not say when a window is being resized, as it does from iOS 26 on; tests imitate one that does not.
    package static var isBefore26 = {
        if #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *) { return false }
        return true
    }()
}

/// What differs between versions of the system and cannot be measured.
@MainActor
package enum SystemMetrics {
    /// Whether controls and sections have the round corners of iOS 26.
    ///
    /// An app may keep the look before, and systems differ in whether they listen: a switch tells what came of it.
    package static var isRound: Bool {
        let device = UIDevice.current
        guard ["iOS", "iPadOS"].contains(device.systemName),
            (Int(device.systemVersion.prefix { $0 != "." }) ?? 0) >= 26
        else { return false }
        let hasOldSwitches = hasOldSwitches ?? UIView.hasOldSwitches
        self.hasOldSwitches = hasOldSwitches
        return !hasOldSwitches
    }

    /// Whether switches have the size that they had before iOS 26, once that was measured; tests forget it.
    package static var hasOldSwitches: Bool?

    /// The heights of empty rows by the system and the size of text, once they were measured; tests forget them.
    package static var rowHeights: [String: CGFloat] = [:]

    /// The height of a table row without a height of its own, in points: that of an empty row, where it says so.
    package static var rowHeight: CGFloat {
        let category = UITraitCollection.current.preferredContentSizeCategory
        let key = UIDevice.current.systemVersion + category.rawValue
        if let height = rowHeights[key] { return height }
        let size = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
        let height = UITableViewCell(style: .default, reuseIdentifier: nil).sizeThatFits(size).height
        rowHeights[key] = 40...100 ~= height ? height : 44
        return rowHeights[key] ?? 44
    }
}
