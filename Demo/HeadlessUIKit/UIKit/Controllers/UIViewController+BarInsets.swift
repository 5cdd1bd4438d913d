import Foundation

extension UIViewController {
    /// How much of the top of the view the navigation bar covers.
    var navigationInset: CGFloat {
        get { controllerState.barInsets.top }
        set { setBarInsets { $0.top = newValue } }
    }

    /// How much of the bottom of the view the tab bar covers.
    var tabInset: CGFloat {
        get { controllerState.barInsets.bottom }
        set { setBarInsets { $0.bottom = newValue } }
    }

    /// Whether the view reaches under a bar at an edge, or ends where the bar begins.
    func extendsUnderBar(at edge: UIRectEdge, isOpaque: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
    }

    private func setBarInsets(_ change: (inout UIEdgeInsets) -> Void) {
        var insets = controllerState.barInsets
        change(&insets)
        guard insets != controllerState.barInsets else { return }
        controllerState.barInsets = insets
        viewIfLoaded?.updateSafeArea()
    }
}
