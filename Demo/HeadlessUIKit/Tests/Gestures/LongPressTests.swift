import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LongPressTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let recognizer = UILongPressGestureRecognizer()
    private let states = RecognizedStates()

    private func setUp() {
        states.listen(to: recognizer, in: window)
    }

    private func press(for duration: TimeInterval) -> HeadlessTouch {
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 50, y: 50))
        HeadlessScreen.main.advance(by: duration)
        return touch
    }

    @Test func `a finger that stays is recognized after half a second, and followed until it goes`() {
        setUp()
        let touch = press(for: 0.6)
        #expect(states.all == [.began])
        touch.move(to: CGPoint(x: 90, y: 50))
        touch.end()
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test func `a finger that goes earlier is not a press`() {
        setUp()
        press(for: 0.4).end()
        HeadlessScreen.main.advance(by: 1)
        #expect(states.all.isEmpty)
    }

    @Test func `a finger that moves farther than it may is not a press`() {
        setUp()
        let touch = press(for: 0.1)
        touch.move(to: CGPoint(x: 61, y: 50))
        HeadlessScreen.main.advance(by: 1)
        touch.end()
        #expect(states.all.isEmpty)
    }

    @Test func `a small movement is allowed`() {
        setUp()
        let touch = press(for: 0.1)
        touch.move(to: CGPoint(x: 59, y: 50))
        HeadlessScreen.main.advance(by: 1)
        #expect(states.all == [.began])
        touch.end()
    }

    @Test func `the duration can be chosen`() {
        setUp()
        recognizer.minimumPressDuration = 2
        let touch = press(for: 1.9)
        #expect(states.all.isEmpty)
        HeadlessScreen.main.advance(by: 0.2)
        #expect(states.all == [.began])
        touch.end()
    }

    @Test func `without a duration a touch presses at once, and excludes a tap`() {
        setUp()
        recognizer.minimumPressDuration = 0
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.headlessHandler = { _ in taps += 1 }
        window.addGestureRecognizer(tap)
        HeadlessTouch.tap(at: CGPoint(x: 10, y: 10), in: window)
        #expect(states.all == [.began, .ended])
        #expect(taps == 0)
    }
}
