import TabCache
public import UIKit

/// Options of the app for the skeleton of one view.
///
/// ```swift
/// profileView.avatar.skeleton.cornerRadius = 20
/// profileView.bioLabel.skeleton.mapping = .block()
/// profileView.skeleton.passesTouches = true
/// ```
///
/// Needs no subclass. These options come before those of the view's class as a
/// `SkeletonMappable`, and before what mapping would find by itself.
public struct SkeletonViewOptions: Hashable, Sendable {
    /// Whether the view takes part where only marked views become shapes; see ``MappingOptions/Selection``. The default is
    /// false.
    public var isMarked: Bool = false

    /// How the view becomes shapes; `nil`, the default, goes by its class.
    public var mapping: SkeletonMapping?

    /// The kind of view that the shape stands for; `nil`, the default, goes by the view's class.
    public var role: Component.Role?

    /// The name to select the shape by; `nil`, the default, takes that of the property that holds the view.
    public var name: String?

    /// The corner radius of the shape, in points; `nil`, the default, takes that of the view's layer.
    public var cornerRadius: CGFloat?

    /// Whether the skeleton leaves out the view and everything inside; their indices stay. The default is false.
    ///
    /// The skeleton lies over the view and has no shape there: it looks hidden.
    public var isHiddenWhileAnimated: Bool = false

    /// Whether touches reach the view through the skeleton. The default is false.
    public var passesTouches: Bool = false

    /// The bars of the view's text; by default as the mapping options and the label say.
    public var lines: SkeletonLines = SkeletonLines()

    /// Creates options that change nothing.
    public init() {}
}

extension UIView {
    private static let skeletonOptions = Associated<SkeletonViewOptions>()

    /// Whether any view ever had options, so that mapping need not look at each view without.
    private static var hasSkeletonOptions = false

    /// Options for the skeleton of this view.
    ///
    /// It is kept with the view and dies with it. A view without options stores nothing.
    public var skeleton: SkeletonViewOptions {
        // A copy of the options in each property that reads or writes one of them would weigh 30 kB.
        @inline(never) get {
            (Self.hasSkeletonOptions ? Self.skeletonOptions[self] : nil) ?? SkeletonViewOptions()
        }
        @inline(never) set {
            Self.hasSkeletonOptions = true
            Self.skeletonOptions[self] = newValue == SkeletonViewOptions() ? nil : newValue
        }
    }

    /// Whether the app may want the view, or one inside it, to have no shape: it says how it is mapped, or is a list.
    var mayBeBlank: Bool {
        holds {
            Self.hasSkeletonOptions && Self.skeletonOptions[$0] != nil || $0 is any SkeletonMappable
                || $0.isList
        }
    }
}

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

    /// `skeleton.lines.lastLineScale`, 0...1, for Interface Builder; zero if none was set.
    @IBInspectable public var tabSkeletonLastLineScale: CGFloat {
        get { skeleton.lines.lastLineScale ?? 0 }
        set { skeleton.lines.lastLineScale = newValue }
    }

    /// `skeleton.lines.cornerRadius`, in points, for Interface Builder; zero if none was set.
    @IBInspectable public var tabSkeletonLineCornerRadius: CGFloat {
        get { skeleton.lines.cornerRadius ?? 0 }
        set { skeleton.lines.cornerRadius = newValue }
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
