import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct PinchTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let recognizer = UIPinchGestureRecognizer()
    private let states = RecognizedStates()

    private func setUp() -> (HeadlessTouch, HeadlessTouch) {
        window.isMultipleTouchEnabled = true
        states.listen(to: recognizer, in: window)
        let fingers = (HeadlessTouch(in: window), HeadlessTouch(in: window))
        fingers.0.begin(at: CGPoint(x: 100, y: 150))
        fingers.1.begin(at: CGPoint(x: 200, y: 150))
        return fingers
    }

    @Test func `fingers that move apart pinch from the distance at which they began to`() {
        let fingers = setUp()
        fingers.1.move(to: CGPoint(x: 220, y: 150))
        #expect(states.all == [.began])
        #expect(recognizer.scale == 1)
        fingers.1.move(to: CGPoint(x: 280, y: 150))
        #expect(recognizer.scale == 1.5)
        fingers.1.end()
        fingers.0.end()
        #expect(states.all == [.began, .changed, .ended])
    }

    @Test func `the scale can be set, and counts on from there`() {
        let fingers = setUp()
        fingers.1.move(to: CGPoint(x: 220, y: 150))
        recognizer.scale = 2
        fingers.1.move(to: CGPoint(x: 280, y: 150))
        #expect(recognizer.scale == 3)
        fingers.1.end()
        fingers.0.end()
    }

    @Test func `one finger does not pinch`() {
        states.listen(to: recognizer, in: window)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 100, y: 150))
        touch.move(to: CGPoint(x: 250, y: 150))
        touch.end()
        #expect(states.all.isEmpty)
    }
}
