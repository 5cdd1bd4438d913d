import Testing
import UIKit

@MainActor struct ContentInsetAdjustmentTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let controller = UIViewController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10)
        controller.view.addSubview(scrollView)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        scrollView.contentSize = CGSize(width: 400, height: 2000)
    }

    private var safeArea: UIEdgeInsets { controller.view.safeAreaInsets }

    @Test func `scrollable axes take the safe area`() {
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scrollView.adjustedContentInset.top == safeArea.top)
        #expect(scrollView.adjustedContentInset.bottom == safeArea.bottom)
        #expect(scrollView.adjustedContentInset.left == 0)
        #expect(safeArea.top >= 50)
    }

    @Test func `never leaves the content inset alone`() {
        scrollView.contentInset.top = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0))
    }

    @Test func `always takes both axes`() {
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == safeArea)
    }

    @Test func `an axis that always bounces is scrollable`() {
        scrollView.alwaysBounceHorizontal = true
        #expect(scrollView.adjustedContentInset.left == safeArea.left)
    }

    @Test func `content at the top moves below the safe area`() {
        #expect(scrollView.contentOffset.y == -safeArea.top)
    }

    @Test func `a change of the safe area is told`() {
        let view = InsetWatcher(frame: scrollView.frame)
        view.contentSize = scrollView.contentSize
        controller.view.addSubview(view)
        view.changes = 0
        controller.additionalSafeAreaInsets.top += 20
        #expect(view.changes == 1)
    }
}

private final class InsetWatcher: UIScrollView {
    var changes = 0

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
    }
}
