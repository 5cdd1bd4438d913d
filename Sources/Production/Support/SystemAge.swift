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

/// What differs between versions of the system and cannot be measured.
@MainActor
package enum SystemLook {
    /// Whether controls and sections have the round corners of iOS 26.
    package static var isRound: Bool {
        let device = UIDevice.current
        guard ["iOS", "iPadOS"].contains(device.systemName), !requiresCompatibility else { return false }
        return (Int(device.systemVersion.prefix { $0 != "." }) ?? 0) >= 26
    }

    /// Whether the app keeps the look before, which only those that were built for iOS 26 can; tests imitate one that does.
    package static var requiresCompatibility = {
        let says = { (key: String) in Bundle.main.object(forInfoDictionaryKey: key) }
        let built = (says("DTPlatformVersion") as? String)?.prefix { $0 != "." }
        return says("UIDesignRequiresCompatibility") as? Bool == true
            && (built.flatMap { Int($0) } ?? 0) < 27
    }()

    /// The height of a table row without a height of its own, in points: that of an empty row, where it says so.
    package static var rowHeight: CGFloat {
        let size = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
        let height = UITableViewCell(style: .default, reuseIdentifier: nil).sizeThatFits(size).height
        return 40...100 ~= height ? height : 44
    }
}

/// How far an interface is raised above the screen's background.
enum InterfaceLevel {
    case base
    case elevated
}
