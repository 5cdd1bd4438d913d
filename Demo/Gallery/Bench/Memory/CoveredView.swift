import UIKit

/// A view that is about to be covered in one way or another, and what is needed to do so.
@MainActor
struct CoveredView {
    let view: UIView

    /// Covers the view up to the end of the next turn.
    let cover: @MainActor () -> Void

    /// Ends the skeleton and takes the view off the screen.
    let close: @MainActor () -> Void
}

/// The ways to cover a view.
@MainActor
protocol Covers {
    var ways: [(name: String, make: @MainActor () -> CoveredView)] { get }
}
