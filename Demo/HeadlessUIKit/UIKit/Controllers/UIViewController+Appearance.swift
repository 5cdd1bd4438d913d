import Foundation

extension UIViewController {
    /// The view is about to be put on the screen.
    func startAppearing(animated: Bool) {
        guard [.disappeared, .disappearing].contains(controllerState.appearance) else { return }
        controllerState.appearance = .appearing
        controllerState.isAnimated = animated
        viewWillAppear(animated)
        HeadlessScreen.main.expectAppearance(of: self)
    }

    /// The view is on the screen, with its traits and size, and will be laid out now.
    func becomeAppearing() {
        guard controllerState.appearance == .appearing else { return }
        HeadlessStatusBar.update()
        viewIsAppearing(controllerState.isAnimated)
    }

    func finishAppearing() {
        guard controllerState.appearance == .appearing else { return }
        controllerState.appearance = .appeared
        viewDidAppear(controllerState.isAnimated)
        controllerState.isBeingPresented = false
        controllerState.isMovingToParent = false
    }

    func startDisappearing(animated: Bool) {
        guard [.appeared, .appearing].contains(controllerState.appearance) else { return }
        controllerState.appearance = .disappearing
        controllerState.isAnimated = animated
        viewWillDisappear(animated)
    }

    func finishDisappearing() {
        guard controllerState.appearance == .disappearing else { return }
        controllerState.appearance = .disappeared
        HeadlessStatusBar.update()
        viewDidDisappear(controllerState.isAnimated)
        controllerState.isBeingDismissed = false
        controllerState.isMovingFromParent = false
    }

    func endTransition() {
        switch controllerState.appearance {
        case .appearing:
            becomeAppearing()
            finishAppearing()
        case .disappearing: finishDisappearing()
        case .appeared, .disappeared: break
        }
    }

    /// A container may take it upon itself to tell its children.
    var isToldByItsView: Bool {
        parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }
}

extension UIView {
    /// Tells the controllers of the views in this tree that they are about to appear or disappear.
    func announceAppearance(_ isAppearing: Bool) {
        announceOwnAppearance(isAppearing)
        for subview in subviews { subview.announceAppearance(isAppearing) }
    }

    /// Tells the controllers in this tree, if it is on the screen, that they are about to disappear.
    func announceDisappearance() {
        if window?.isHidden == false { announceAppearance(false) }
    }

    func finishDisappearance() {
        finishOwnDisappearance()
        for subview in subviews { subview.finishDisappearance() }
    }

    /// A controller appears with its view's arrival in a visible window.
    func announceOwnAppearance(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard viewState.viewController != nil else { return }
        let wasVisible = oldWindow?.isHidden == false
        let isVisible = newWindow?.isHidden == false
        if wasVisible != isVisible { announceOwnAppearance(isVisible) }
    }

    func finishOwnDisappearance() {
        guard let controller = viewState.viewController, controller.isToldByItsView else { return }
        controller.finishDisappearing()
    }

    private func announceOwnAppearance(_ isAppearing: Bool) {
        guard let controller = viewState.viewController, controller.isToldByItsView else { return }
        controller.beginAppearanceTransition(isAppearing, animated: ContainerTransition.isAnimated)
    }
}

/// Whether the views that are being exchanged are so with an animation.
@MainActor
enum ContainerTransition {
    private(set) static var isAnimated = false

    /// Puts the view of a controller in the place of another's. The old one is about to disappear before the new one
    /// is about to appear, and is gone before the new one is there.
    static func exchange(
        _ old: UIViewController?, for new: UIViewController, animated: Bool, insert: () -> Void
    ) {
        new.loadViewIfNeeded()
        perform(animated: animated) {
            old?.viewIfLoaded?.announceDisappearance()
            insert()
            old?.viewIfLoaded?.removeFromSuperview()
        }
    }

    static func perform(animated: Bool, _ exchange: () -> Void) {
        let previous = isAnimated
        isAnimated = animated
        exchange()
        isAnimated = previous
    }
}
