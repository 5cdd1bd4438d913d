import Foundation

extension UIViewController {
    /// Puts the controller's view over everything in the window. The view is there at once, an animation only
    /// shows it on its way; `viewDidAppear` and the completion follow in the next turn of the run loop.
    func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: controller)
        controller.adapt(to: presenter, from: self)
        guard let window = presenter.viewIfLoaded?.window, presenter.controllerState.presented == nil,
            let place = presenter.place(of: controller, in: window)
        else { return }
        presenter.controllerState.presented = controller
        controller.controllerState.presenting = presenter
        controller.controllerState.isBeingPresented = true
        window.presentedControllers.append(controller)
        controller.loadViewIfNeeded()
        presenter.bringIn(controller, for: self, to: place, animated: animated)
        if let completion { HeadlessScreen.main.afterAppearance(completion) }
    }

    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = dismissingController, let presented = presenter.controllerState.presented
        else { return }
        if presented.controllerState.presented != nil {
            presented.endPresentation(animated: animated, completion: nil)
        }
        let window = presented.viewIfLoaded?.window
        presented.controllerState.isBeingDismissed = true
        ContainerTransition.perform(animated: animated) {
            presented.viewIfLoaded?.announceDisappearance()
            if presented.shownStyle.coversAll { presenter.returnBelow(presented) }
            presented.removeSheet()
            presented.leave(from: presenter, animated: animated)
        }
        window?.presentedControllers.removeAll { $0 === presented }
        presenter.controllerState.presented = nil
        presented.controllerState.presenting = nil
        if let completion { HeadlessScreen.main.afterAppearance(completion) }
    }

    /// Puts the view of a presented controller into its place, and takes away what it covers.
    private func bringIn(
        _ controller: UIViewController, for source: UIViewController,
        to place: (container: UIView, frame: CGRect), animated: Bool
    ) {
        let coversAll = controller.shownStyle.coversAll
        ContainerTransition.perform(animated: animated) {
            controller.view.frame = place.frame
            controller.view.autoresizingMask =
                controller.hasOwnPlace ? [] : [.flexibleWidth, .flexibleHeight]
            if coversAll { view.announceDisappearance() }
            controller.addSheet(in: place.container)
            if animated, controller.comeIn(by: self, from: source, in: place.container, at: place.frame) {
                return
            }
            place.container.addSubview(controller.view)
            if animated { controller.view.comeIn(by: controller.modalTransitionStyle) }
        }
        if controller.hasOwnPlace {
            controller.controllerState.presentation?.presentationTransitionDidEnd(true)
        }
        if coversAll { leaveWhenCovered(by: controller, animated: animated) }
    }

    /// Pulls a sheet down with a finger; one that is modal in its presentation stays.
    public func headlessPullDown() {
        guard controllerState.presenting != nil, shownStyle.isSheet, let presentation = presentationController
        else { return }
        let delegate = presentation.delegate
        guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        delegate?.presentationControllerWillDismiss(presentation)
        dismiss(animated: true) { delegate?.presentationControllerDidDismiss(presentation) }
    }

    /// The controller that presents for this one: the one whose context is kept, or the outermost container.
    private func presenter(of controller: UIViewController) -> UIViewController {
        let ancestors = Array(sequence(first: self, next: \.parent))
        let context = ancestors.first(where: \.definesPresentationContext)
        if controller.shownStyle.staysInContext, let context { return context }
        return ancestors.last ?? self
    }

    /// Where the view of a presented controller comes to stand.
    private func place(
        of controller: UIViewController, in window: UIWindow
    ) -> (container: UIView, frame: CGRect)? {
        if controller.hasOwnPlace, let presentation = controller.controllerState.presentation {
            controller.loadViewIfNeeded()
            let container = presentation.open(in: window)
            return (container, presentation.frameOfPresentedViewInContainerView)
        }
        if controller.shownStyle.isSheet {
            return (window, SheetMetrics.frame(of: controller, in: window))
        }
        guard controller.shownStyle.staysInContext, definesPresentationContext else {
            return (window, window.bounds)
        }
        return view.superview.map { ($0, view.frame) }
    }

    /// The controller whose presentation a dismissal ends: what this one presents, else this one.
    private var dismissingController: UIViewController? {
        let ancestors = Array(sequence(first: self, next: \.parent))
        return ancestors.first { $0.controllerState.presented != nil }
            ?? ancestors.lazy.compactMap(\.controllerState.presenting).first
    }

    /// Takes the view away once the one that covers it has appeared.
    private func leaveWhenCovered(by controller: UIViewController, animated: Bool) {
        HeadlessScreen.main.afterAppearance { [weak self, weak controller] in
            guard let self, let controller, controllerState.presented === controller else { return }
            ContainerTransition.perform(animated: animated) { view.removeFromSuperview() }
        }
    }

    private func returnBelow(_ presented: UIViewController) {
        guard view.superview == nil else { return view.announceAppearance(true) }
        guard let container = presented.viewIfLoaded?.superview else { return }
        view.frame = presented.view.frame
        container.insertSubview(view, belowSubview: presented.view)
    }

    // MARK: Sheets

    private func addSheet(in container: UIView) {
        guard shownStyle.isSheet else { return }
        let dimming = SheetDimmingView(frame: container.bounds)
        dimming.backgroundColor = .black.withAlphaComponent(0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(dimming)
        controllerState.sheetDimming = dimming
        if HeadlessScreen.main.hasGlass { dimming.addSubview(SheetGlassView(below: view)) }
        view.layer.cornerRadius = SheetMetrics.radius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
    }

    private func removeSheet() {
        controllerState.sheetDimming?.removeFromSuperview()
        controllerState.sheetDimming = nil
    }
}
