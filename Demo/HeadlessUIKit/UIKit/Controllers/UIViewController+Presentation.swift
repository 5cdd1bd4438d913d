import Foundation

extension UIViewController {
    /// Puts the controller's view over everything in the window. The view is there at once, animated or
    /// not; `viewDidAppear` and the completion follow in the next turn of the run loop.
    func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationRoot
        guard let window = presenter.viewIfLoaded?.window, presenter.controllerState.presented == nil
        else { return }
        presenter.controllerState.presented = controller
        controller.controllerState.presenting = presenter
        controller.controllerState.isBeingPresented = true
        window.presentedControllers.append(controller)
        ContainerTransition.perform(animated: animated) {
            controller.view.frame = window.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if controller.coversPresenter { presenter.view.removeFromSuperview() }
            window.addSubview(controller.view)
        }
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
            if presented.coversPresenter, let window { presenter.returnBelow(presented, in: window) }
            presented.viewIfLoaded?.removeFromSuperview()
        }
        window?.presentedControllers.removeAll { $0 === presented }
        presenter.controllerState.presented = nil
        presented.controllerState.presenting = nil
        if let completion { HeadlessScreen.main.afterAppearance(completion) }
    }

    /// The controller that presents for this one: the outermost container.
    private var presentationRoot: UIViewController {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    /// The controller whose presentation a dismissal ends: what this one presents, else this one.
    private var dismissingController: UIViewController? {
        let root = presentationRoot
        return root.controllerState.presented != nil ? root : root.controllerState.presenting
    }

    private var coversPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    private func returnBelow(_ presented: UIViewController, in window: UIWindow) {
        view.frame = window.bounds
        window.insertSubview(view, belowSubview: presented.view)
    }
}
