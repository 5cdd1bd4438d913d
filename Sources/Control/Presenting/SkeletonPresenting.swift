import UIKit

/// A way to put a skeleton on screen.
///
/// This is the seam between the session, which knows when, and covers, which know how.
@MainActor
protocol SkeletonPresenting: AnyObject {
    /// The views that show the skeleton, for fades.
    var views: [UIView] { get }

    /// Puts the skeleton in place before it returns.
    func show()

    /// Shows the model as it is now: its properties and adjustments, in the parts that load now.
    func update(_ parts: ListParts)

    /// Follows sections that the app has inserted and deleted in its data.
    func follow(_ change: SectionChange)

    /// Lets the app's view be seen and used again; a cover may stay for a fade.
    func release()

    /// Removes whatever is left.
    func remove()

    /// Calls a closure when the app has taken a view of the skeleton away.
    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void)
}

extension SkeletonPresenting {
    func follow(_ change: SectionChange) {}

    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void) {}
}
