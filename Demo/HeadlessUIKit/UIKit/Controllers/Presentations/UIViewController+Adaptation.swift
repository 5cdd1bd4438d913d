import Foundation

extension UIViewController {
    /// What presents the controller, or will present it.
    public var presentationController: UIPresentationController? {
        if modalPresentationStyle == .popover { return popoverPresentationController }
        return presentation { UIPresentationController(presentedViewController: self, presenting: nil) }
    }

    /// What presents the controller as a popover; `nil` in other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        return presentation {
            UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    private func presentation<Kind: UIPresentationController>(_ make: () -> Kind) -> Kind {
        if let known = controllerState.presentation as? Kind { return known }
        let new = make()
        controllerState.presentation = new
        return new
    }

    /// The style that is shown: a popover becomes a sheet where there is little room, unless its delegate decides otherwise.
    var shownStyle: UIModalPresentationStyle { controllerState.adaptedStyle ?? modalPresentationStyle }

    /// Whether a presentation controller places the view.
    var hasOwnPlace: Bool { shownStyle == .popover || shownStyle == .custom }

    /// Decides how the controller is shown, before it is presented.
    func adapt(to presenter: UIViewController, from source: UIViewController) {
        controllerState.adaptedStyle = nil
        if modalPresentationStyle == .custom {
            controllerState.presentation =
                transitioningDelegate?
                .presentationController(forPresented: self, presenting: presenter, source: source)
        }
        let traits = presenter.traitCollection
        guard let popover = popoverPresentationController, traits.horizontalSizeClass == .compact else {
            return
        }
        let style =
            popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits) ?? .automatic
        if style != .none { controllerState.adaptedStyle = style }
    }

    /// Moves the view onto the screen as the app's animator does; `false` without an animator.
    func comeIn(
        by presenter: UIViewController, from source: UIViewController, in container: UIView, at frame: CGRect
    ) -> Bool {
        let animator = transitioningDelegate?
            .animationController(forPresented: self, presenting: presenter, source: source)
        guard let animator else { return false }
        let context = PresentationContext(
            of: self, by: presenter, isPresentation: true, in: container, at: frame
        ) { [weak self] didComplete in
            if !didComplete { self?.viewIfLoaded?.removeFromSuperview() }
            animator.animationEnded(didComplete)
        }
        animator.animateTransition(using: context)
        return true
    }

    /// Takes the view off the screen, as the app's animator does if there is one.
    func leave(from presenter: UIViewController, animated: Bool) {
        let presentation = hasOwnPlace ? controllerState.presentation : nil
        presentation?.dismissalTransitionWillBegin()
        let animator = animated ? transitioningDelegate?.animationController(forDismissed: self) : nil
        guard let animator, let container = viewIfLoaded?.superview else {
            viewIfLoaded?.removeFromSuperview()
            presentation?.close()
            return
        }
        let context = PresentationContext(
            of: self, by: presenter, isPresentation: false, in: container, at: view.frame
        ) { didComplete in
            self.viewIfLoaded?.removeFromSuperview()
            presentation?.close()
            animator.animationEnded(didComplete)
        }
        animator.animateTransition(using: context)
    }
}
