import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct PresentationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root = UIViewController()
    private let presented = UIViewController()

    private func setUp() {
        HeadlessScreen.main.reset()
        window.headlessSafeAreaInsets.top = 47
        window.rootViewController = root
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
        presented.modalPresentationStyle = style
        root.present(presented, animated: animated)
        HeadlessScreen.main.turn()
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func `a sheet leaves something of what is below in sight`(style: UIModalPresentationStyle) {
        setUp()
        let putBack = imitate(.iOS18)
        defer { putBack() }
        present(style)
        #expect(presented.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(presented.view.safeAreaInsets.top == 0)
        #expect(root.view.window === window)
    }

    @Test func `a form stands in the middle where there is room`() {
        setUp()
        window.frame.size = CGSize(width: 1024, height: 1366)
        window.traitOverrides.horizontalSizeClass = .regular
        HeadlessScreen.main.turn()
        present(.formSheet)
        #expect(presented.view.frame == CGRect(x: 242, y: 373, width: 540, height: 620))
    }

    @Test func `a form has the size its controller prefers`() {
        setUp()
        window.frame.size = CGSize(width: 1024, height: 1366)
        window.traitOverrides.horizontalSizeClass = .regular
        HeadlessScreen.main.turn()
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        present(.formSheet)
        #expect(presented.view.frame.size == CGSize(width: 300, height: 200))
    }

    @Test(arguments: [(UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true)])
    func `a full screen covers everything, with or without what is below`(
        style: UIModalPresentationStyle, keeps: Bool
    ) {
        setUp()
        present(style)
        #expect(presented.view.frame == window.bounds)
        #expect((root.view.window != nil) == keeps)
    }

    @Test func `a context is covered by what is presented in it`() {
        setUp()
        let child = UIViewController()
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        root.view.addSubview(child.view)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        child.present(presented, animated: false)
        HeadlessScreen.main.turn()
        #expect(presented.view.superview === root.view)
        #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(presented.presentingViewController === child)
        presented.dismiss(animated: false)
        HeadlessScreen.main.turn()
        #expect(child.view.superview === root.view)
        #expect(presented.view.superview == nil)
    }

    @Test(arguments: [
        (UIModalTransitionStyle.coverVertical, "position"), (.crossDissolve, "opacity"),
        (.flipHorizontal, "transform"),
    ])
    func `a controller comes as its style says`(style: UIModalTransitionStyle, key: String) {
        setUp()
        presented.modalTransitionStyle = style
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        #expect(presented.view.layer.animationKeys() == [key])
        #expect(presented.view.frame == window.bounds)
    }

    @Test func `without animation it is simply there`() {
        setUp()
        present(.fullScreen)
        #expect(presented.view.layer.animationKeys() ?? [] == [])
    }

    @Test func `a finger pulls a sheet down unless it is modal`() {
        setUp()
        present(.pageSheet)
        presented.isModalInPresentation = true
        presented.headlessPullDown()
        #expect(root.presentedViewController === presented)
        presented.isModalInPresentation = false
        presented.headlessPullDown()
        #expect(root.presentedViewController == nil)
        #expect(window.subviews == [root.view])
    }

    // MARK: The status bar

    @Test func `the status bar looks as the controller in front wants it`() {
        setUp()
        let light = Darkened()
        light.modalPresentationStyle = .fullScreen
        root.present(light, animated: false)
        HeadlessScreen.main.turn()
        #expect(HeadlessStatusBar.style == .lightContent)
        #expect(HeadlessStatusBar.isHidden)
        light.dismiss(animated: false)
        HeadlessScreen.main.turn()
        #expect(HeadlessStatusBar.style == .default)
        #expect(!HeadlessStatusBar.isHidden)
    }

    @Test func `the status bar changes when it is asked to`() {
        setUp()
        let changing = Darkened()
        window.rootViewController = changing
        HeadlessScreen.main.turn()
        changing.style = .darkContent
        #expect(HeadlessStatusBar.style == .lightContent)
        changing.setNeedsStatusBarAppearanceUpdate()
        #expect(HeadlessStatusBar.style == .darkContent)
    }

    @Test func `a tab answers for its controller`() {
        setUp()
        let tabs = UITabBarController()
        tabs.viewControllers = [Darkened()]
        window.rootViewController = tabs
        HeadlessScreen.main.turn()
        #expect(HeadlessStatusBar.style == .lightContent)
    }

    // MARK: What controllers are told

    @Test func `a controller moves along with other size classes`() {
        setUp()
        let told = Told()
        window.rootViewController = told
        HeadlessScreen.main.turn()
        window.traitOverrides.verticalSizeClass = .compact
        HeadlessScreen.main.turn()
        #expect(told.events == ["compact", "alongside"])
        window.traitOverrides.userInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(told.events == ["compact", "alongside"])
    }

    @Test func `a container says which size its children will have`() {
        setUp()
        let container = Halving()
        let child = Told()
        container.addChild(child)
        container.viewWillTransition(to: CGSize(width: 400, height: 300), with: Coordinator())
        #expect(child.events == ["200.0"])
    }

    @Test func `a controller finds its view in the nib of its name`() {
        UINib.headlessOwnedObjects["Named"] = { owner, _ in
            let view = UIView(frame: .zero)
            view.tag = owner is UIViewController ? 7 : 0
            return [view]
        }
        defer { UINib.headlessOwnedObjects["Named"] = nil }
        #expect(UIViewController(nibName: "Named", bundle: nil).view.tag == 7)
    }

    @Test func `a terminated app posts it`() {
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        UIApplication.shared.headlessTerminate()
        NotificationCenter.default.removeObserver(token)
        #expect(posted == 1)
    }

    @Test func `a feedback generator is ready until it is used`() {
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.prepare()
        #expect(generator.headlessIsPrepared)
        generator.impactOccurred()
        #expect(!generator.headlessIsPrepared)
    }
}

private final class Darkened: UIViewController {
    var style = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { true }
}

private final class Told: UIViewController {
    var events: [String] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        events.append(newCollection.verticalSizeClass == .compact ? "compact" : "regular")
        coordinator.animate { [weak self] _ in self?.events.append("alongside") }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        events.append("\(size.width)")
    }
}

private final class Halving: UIViewController {
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
}

/// A coordinator for a transition that nothing follows.
private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let containerView = UIView(frame: .zero)

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
}
