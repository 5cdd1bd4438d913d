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
}
