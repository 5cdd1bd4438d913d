public import UIKit

/// A rule for the appearance that a cover is drawn in.
///
/// This is the seam between the cover, which knows its traits, and the setting that says whether it follows
/// them.
@MainActor
public protocol DarkModeSwitching: Sendable {
    /// Returns the traits that colors are resolved with on a view that has the given ones.
    func traits(for traits: UITraitCollection) -> UITraitCollection
}
