import Foundation
import Testing
import UIKit

@MainActor
struct ImmediatePressTests {
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
