import UIKit

/// A reader of a view's content for its next skeleton.
@MainActor
protocol ContentReading: AnyObject {
    /// The view; `nil` once it is gone.
    var view: UIView? { get }

    /// Whether the model remembers content.
    var remembersContent: Bool { get }

    /// Reads the content.
    ///
    /// - Parameter isLaidOut: Whether to read only views that are laid out.
    /// - Returns: Whether there was content.
    func readContent(whileLaidOut isLaidOut: Bool) -> Bool
}
