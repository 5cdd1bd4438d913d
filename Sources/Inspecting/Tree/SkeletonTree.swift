/// What mapping made of a view and of every view inside it, and why.
///
/// ```swift
/// print(profileView.skeletonTree)
/// ```
///
/// ```text
/// NewsCell
///   UIView
///     UIImageView [0] avatar
///     UILabel [1] title
///     UIView (ignored: says so)
/// ```
///
/// The number of a component is the one that adjustments address it by.
public struct SkeletonTree: Equatable, Sendable {
    let root: TreeNode?

    /// The tree as JSON with sorted keys, a view an object, those inside it as `children`.
    ///
    /// Every object has `class`, `frame` (x, y, width and height in points), `outcome` (`component`,
    /// `container`, `card` or `ignored`) and `rule`, the name of the rule that led to it; a component has
    /// `index` and, where there are any, `name` and `removal`.
    public var json: String { root?.json ?? "{}" }
}

extension SkeletonTree: CustomStringConvertible {
    /// The tree as text, a view a line, indented by depth.
    ///
    /// A component is written with its index, its name and why it is removed; a view that was left out with
    /// the reason.
    public var description: String { root?.description ?? "" }
}
