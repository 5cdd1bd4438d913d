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
}
