import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ZoomTests {
    private let page = ZoomedPage()

    private func scrollView() -> UIScrollView {
        HeadlessScreen.main.reset()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 100)
        view.addSubview(page.content)
        view.maximumZoomScale = 4
        view.delegate = page
        return view
    }

    @Test func `a pinch zooms between its begin and its end`() {
        let view = scrollView()
        let finger = HeadlessFinger(on: view)
        finger.pinch(by: 2)
        #expect(view.isZooming)
        #expect(view.zoomScale == 2)
        #expect(view.contentSize == CGSize(width: 200, height: 200))
        finger.endPinch()
        #expect(!view.isZooming)
        #expect(page.events == ["begin", "zoom 2.0", "end 2.0"])
    }

    @Test func `a pinch beyond the limit bounces back`() {
        let view = scrollView()
        let finger = HeadlessFinger(on: view)
        finger.pinch(by: 8)
        #expect(view.zoomScale > 4 && view.zoomScale < 8)
        finger.endPinch()
        #expect(view.isZoomBouncing)
        HeadlessScreen.main.advance(by: 1)
        #expect(view.zoomScale == 4)
        #expect(!view.isZoomBouncing)
        #expect(page.events.last == "end 4.0")
    }

    @Test func `without bouncing a pinch stops at the limit`() {
        let view = scrollView()
        view.bouncesZoom = false
        HeadlessFinger(on: view).pinch(by: 8)
        #expect(view.zoomScale == 4)
    }

    @Test func `an animated zoom takes its time and tells its end`() {
        let view = scrollView()
        view.setZoomScale(3, animated: true)
        #expect(view.zoomScale == 1)
        #expect(view.isZoomAnimating)
        HeadlessScreen.main.advance(by: 1)
        #expect(view.zoomScale == 3)
        #expect(!view.isZoomAnimating)
        #expect(page.events.last == "end 3.0")
    }

    @Test func `zooming to a rectangle shows it`() {
        let view = scrollView()
        view.zoom(to: CGRect(x: 50, y: 50, width: 50, height: 50), animated: true)
        HeadlessScreen.main.advance(by: 1)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 100, y: 100))
    }
}

@MainActor private final class ZoomedPage: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var events: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        events.append("zoom \(scrollView.zoomScale)")
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        events.append("begin")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        events.append("end \(scale)")
    }
}
