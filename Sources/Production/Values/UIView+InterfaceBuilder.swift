public import UIKit

// Attributes for Interface Builder, which has numbers and strings but no `nil`. An attribute that nobody sets changes
// nothing. They are seen by Objective-C, so their names begin with `tab`: SkeletonView may be linked beside.
extension UIView {
    /// `skeleton.isMarked`, for Interface Builder.
    @IBInspectable public var tabSkeletonIsMarked: Bool {
        get { skeleton.isMarked }
        set { skeleton.isMarked = newValue }
    }

    /// `skeleton.name`, for Interface Builder.
    @IBInspectable public var tabSkeletonName: String? {
        get { skeleton.name }
        set { skeleton.name = newValue }
    }

    /// `skeleton.cornerRadius`, in points, for Interface Builder; zero if none was set.
    @IBInspectable public var tabSkeletonCornerRadius: CGFloat {
        get { skeleton.cornerRadius ?? 0 }
        set { skeleton.cornerRadius = newValue }
    }

    /// `skeleton.isHiddenWhileAnimated`, for Interface Builder.
    @IBInspectable public var tabSkeletonIsHiddenWhileAnimated: Bool {
        get { skeleton.isHiddenWhileAnimated }
        set { skeleton.isHiddenWhileAnimated = newValue }
    }

    /// `skeleton.passesTouches`, for Interface Builder.
    @IBInspectable public var tabSkeletonPassesTouches: Bool {
        get { skeleton.passesTouches }
        set { skeleton.passesTouches = newValue }
    }

    /// The number of `skeleton.lines.count`, for Interface Builder; zero if the label says it.
    @IBInspectable public var tabSkeletonLineCount: Int {
        get { if case .custom(let count) = skeleton.lines.count { count } else { 0 } }
        set { skeleton.lines.count = newValue > 0 ? .custom(newValue) : nil }
    }

    /// The points of `skeleton.lines.height`, for Interface Builder; zero if the options say it.
    @IBInspectable public var tabSkeletonLineHeight: CGFloat {
        get { if case .fixed(let height) = skeleton.lines.height { height } else { 0 } }
        set { skeleton.lines.height = newValue > 0 ? .fixed(newValue) : nil }
    }

    /// `skeleton.lines.spacing`, in points, for Interface Builder; zero if none was set.
    @IBInspectable public var tabSkeletonLineSpacing: CGFloat {
        get { skeleton.lines.spacing ?? 0 }
        set { skeleton.lines.spacing = newValue }
    }

    /// `skeleton.lines.cornerRadius`, in points, for Interface Builder; zero if none was set.
    @IBInspectable public var tabSkeletonLineCornerRadius: CGFloat {
        get { skeleton.lines.cornerRadius ?? 0 }
        set { skeleton.lines.cornerRadius = newValue }
    }

    /// `skeleton.lines.lastLineScale`, 0...1, for Interface Builder; zero if none was set.
    @IBInspectable public var tabSkeletonLastLineScale: CGFloat {
        get { skeleton.lines.lastLineScale ?? 0 }
        set { skeleton.lines.lastLineScale = newValue }
    }
}
