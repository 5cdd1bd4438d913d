import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ScrollViewTests {
    private let scrollView: UIScrollView
    private let log = ScrollLog()

    init() {
        HeadlessClock.shared.reset()
        scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.delegate = log
    }

    @Test func `the content offset is the origin of the bounds`() {
        scrollView.contentOffset = CGPoint(x: 0, y: 30)
        #expect(scrollView.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    }

    @Test func `moving the bounds tells the delegate`() {
        scrollView.bounds.origin.y = 12
        #expect(log.events == ["scroll 12"])
    }

    @Test func `setting the same offset tells nobody`() {
        scrollView.contentOffset = .zero
        #expect(log.events == [])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a content offset that is no number is ignored`(value: CGFloat) {
        scrollView.contentOffset = CGPoint(x: 0, y: 30)
        scrollView.contentOffset = CGPoint(x: 0, y: value)
        scrollView.setContentOffset(CGPoint(x: value, y: 40), animated: true)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
        #expect(log.events == ["scroll 30"])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a content size and an inset that are no numbers are ignored`(value: CGFloat) {
        scrollView.contentSize.height = value
        scrollView.contentInset.top = value
        #expect(scrollView.contentSize == CGSize(width: 100, height: 1000))
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `bounds that are no numbers move no content`(value: CGFloat) {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        textView.text = "text"
        for view in [scrollView, textView] {
            view.layer.bounds = CGRect(x: 0, y: 0, width: value, height: 200)
            view.layer.bounds = CGRect(x: value, y: value, width: 100, height: value)
        }
        #expect(log.events == [])
    }

    @Test func `content rests again when the bounds are numbers again`() {
        scrollView.contentOffset = CGPoint(x: 0, y: 800)
        scrollView.layer.bounds = CGRect(x: 0, y: 800, width: 100, height: CGFloat.nan)
        scrollView.layer.bounds = CGRect(x: 0, y: 800, width: 100, height: 400)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 600))
    }

    @Test func `a size change keeps the offset`() {
        scrollView.contentOffset.y = 30
        scrollView.frame.size.height = 300
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
    }

    @Test func `shrinking content brings the offset back to its end`() {
        scrollView.contentOffset.y = 800
        scrollView.contentSize.height = 500
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test func `content at the top follows a growing top inset`() {
        scrollView.contentInset.top = 40
        #expect(scrollView.contentOffset.y == -40)
    }

    @Test func `content in the middle stays when the inset grows`() {
        scrollView.contentOffset.y = 100
        scrollView.contentInset.top = 40
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func `revealing a rectangle moves no further than needed`() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func `revealing what is in sight moves nothing`() {
        scrollView.contentOffset.y = 100
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func `an animated offset arrives after three tenths of a second`() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
        HeadlessClock.shared.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 45)
        HeadlessClock.shared.advance(by: 0.2)
        #expect(scrollView.contentOffset.y == 90)
        #expect(log.events.last == "end animation")
    }

    @Test func `a drag moves the content against the finger`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: -60))
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test func `an axis whose content fits does not move`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: -20, y: -60))
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test func `a drag beyond the edge meets growing resistance`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: 100))
        #expect(abs(scrollView.contentOffset.y - -43.137) < 0.001)
    }

    @Test func `without bounces a drag stops at the edge`() {
        scrollView.bounces = false
        HeadlessFinger(on: scrollView).drag(by: CGPoint(x: 0, y: 100))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a slow release ends the drag where it is`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: -60))
        finger.release()
        #expect(log.events == ["begin drag", "scroll 60", "will end drag 0 to 60", "end drag"])
    }

    @Test func `a fling calls the delegate in UIKit's order`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: -60))
        finger.release(velocity: CGPoint(x: 0, y: -200))
        HeadlessClock.shared.advance(by: 5)
        #expect(
            log.events.filter { !$0.hasPrefix("scroll") } == [
                "begin drag", "will end drag 0.2 to 159.8", "end drag, decelerates", "begin decelerating",
                "end decelerating",
            ])
        #expect(abs(scrollView.contentOffset.y - 159.8) < 0.01)
    }

    @Test func `content released beyond the edge comes back`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: 100))
        finger.release()
        #expect(scrollView.isDecelerating)
        HeadlessClock.shared.advance(by: 2)
        #expect(scrollView.contentOffset.y == 0)
        #expect(!scrollView.isDecelerating)
    }

    @Test func `an inset set while the content bounces catches it`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: 300))
        scrollView.contentInset.top = 50
        finger.release()
        HeadlessClock.shared.advance(by: 2)
        #expect(scrollView.contentOffset.y == -50)
    }

    @Test func `content caught beyond the edge does not jump`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: 100))
        finger.release()
        HeadlessClock.shared.advance(by: 0.05)
        let caught = scrollView.contentOffset.y
        finger.drag(by: .zero)
        #expect(caught < -10)
        #expect(abs(scrollView.contentOffset.y - caught) < 0.001)
    }

    @Test func `the pan recognizer follows the finger`() {
        var states: [UIGestureRecognizer.State] = []
        scrollView.panGestureRecognizer.headlessHandler = { states.append($0.state) }
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: -10))
        finger.drag(by: CGPoint(x: 0, y: -10))
        #expect(scrollView.panGestureRecognizer.translation(in: scrollView).y == -20)
        finger.release()
        #expect(states == [.began, .changed, .ended])
    }

    @Test func `the delegate may choose where a fling ends`() {
        log.target = CGPoint(x: 0, y: 500)
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: -60))
        finger.release(velocity: CGPoint(x: 0, y: -200))
        HeadlessClock.shared.advance(by: 5)
        #expect(abs(scrollView.contentOffset.y - 500) < 0.01)
    }

    @Test func `paging stops at a page`() {
        scrollView.isPagingEnabled = true
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: -60))
        finger.release(velocity: CGPoint(x: 0, y: -300))
        HeadlessClock.shared.advance(by: 5)
        #expect(abs(scrollView.contentOffset.y - 200) < 0.01)
    }

    @Test func `a finger is tracked until it lifts`() {
        let finger = HeadlessFinger(on: scrollView)
        finger.touch()
        #expect(scrollView.isTracking && !scrollView.isDragging)
        finger.drag(by: CGPoint(x: 0, y: -1))
        #expect(scrollView.isTracking && scrollView.isDragging)
        finger.release()
        #expect(!scrollView.isTracking && !scrollView.isDragging)
    }

    @Test func `a disabled scroll view ignores fingers`() {
        scrollView.isScrollEnabled = false
        HeadlessFinger(on: scrollView).drag(by: CGPoint(x: 0, y: -60))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `the status bar takes content to its top`() {
        scrollView.contentOffset.y = 500
        HeadlessFinger(on: scrollView).tapStatusBar()
        HeadlessClock.shared.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.events.last == "did scroll to top")
    }

    @Test func `the content offset can be observed`() {
        var offsets: [CGFloat] = []
        let observation = scrollView.observe(\.contentOffset, options: [.new]) { _, change in
            MainActor.assumeIsolated { offsets.append(change.newValue?.y ?? -1) }
        }
        scrollView.contentOffset.y = 7
        observation.invalidate()
        scrollView.contentOffset.y = 8
        #expect(offsets == [7])
    }

    @Test func `the content offset of a table can be observed`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        var offsets: [CGFloat] = []
        let observation = table.observe(\.contentOffset, options: [.new]) { _, change in
            MainActor.assumeIsolated { offsets.append(change.newValue?.y ?? -1) }
        }
        table.contentOffset.y = 7
        observation.invalidate()
        #expect(offsets == [7])
    }

    @Test func `content size and inset can be observed`() {
        var sizes: [CGFloat] = []
        var insets: [CGFloat] = []
        let observations = [
            scrollView.observe(\.contentSize, options: [.new]) { _, change in
                MainActor.assumeIsolated { sizes.append(change.newValue?.height ?? -1) }
            },
            scrollView.observe(\.contentInset, options: [.new]) { _, change in
                MainActor.assumeIsolated { insets.append(change.newValue?.top ?? -1) }
            },
        ]
        scrollView.contentSize.height = 600
        scrollView.contentInset.top = 5
        withExtendedLifetime(observations) {}
        #expect(sizes == [600])
        #expect(insets == [5])
    }
}

/// Writes down what a scroll view tells its delegate.
@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        events.append("scroll \(Self.text(scrollView.contentOffset.y))")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        events.append("begin drag")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        events.append("will end drag \(Self.text(velocity.y)) to \(Self.text(targetContentOffset.pointee.y))")
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append(decelerate ? "end drag, decelerates" : "end drag")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        events.append("begin decelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        events.append("end decelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        events.append("end animation")
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        events.append("did scroll to top")
    }

    private static func text(_ number: CGFloat) -> String {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}
