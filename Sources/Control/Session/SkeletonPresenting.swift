import UIKit

/// A way to put a skeleton on screen.
///
/// This is the seam between the session, which knows when, and covers and proxies, which know how.
@MainActor
protocol SkeletonPresenting: AnyObject {
    /// The views that show the skeleton, for fades; empty when it has left.
    var views: [UIView] { get }

    /// Puts the skeleton in place before it returns.
    func show()

    /// Shows the model as it is now: its properties, adjustments and parts.
    func update()

    /// Goes along with sections that the app has inserted and deleted in its data.
    func move(by change: SectionChange)

    /// Lets the app's view be seen and used again; a cover may stay for a fade.
    func release()

    /// Takes away whatever is left.
    func remove()
}

extension SkeletonPresenting {
    func move(by change: SectionChange) {}
}
