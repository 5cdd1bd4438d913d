import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TouchTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
        window.isHidden = false
        window.addSubview(view)
    }

    private func tap(
        _ times: Int = 1, on view: UIView, _ change: (UITapGestureRecognizer) -> Void = { _ in }
    ) -> Counter {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = times
        change(recognizer)
        view.addGestureRecognizer(recognizer)
        return Counter(recognizer)
    }

    @Test func `a touch reaches the view it began in`() {
        setUp()
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 150, y: 10))
        touch.end()
        #expect(view.log == ["began 10", "moved 150", "ended 150"])
    }

    @Test func `events go through the window`() {
        setUp()
        let window = CountingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        HeadlessTouch.tap(at: CGPoint(x: 5, y: 5), in: window)
        #expect(window.count == 2)
    }

    @Test func `a tap is recognized and taken from the view`() {
        setUp()
        let taps = tap(on: view)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(taps.count == 1)
        #expect(view.log == ["began 10", "cancelled"])
    }

    @Test func `a recognizer that does not cancel leaves the touch to the view`() {
        setUp()
        let taps = tap(on: view) { $0.cancelsTouchesInView = false }
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(taps.count == 1)
        #expect(view.log == ["began 10", "ended 10"])
    }

    @Test func `a recognizer that delays the beginning keeps it until it has failed`() {
        setUp()
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        view.addGestureRecognizer(pan)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        #expect(view.log.isEmpty)
        touch.end()
        #expect(view.log == ["began 10", "ended 10"])
    }

    @Test func `a finger that moves away does not tap`() {
        setUp()
        let taps = tap(on: view)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 90, y: 10))
        touch.end()
        #expect(taps.count == 0)
    }

    @Test func `two taps are needed where two are required`() {
        setUp()
        let taps = tap(2, on: view)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(taps.count == 0)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(taps.count == 1)
    }

    @Test func `two taps with too much time between them are none`() {
        setUp()
        let taps = tap(2, on: view)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        HeadlessScreen.main.advance(by: 1)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(taps.count == 0)
    }

    @Test func `two fingers are needed where two are required`() {
        setUp()
        view.isMultipleTouchEnabled = true
        let taps = tap(on: view) { $0.numberOfTouchesRequired = 2 }
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        HeadlessScreen.main.advance(by: 1)
        let (first, second) = (HeadlessTouch(in: window), HeadlessTouch(in: window))
        first.begin(at: CGPoint(x: 10, y: 10))
        second.begin(at: CGPoint(x: 60, y: 10))
        first.end()
        second.end()
        #expect(taps.count == 1)
    }

    @Test func `one tap waits until there are not two`() {
        setUp()
        let double = tap(2, on: view)
        let single = tap(on: view) { $0.require(toFail: double.recognizer) }
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(single.count == 0)
        HeadlessScreen.main.advance(by: 1)
        #expect(single.count == 1)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window, times: 2)
        HeadlessScreen.main.advance(by: 1)
        #expect(double.count == 1)
        #expect(single.count == 1)
    }

    @Test func `only the nearest recognizer recognizes`() {
        setUp()
        let (near, far) = (tap(on: view), tap(on: window))
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(near.count == 1)
        #expect(far.count == 0)
    }

    @Test func `recognizers go together if a delegate says so`() {
        setUp()
        let delegate = Permitting()
        let near = tap(on: view) { $0.delegate = delegate }
        let far = tap(on: window)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(near.count == 1)
        #expect(far.count == 1)
    }

    @Test func `a delegate may refuse a touch`() {
        setUp()
        let delegate = Refusing()
        let taps = tap(on: view) { $0.delegate = delegate }
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(taps.count == 0)
        #expect(view.log == ["began 10", "ended 10"])
    }

    @Test func `dragging has a way and a velocity`() {
        setUp()
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        pan.headlessHandler = { states.append($0.state) }
        view.addGestureRecognizer(pan)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 25, y: 10))
        HeadlessScreen.main.advance(by: 0.1)
        touch.move(to: CGPoint(x: 40, y: 10))
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
        #expect(abs(pan.velocity(in: view).x - 150) < 0.001)
        touch.end()
        #expect(states == [.began, .changed, .ended])
        #expect(pan.state == .possible)
    }

    @Test func `a drag needs its fingers`() {
        setUp()
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        view.addGestureRecognizer(pan)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 60, y: 10))
        #expect(pan.state == .possible)
        touch.end()
        let (first, second) = (HeadlessTouch(in: window), HeadlessTouch(in: window))
        first.begin(at: CGPoint(x: 10, y: 10))
        second.begin(at: CGPoint(x: 10, y: 60))
        first.move(to: CGPoint(x: 60, y: 10))
        #expect(pan.state == .began)
        #expect(pan.numberOfTouches == 2)
        first.end()
        second.end()
    }

    @Test func `switching a recognizer off cancels its gesture`() {
        setUp()
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        pan.headlessHandler = { states.append($0.state) }
        view.addGestureRecognizer(pan)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 60, y: 10))
        pan.isEnabled = false
        touch.end()
        #expect(states == [.began, .cancelled])
    }

    @Test func `a scroll view follows a finger`() {
        setUp()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        window.addSubview(scrollView)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 50, y: 90))
        touch.move(to: CGPoint(x: 50, y: 50))
        touch.move(to: CGPoint(x: 50, y: 40))
        #expect(scrollView.contentOffset.y == 50)
        touch.end()
        #expect(!scrollView.isDragging)
    }

    @Test func `a view takes one touch at a time unless it takes several`() {
        setUp()
        let (first, second) = (HeadlessTouch(in: window), HeadlessTouch(in: window))
        first.begin(at: CGPoint(x: 10, y: 10))
        second.begin(at: CGPoint(x: 20, y: 10))
        #expect(view.log == ["began 10"])
        first.end()
        second.end()
        view.log = []
        view.isMultipleTouchEnabled = true
        let (third, fourth) = (HeadlessTouch(in: window), HeadlessTouch(in: window))
        third.begin(at: CGPoint(x: 10, y: 10))
        fourth.begin(at: CGPoint(x: 20, y: 10))
        #expect(view.log == ["began 10", "began 20"])
    }

    @Test func `a view that wants touches for itself keeps others from getting any`() {
        setUp()
        let other = TouchedView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        window.addSubview(other)
        view.isExclusiveTouch = true
        let (first, second) = (HeadlessTouch(in: window), HeadlessTouch(in: window))
        first.begin(at: CGPoint(x: 10, y: 10))
        second.begin(at: CGPoint(x: 150, y: 10))
        #expect(other.log.isEmpty)
    }

    @Test func `a control keeps its taps from recognizers above it`() {
        setUp()
        let taps = tap(on: window)
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        window.addSubview(button)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 110), in: window)
        #expect(presses == 1)
        #expect(taps.count == 0)
    }

    @Test func `the second of two quick touches is a repetition`() {
        setUp()
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        var repetitions = 0
        button.addAction(UIAction { _ in repetitions += 1 }, for: .touchDownRepeat)
        window.addSubview(button)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 110), in: window, times: 2)
        #expect(repetitions == 1)
    }

    @Test func `a view that is animated takes no touches unless it may`() {
        setUp()
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
        HeadlessScreen.main.advance(by: 1)
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { self.view.alpha = 1 }
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    }
}

@MainActor private final class Counter {
    let recognizer: UITapGestureRecognizer
    private(set) var count = 0

    init(_ recognizer: UITapGestureRecognizer) {
        self.recognizer = recognizer
        recognizer.headlessHandler = { [weak self] _ in self?.count += 1 }
    }
}

private final class TouchedView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
    }

    private func note(_ word: String, _ touches: Set<UITouch>) {
        for touch in touches { log.append("\(word) \(Int(touch.location(in: self).x))") }
    }
}

private final class CountingWindow: UIWindow {
    private(set) var count = 0

    override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
    }
}

private final class Permitting: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { false }
}
