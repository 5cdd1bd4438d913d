import Foundation

/// The version of iOS that the headless UIKit imitates where versions differ.
public enum HeadlessSystem: Int, CaseIterable, Comparable, Sendable {
    case iOS15 = 15
    case iOS18 = 18
    case iOS26 = 26

    public static func < (left: HeadlessSystem, right: HeadlessSystem) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The version that `TAB_SYSTEM` names in the environment (15, 18 or 26), by default 18.
    static let standard: HeadlessSystem =
        ProcessInfo.processInfo.environment["TAB_SYSTEM"].flatMap(Int.init)
        .flatMap(HeadlessSystem.init(rawValue:)) ?? .iOS18
}
