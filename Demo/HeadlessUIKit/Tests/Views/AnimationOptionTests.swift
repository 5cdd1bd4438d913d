import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct AnimationOptionTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
    }

    @Test func `subviews are laid out with the animation if it says so`() {
        setUp()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let parent = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addSubview(child)
        parent.layoutIfNeeded()
        UIView.animate(withDuration: 1) { parent.frame.size.width = 150 }
        parent.layoutIfNeeded()
        #expect(child.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { parent.frame.size.width = 200 }
        #expect(child.layer.animationKeys()?.isEmpty == false)
    }

    @Test func `a stopped animator ends where it is told to`() {
        setUp()
        for (position, alpha) in [(UIViewAnimatingPosition.start, 1.0), (.end, 0), (.current, 0.5)] {
            view.alpha = 1
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0 }
            var reached: UIViewAnimatingPosition?
            animator.addCompletion { reached = $0 }
            animator.startAnimation()
            HeadlessScreen.main.advance(by: 0.5)
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
            #expect(abs(Double(view.alpha) - alpha) < 0.001)
            #expect(reached == position)
        }
    }

    @Test func `a running animator heeds its options`() {
        setUp()
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: [.autoreverse, .repeat], animations: { self.view.alpha = 0 })
        let animation = view.layer.animation(forKey: "opacity")
        #expect(animation?.autoreverses == true)
        #expect(animation?.repeatCount == .infinity)
    }

    @Test func `the completion block of a transaction is one of its values`() {
        setUp()
        var completions = 0
        CATransaction.begin()
        CATransaction.setValue({ completions += 1 } as () -> Void, forKey: kCATransactionCompletionBlock)
        #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
        CATransaction.commit()
        #expect(completions == 1)
    }

    @Test func `the scene follows the app`() {
        setUp()
        let scene = UIApplication.shared.connectedScenes.first
        var names: [String] = []
        let observers = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(String(name.rawValue.dropFirst(7))) }
            }
        }
        UIApplication.shared.headlessEnterBackground()
        #expect(scene?.activationState == .background)
        UIApplication.shared.headlessEnterForeground()
        observers.forEach(NotificationCenter.default.removeObserver)
        #expect(scene?.activationState == .foregroundActive)
        #expect(
            names == [
                "WillDeactivateNotification", "DidEnterBackgroundNotification",
                "WillEnterForegroundNotification", "DidActivateNotification",
            ])
    }

    @Test func `the objects of a nib are told that they were made`() {
        setUp()
        let view = Awaking()
        UINib.headlessObjects["Awaking"] = { [view] }
        defer { UINib.headlessObjects["Awaking"] = nil }
        _ = UINib(nibName: "Awaking", bundle: nil).instantiate(withOwner: nil)
        #expect(view.hasAwoken)
    }

    @Test func `sublayers hear of their superlayer's new size`() {
        setUp()
        let (parent, child) = (CALayer(0, 0, 10, 10), SizedLayer())
        parent.addSublayer(child)
        parent.bounds.size = CGSize(width: 20, height: 20)
        #expect(child.oldSize == CGSize(width: 10, height: 10))
    }

    @Test func `a text layer prefers the size of its text`() {
        setUp()
        let layer = CATextLayer()
        layer.string = "Hello"
        layer.font = "Georgia" as NSString
        layer.fontSize = 20
        let font = UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20)
        let width = ("Hello" as NSString).size(withAttributes: [.font: font]).width
        #expect(abs(layer.preferredFrameSize().width - width) < 0.01)
    }
}

private final class Filling: UIView {
    override func layoutSubviews() {
        subviews.first?.frame = bounds
    }
}

private final class Awaking: UIView {
    private(set) var hasAwoken = false

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { hasAwoken = true }
    }
}

private final class SizedLayer: CALayer {
    private(set) var oldSize: CGSize?

    override func resize(withOldSuperlayerSize size: CGSize) {
        oldSize = size
    }
}
