import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ViewLayoutTests {
    private final class Counter: UIView {
        var layouts = 0
        var safeAreaChanges = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            safeAreaChanges += 1
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
        window.isHidden = false
    }

    @Test func `layout waits for the turn of the run loop and happens once`() {
        setUp()
        window.addSubview(view)
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == 0)
        HeadlessScreen.main.turn()
        #expect(view.layouts == 1)
    }

    @Test func `a change of size asks for layout and a change of place does not`() {
        setUp()
        window.addSubview(view)
        view.layoutIfNeeded()
        view.center.x += 10
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.bounds.size.width = 50
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func `a view lies in the safe area as far as the window's insets reach into it`() {
        setUp()
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        view.frame = CGRect(x: 0, y: 40, width: 100, height: 130)
        window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 4, right: 0))
        #expect(view.safeAreaChanges == 1)
    }

    @Test func `a controller can add to the safe area of its view`() {
        setUp()
        let controller = UIViewController()
        window.headlessSafeAreaInsets.top = 20
        window.rootViewController = controller
        controller.additionalSafeAreaInsets.top = 5
        #expect(controller.view.safeAreaInsets.top == 25)
    }

    @Test func `margins are eight points and the safe area`() {
        setUp()
        window.headlessSafeAreaInsets.top = 20
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 8)
    }

    @Test func `margins given as leading and trailing follow the reading direction`() {
        setUp()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func `a view that preserves its superview's margins has at least those`() {
        setUp()
        window.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        view.preservesSuperviewLayoutMargins = true
        view.frame = CGRect(x: 10, y: 0, width: 80, height: 200)
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20))
    }
}
