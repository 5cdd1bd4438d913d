public import Foundation

public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// A bar that knows where on the screen it is.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where on the screen it is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
