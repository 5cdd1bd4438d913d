import UIKit

#if canImport(Darwin)
    /// The root of classes that decide when they are asked which messages they respond to and whom they forward
    /// others to.
    typealias ForwardingObject = NSObject
#else
    /// The root of classes that decide when they are asked which messages they respond to and whom they forward
    /// others to: Foundation's `NSObject` lets no class override either without Objective-C.
    typealias ForwardingObject = HeadlessObject
#endif
