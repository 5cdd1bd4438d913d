import Foundation

/// What a view remembers besides what its layer holds.
struct ViewState {
    weak var superview: UIView?
    var subviews: [UIView] = []
    weak var viewController: UIViewController?

    var backgroundColor: UIColor?
    var resolvedBackgroundColor: CGColor?
    var mask: UIView?
    var cornerConfiguration = UICornerConfiguration()
    var ignoresInvertColors = false
    var hasPointer = false
    var focusGroup: String?
    var contentMode = UIView.ContentMode.scaleToFill
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    var autoLayout: AutoLayoutState?
    var constraints: [NSLayoutConstraint] = []
    var needsUpdateConstraints = false
    var subtreeNeedsUpdateConstraints = false
    var layoutMargins = ViewMargins.standard
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var safeAreaInsets = UIEdgeInsets.zero
    var lastLayoutMargins: UIEdgeInsets?

    var styleOverride = UIUserInterfaceStyle.unspecified
    var traitOverrides = TraitValues()
    var traits = TraitState()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified

    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
}

/// The margins a view was given, in the terms they were given in.
enum ViewMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    static let standard = ViewMargins.absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
}

/// The traits something has or was last told of, and those it has made of the inherited ones.
struct TraitState {
    var delivered: UITraitCollection?
    /// What the background color was last resolved with.
    var background: UITraitCollection?
    var inherited: UITraitCollection?
    var combined: UITraitCollection?
}
