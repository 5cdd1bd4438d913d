import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct RefreshControlTests {
    @Test func `a long pull starts refreshing and keeps the control in sight`() {
        HeadlessClock.shared.reset()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        scrollView.alwaysBounceVertical = true
        let control = UIRefreshControl()
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: 0, y: 300))
        finger.release()
        HeadlessClock.shared.advance(by: 2)
        #expect(refreshes == 1)
        #expect(control.isRefreshing)
        #expect(scrollView.contentOffset.y == -60)
    }

    @Test func `a short pull does not refresh`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        scrollView.alwaysBounceVertical = true
        scrollView.refreshControl = UIRefreshControl()
        HeadlessFinger(on: scrollView).drag(by: CGPoint(x: 0, y: 100))
        #expect(scrollView.refreshControl?.isRefreshing == false)
    }

    @Test func `ending takes the room of the control away`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        control.beginRefreshing()
        control.endRefreshing()
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
    }
}
