import TestDevice
import Testing
import UIKit

/// The bars at the edges of scroll views, and what a drag does besides scrolling.
@MainActor @Suite(.ownDevice)
struct ScrollLookTests {
    private func scrollView() -> UIScrollView {
        HeadlessScreen.main.reset()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize = CGSize(width: 300, height: 800)
        return view
    }

    private func bar(_ axis: String, of view: UIScrollView) -> CALayer? {
        view.layer.sublayers?.first { $0.name == "headless.indicator.\(axis)" }
    }

    @Test func `bars are shown while a finger drags and vanish when the content rests`() {
        let view = scrollView()
        #expect(bar("vertical", of: view) == nil)
        let finger = HeadlessFinger(on: view)
        finger.drag(by: CGPoint(x: 0, y: -10))
        #expect(bar("vertical", of: view) != nil)
        #expect(bar("horizontal", of: view) != nil)
        finger.release()
        HeadlessScreen.main.advance(by: 1)
        #expect(bar("vertical", of: view) == nil)
    }

    @Test func `a bar is as long and stands as far down as the part in sight`() {
        let view = scrollView()
        view.contentOffset.y = 300
        view.flashScrollIndicators()
        #expect(bar("vertical", of: view)?.frame == CGRect(x: 94, y: 375.75, width: 3, height: 48.5))
    }

    @Test func `flashing shows the bars for a moment`() {
        let view = scrollView()
        view.flashScrollIndicators()
        #expect(bar("vertical", of: view) != nil)
        HeadlessScreen.main.advance(by: 1)
        #expect(bar("vertical", of: view) == nil)
    }

    @Test func `a scroll view may do without bars`() {
        let view = scrollView()
        view.showsVerticalScrollIndicator = false
        view.flashScrollIndicators()
        #expect(bar("vertical", of: view) == nil)
        #expect(bar("horizontal", of: view) != nil)
    }

    @Test func `content that fits needs no bar`() {
        let view = scrollView()
        view.contentSize = CGSize(width: 100, height: 800)
        view.flashScrollIndicators()
        #expect(bar("horizontal", of: view) == nil)
    }

    @Test func `insets shorten the way of a bar`() {
        let view = scrollView()
        view.verticalScrollIndicatorInsets.top = 40
        view.flashScrollIndicators()
        #expect(bar("vertical", of: view)?.frame.minY == 43)
    }

    @Test func `a bar has the color of its style`() {
        let view = scrollView()
        view.indicatorStyle = .white
        view.flashScrollIndicators()
        #expect(bar("vertical", of: view)?.backgroundColor == UIColor.white.withAlphaComponent(0.35).cgColor)
    }

    @Test func `a locked drag keeps to its axis, a diagonal one is free`() {
        let view = scrollView()
        view.isDirectionalLockEnabled = true
        let finger = HeadlessFinger(on: view)
        finger.drag(by: CGPoint(x: -10, y: -60))
        #expect(view.contentOffset == CGPoint(x: 0, y: 60))
        finger.drag(by: CGPoint(x: -60, y: 0))
        #expect(view.contentOffset == CGPoint(x: 0, y: 60))
        finger.release()
        view.contentOffset = .zero
        finger.drag(by: CGPoint(x: -30, y: -30))
        #expect(view.contentOffset == CGPoint(x: 30, y: 30))
    }

    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, true, true), (.onDrag, false, false),
        (.interactive, true, false),
    ])
    func `a drag dismisses the keyboard as the mode says`(
        mode: UIScrollView.KeyboardDismissMode, staysWhileDragged: Bool, stays: Bool
    ) {
        let view = scrollView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        window.addSubview(view)
        window.addSubview(field)
        window.isHidden = false
        field.becomeFirstResponder()
        view.keyboardDismissMode = mode
        view.contentOffset.y = 100
        let finger = HeadlessFinger(on: view)
        finger.drag(by: CGPoint(x: 0, y: 20))
        #expect(field.isFirstResponder == staysWhileDragged)
        finger.release()
        #expect(field.isFirstResponder == stays)
    }

    @Test func `a refresh control comes out as it is pulled and shows its title`() {
        let view = scrollView()
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Loading")
        view.refreshControl = control
        #expect(control.alpha == 0)
        control.beginRefreshing()
        control.layoutIfNeeded()
        #expect(control.alpha == 1)
        let label = control.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Loading")
        #expect((label?.frame.height ?? 0) > 0)
        let wheel = control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel?.isAnimating == true)
        control.endRefreshing()
        #expect(wheel?.isAnimating == false)
    }
}
