import Foundation

extension HeadlessScreen {
    /// Whether UIKit does everything that Apple's may do and no app hopes for; an environment variable, `TAB_UNKIND`, says so.
    public static let isUnkind: Bool = ProcessInfo.processInfo.environment["TAB_UNKIND"] != nil
}
