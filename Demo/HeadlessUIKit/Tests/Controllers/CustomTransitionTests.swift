import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Transitions of an app's own", .serialized, .ownDevice)
struct CustomTransitionTests {
    private final class Half: UIPresentationController {
        var events: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }

        override func containerViewWillLayoutSubviews() { events.append("layout") }
        override func presentationTransitionWillBegin() { events.append("begin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { events.append("shown \(completed)") }
        override func dismissalTransitionWillBegin() { events.append("leave") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { events.append("gone \(completed)") }
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        var ended: [Bool] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var half: Half?
        let animator = Animator()

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            half = Half(presentedViewController: presented, presenting: presenting)
            return half
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root = UIViewController()
    private let presented = UIViewController()
    private let delegate = Delegate()

    private func present(animated: Bool) {
        window.rootViewController = root
        window.isHidden = false
        HeadlessScreen.main.turn()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: animated)
        HeadlessScreen.main.turn()
    }

    @Test func `a presentation controller places the view`() {
        present(animated: false)
        #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(presented.view.superview === delegate.half?.containerView)
        window.isHidden = true
    }

    @Test func `a presentation controller follows its presentation from beginning to end`() {
        present(animated: false)
        root.dismiss(animated: false)
        HeadlessScreen.main.turn()
        #expect(delegate.half?.events == ["begin", "shown true", "layout", "leave", "gone true"])
        #expect(delegate.half?.containerView == nil)
        window.isHidden = true
    }

    @Test func `an animator brings the view and knows where it comes to stand`() {
        present(animated: true)
        let context = delegate.animator.context
        #expect(context?.viewController(forKey: .to) === presented)
        #expect(context?.viewController(forKey: .from) === root)
        #expect(context?.finalFrame(for: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(presented.view.window === window)
        context?.completeTransition(true)
        #expect(delegate.animator.ended == [true])
        window.isHidden = true
    }

    @Test func `a view that an animator takes away goes when the transition is complete`() {
        present(animated: true)
        delegate.animator.context?.completeTransition(true)
        root.dismiss(animated: true)
        HeadlessScreen.main.turn()
        #expect(presented.view.window === window)
        delegate.animator.context?.completeTransition(true)
        #expect(presented.view.window == nil)
        #expect(delegate.animator.ended == [true, true])
        window.isHidden = true
    }

    @Test func `a delegate follows a sheet that is pulled down`() {
        let follower = Follower()
        window.rootViewController = root
        window.isHidden = false
        HeadlessScreen.main.turn()
        presented.presentationController?.delegate = follower
        root.present(presented, animated: false)
        HeadlessScreen.main.turn()
        presented.isModalInPresentation = true
        presented.headlessPullDown()
        presented.isModalInPresentation = false
        presented.headlessPullDown()
        HeadlessScreen.main.turn()
        #expect(follower.events == ["attempt", "will", "did"])
        window.isHidden = true
    }

    private final class Follower: NSObject, UIAdaptivePresentationControllerDelegate {
        var events: [String] = []

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            events.append("will")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            events.append("did")
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            events.append("attempt")
        }
    }
}
