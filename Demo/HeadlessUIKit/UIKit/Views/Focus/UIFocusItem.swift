public import Foundation

/// Something that can have the focus of a keyboard or a remote.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
}
