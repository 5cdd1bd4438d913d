import UIKit

/// A presenter of a skeleton: the seam between the session, which knows when, and covers, which know how.
@MainActor
protocol SkeletonPresenting: AnyObject {
    /// The views that show the skeleton, for fades.
    var views: [UIView] { get }

    /// Puts the skeleton in place.
    func show()

    /// Applies the present model to the parts that load now.
    func update(_ parts: ListParts)

    /// Follows sections that the app has inserted and deleted in its data.
    func follow(_ change: SectionChange)

    /// Frees the app's view; a cover may stay for a fade.
    func release()

    /// Removes the rest of the skeleton.
    func remove()

    /// Calls a closure when the app has removed a view of the skeleton.
    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void)
}

extension SkeletonPresenting {
    func follow(_ change: SectionChange) {}

    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void) {}
}
