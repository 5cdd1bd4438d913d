import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ViewControllerTests {
    private final class Recorder: UIViewController {
        var entries: [String] = []

        override func viewDidLoad() { entries.append("loaded") }
        override func viewWillAppear(_ animated: Bool) { entries.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) { entries.append("is appearing") }
        override func viewWillLayoutSubviews() { entries.append("will lay out") }
        override func viewDidLayoutSubviews() { entries.append("laid out") }
        override func viewDidAppear(_ animated: Bool) { entries.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { entries.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { entries.append("disappeared") }
        override func willMove(toParent parent: UIViewController?) {
            entries.append(parent == nil ? "will leave parent" : "will get parent")
        }
        override func didMove(toParent parent: UIViewController?) {
            entries.append(parent == nil ? "left parent" : "got parent")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            entries.append("\(view.bounds.width) becomes \(size.width)")
        }
    }

    /// Gets its child when it is appearing.
    private final class LateParent: UIViewController {
        let child = Recorder()

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let controller = Recorder()

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
    }

    private func show() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        controller.entries = []
    }

    @Test func `a child that is added while its parent is appearing appears with it`() {
        setUp()
        let parent = LateParent()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        let expected = [
            "loaded", "will appear", "got parent", "is appearing", "will lay out", "laid out", "appeared",
        ]
        #expect(parent.child.entries.filter { $0 != "will get parent" } == expected)
    }

    @Test func `a view is loaded when it is first asked for`() {
        setUp()
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.entries == ["loaded"])
        #expect(controller.isViewLoaded)
    }

    @Test func `a root controller appears in the order of UIKit`() {
        setUp()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.entries == ["loaded", "will appear"])
        HeadlessScreen.main.turn()
        #expect(
            controller.entries == [
                "loaded", "will appear", "is appearing", "will lay out", "laid out", "appeared",
            ])
    }

    @Test func `a root view fills the window`() {
        setUp()
        show()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func `hiding the window makes its controller disappear`() {
        setUp()
        show()
        window.isHidden = true
        #expect(controller.entries == ["will disappear", "disappeared"])
    }

    @Test func `a change of the window's size is announced before it happens`() {
        setUp()
        show()
        window.frame.size = CGSize(width: 200, height: 100)
        #expect(controller.entries.first == "100.0 becomes 200.0")
        #expect(controller.view.bounds.width == 200)
    }

    @Test func `a child is told before it is added and after it is removed`() {
        setUp()
        let parent = UIViewController()
        parent.addChild(controller)
        controller.didMove(toParent: parent)
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        #expect(controller.entries == ["will get parent", "got parent", "will leave parent", "left parent"])
        #expect(controller.parent == nil)
    }

    @Test func `a child appears with its view`() {
        setUp()
        let parent = UIViewController()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        HeadlessScreen.main.turn()
        #expect(controller.entries.contains("will appear"))
        #expect(controller.entries.last == "appeared")
    }

    @Test func `a controller presented over the full screen replaces the one below`() {
        setUp()
        show()
        let presented = Recorder()
        presented.modalPresentationStyle = .fullScreen
        var isComplete = false
        controller.present(presented, animated: true) { isComplete = true }
        HeadlessScreen.main.turn()
        #expect(controller.presentedViewController === presented)
        #expect(presented.entries.last == "appeared")
        #expect(controller.entries == ["will disappear", "disappeared"])
        #expect(isComplete)
    }

    @Test func `dismissing brings the controller below back`() {
        setUp()
        show()
        let presented = Recorder()
        presented.modalPresentationStyle = .fullScreen
        controller.present(presented, animated: false)
        HeadlessScreen.main.turn()
        controller.entries = []
        presented.dismiss(animated: false)
        HeadlessScreen.main.turn()
        #expect(presented.entries.suffix(2) == ["will disappear", "disappeared"])
        #expect(controller.entries.last == "appeared")
        #expect(controller.presentedViewController == nil)
    }

    @Test func `a navigation bar gives a safe area below it`() {
        setUp()
        let navigation = UINavigationController(rootViewController: controller)
        window.headlessSafeAreaInsets.top = 47
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        #expect(controller.view.safeAreaInsets.top == 91)
        #expect(controller.navigationController === navigation)
    }

    @Test func `pushing replaces the view and popping brings it back`() {
        setUp()
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        let next = Recorder()
        navigation.pushViewController(next, animated: true)
        HeadlessScreen.main.turn()
        #expect(next.entries.last == "appeared")
        #expect(controller.entries.last == "disappeared")
        navigation.popViewController(animated: true)
        HeadlessScreen.main.turn()
        #expect(controller.entries.last == "appeared")
        #expect(next.entries.last == "left parent")
    }

    @Test func `a tab bar gives a safe area above it`() {
        setUp()
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        window.headlessSafeAreaInsets.bottom = 34
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        #expect(controller.view.safeAreaInsets.bottom == 83)
    }
}
