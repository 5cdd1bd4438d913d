import Foundation
import Testing
import UIKit

@MainActor
struct LongPressTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    /// Within the test, for other tests may run between `init` and it.
    private func press(for duration: TimeInterval) -> (recognizer: UILongPressGestureRecognizer, log: Log) {
        HeadlessScreen.main.reset()
        window.isHidden = false
        let recognizer = UILongPressGestureRecognizer()
        recognizer.minimumPressDuration = duration
        let log = Log()
        recognizer.headlessHandler = { log.states.append($0.state) }
        window.addGestureRecognizer(recognizer)
        return (recognizer, log)
    }

    @Test func `a finger that stays long enough presses until it is lifted`() {
        let log = press(for: 0.5).log
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        HeadlessScreen.main.advance(by: 0.4)
        #expect(log.states == [])
        HeadlessScreen.main.advance(by: 0.2)
        touch.move(to: CGPoint(x: 90, y: 10))
        touch.end()
        #expect(log.states == [.began, .changed, .ended])
    }

    @Test func `a finger that leaves early, or moves away, does not press`() {
        let log = press(for: 0.5).log
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        HeadlessScreen.main.advance(by: 1)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 10, y: 10))
        touch.move(to: CGPoint(x: 40, y: 10))
        HeadlessScreen.main.advance(by: 1)
        touch.end()
        #expect(log.states == [])
    }

    @Test func `without a duration a touch presses at once, and excludes a tap`() {
        let log = press(for: 0).log
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.headlessHandler = { _ in taps += 1 }
        window.addGestureRecognizer(tap)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(log.states == [.began, .ended] && taps == 0)
    }
}

@MainActor private final class Log {
    var states: [UIGestureRecognizer.State] = []
}
