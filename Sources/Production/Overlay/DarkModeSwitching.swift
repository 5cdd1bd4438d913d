public import UIKit

/// Decides whether skeletons are light or dark: adopt it to follow a setting of the app's own.
///
/// `.system`, `.light` and `.dark` are there already.
@MainActor
public protocol DarkModeSwitching: Sendable {
    /// Returns the traits that the colors of a skeleton are resolved with.
    ///
    /// - Parameter traits: Those of the view below it.
    func traits(for traits: UITraitCollection) -> UITraitCollection
}
