public import Foundation
public import HeadlessObjectiveC

/// An object that may decide when it is asked which messages it responds to, and which object gets the others.
///
/// In Objective-C each object may, for `NSObject` has these methods. Foundation's `NSObject` on Linux does not,
/// and Swift lets no extension add methods that a class can override.
open class HeadlessObject: NSObject {
    /// What the object answered when a list took it as its delegate; `nil` before.
    var answers: HeadlessAnswers?

    /// Whether lists send the object a message; what its class has, unless it is overridden.
    open func responds(to aSelector: Selector!) -> Bool {
        Self.instancesRespond(to: aSelector)
    }

    /// Returns the object that gets a message which this one does not implement; `nil`, unless it is overridden.
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
