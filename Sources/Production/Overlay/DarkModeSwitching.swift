public import UIKit

/// A rule for the appearance that a cover is drawn in.
///
/// This is the seam between the cover, which knows its traits, and whoever decides whether to follow them.
@MainActor
public protocol DarkModeSwitching: Sendable {
    /// Returns the traits that colours are resolved with on a view that has the given ones.
    func traits(for traits: UITraitCollection) -> UITraitCollection
}
