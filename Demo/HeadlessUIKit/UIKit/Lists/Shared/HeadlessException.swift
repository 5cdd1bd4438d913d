import Foundation

/// Where UIKit would throw an Objective-C exception: the program stops, unless a test has put its own handler
/// here.
@preconcurrency @MainActor public enum HeadlessException {
    public static var handler: (String) -> Void = { reason in fatalError(reason) }

    static func raise(_ reason: String) {
        handler(reason)
    }
}
