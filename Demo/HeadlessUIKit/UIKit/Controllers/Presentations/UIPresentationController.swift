public import Foundation

/// Decides where a presented view stands and what comes with it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    private var container: PresentationContainerView?

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? presentedViewController
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// The view that holds the presented one, from the beginning of the presentation to the end of the dismissal.
    open var containerView: UIView? { container }

    open var presentedView: UIView? { presented?.view }

    /// The place of the presented view; all of the container unless a subclass says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Puts the container into a window.
    func open(in window: UIWindow) -> UIView {
        let container = PresentationContainerView(of: self, in: window)
        self.container = container
        presentationTransitionWillBegin()
        return container
    }

    /// Takes the container away.
    func close() {
        container?.removeFromSuperview()
        container = nil
        dismissalTransitionDidEnd(true)
    }
}
