import UIKit

/// A way to read what a view shows, for its next skeleton.
@MainActor
protocol ContentReading: AnyObject {
    /// The view that is read; `nil` once it is gone.
    var view: UIView? { get }

    /// Whether what the view shows now is what the next skeleton looks like.
    var remembersContent: Bool { get }

    /// Reads what the view shows.
    ///
    /// - Parameter isLaidOut: Whether only what is laid out is read.
    /// - Returns: Whether there was anything to read.
    func readContent(whileLaidOut isLaidOut: Bool) -> Bool
}
