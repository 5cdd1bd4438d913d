/// What a view controller remembers.
struct ViewControllerState {
    /// How far a view is on its way onto the screen or off it.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    var view: UIView?
    var isLoadingView = false
    var appearance = Appearance.disappeared
    var isAnimated = false

    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var isMovingToParent = false
    var isMovingFromParent = false

    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// What darkens the screen behind this controller, if it is a sheet.
    var sheetDimming: SheetDimmingView?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What presents the controller, once an app has asked for it or a delegate has provided it.
    var presentation: UIPresentationController?
    /// The style that stands for the controller's own where there is little room.
    var adaptedStyle: UIModalPresentationStyle?
    var isBeingPresented = false
    var isBeingDismissed = false

    var styleOverride = UIUserInterfaceStyle.unspecified
    var traitOverrides = TraitValues()
    var parentOverrides = TraitValues()
    var traits = TraitState()

    var barInsets = UIEdgeInsets.zero
    var tabBarItem: UITabBarItem?
    var topGuide: BarGuide?
    var bottomGuide: BarGuide?
    var isEditing = false
    var toolbarItems: [UIBarButtonItem]?
    var editButton: UIBarButtonItem?
    /// The storyboard that made the controller, and the identifier of the screen there.
    var scene: (storyboard: UIStoryboard, identifier: String)?
}
