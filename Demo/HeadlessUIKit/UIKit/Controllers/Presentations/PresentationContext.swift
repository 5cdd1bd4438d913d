import Foundation

/// The context of a presentation or a dismissal that an animator of the app moves.
final class PresentationContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let presented: UIViewController
    private let presenting: UIViewController
    private let isPresentation: Bool
    private let frame: CGRect
    private var finish: ((_ didComplete: Bool) -> Void)?

    init(
        of presented: UIViewController, by presenting: UIViewController, isPresentation: Bool,
        in containerView: UIView, at frame: CGRect, finish: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.presented = presented
        self.presenting = presenting
        self.isPresentation = isPresentation
        self.containerView = containerView
        self.frame = frame
        self.finish = finish
        super.init()
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    /// Ends the transition, once.
    func completeTransition(_ didComplete: Bool) {
        transitionWasCancelled = !didComplete
        let finish = finish
        self.finish = nil
        finish?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .to: isPresentation ? presented : presenting
        case .from: isPresentation ? presenting : presented
        default: nil
        }
    }

    /// The presenting view stays where it is, so only the presented one is there to be moved.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == (isPresentation ? .to : .from) ? presented.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presented ? (isPresentation ? .zero : presented.view.frame) : presenting.view.frame
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === presented ? (isPresentation ? frame : .zero) : presenting.view.frame
    }
}
