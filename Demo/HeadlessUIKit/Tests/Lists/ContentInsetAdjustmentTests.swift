import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ContentInsetAdjustmentTests {
    @Test func `scrollable axes take the safe area`() {
        let scene = Scene()
        scene.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scene.scrollView.adjustedContentInset.top == scene.safeArea.top)
        #expect(scene.scrollView.adjustedContentInset.bottom == scene.safeArea.bottom)
        #expect(scene.scrollView.adjustedContentInset.left == 0)
        #expect(scene.safeArea.top >= 50)
    }

    @Test func `never leaves the content inset alone`() {
        let scene = Scene()
        scene.scrollView.contentInset.top = 4
        scene.scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scene.scrollView.adjustedContentInset == UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0))
    }

    @Test func `always takes both axes`() {
        let scene = Scene()
        scene.scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scene.scrollView.adjustedContentInset == scene.safeArea)
    }

    @Test func `an axis that always bounces is scrollable`() {
        let scene = Scene()
        scene.scrollView.alwaysBounceHorizontal = true
        #expect(scene.scrollView.adjustedContentInset.left == scene.safeArea.left)
    }

    @Test func `content at the top moves below the safe area`() {
        let scene = Scene()
        #expect(scene.scrollView.contentOffset.y == -scene.safeArea.top)
    }

    @Test func `a change of the safe area is told`() {
        let scene = Scene()
        let view = InsetWatcher(frame: scene.scrollView.frame)
        view.contentSize = scene.scrollView.contentSize
        scene.controller.view.addSubview(view)
        view.changes = 0
        scene.controller.additionalSafeAreaInsets.top += 20
        #expect(view.changes == 1)
    }
}

/// A window with a scroll view that fills it and scrolls up and down.
@MainActor private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10)
        controller.view.addSubview(scrollView)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        scrollView.contentSize = CGSize(width: 400, height: 2000)
    }

    var safeArea: UIEdgeInsets { controller.view.safeAreaInsets }
}

private final class InsetWatcher: UIScrollView {
    var changes = 0

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
    }
}
