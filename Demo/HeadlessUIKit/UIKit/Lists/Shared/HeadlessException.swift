import Foundation

/// Where UIKit would throw an Objective-C exception: the program stops, unless a test has put its own handler
/// here.
@preconcurrency @MainActor public enum HeadlessException {
    public static var handler: (String) -> Void = { reason in fatalError(reason) }

    static func raise(_ reason: String) {
        handler(reason)
    }
}

/// What UIKit logs as a failed assertion, and goes on.
@preconcurrency @MainActor public enum HeadlessAssertion {
    public static var handler: (String) -> Void = { reason in
        FileHandle.standardError.write(Data("[Assert] \(reason)\n".utf8))
    }

    static func check(_ condition: Bool, _ reason: String) {
        if !condition { handler(reason) }
    }
}
