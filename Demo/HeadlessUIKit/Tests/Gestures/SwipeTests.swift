import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SwipeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let recognizer = UISwipeGestureRecognizer()
    private let states = RecognizedStates()

    /// Moves a finger from the middle in ten steps that take `duration` seconds together.
    private func swipe(by way: CGPoint, in duration: TimeInterval = 0.2) {
        states.listen(to: recognizer, in: window)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 150, y: 150))
        for step in 1...10 {
            HeadlessScreen.main.advance(by: duration / 10)
            let part = CGFloat(step) / 10
            touch.move(to: CGPoint(x: 150 + way.x * part, y: 150 + way.y * part))
        }
        touch.end()
    }

    @Test func `a swipe goes to the right unless told otherwise`() {
        swipe(by: CGPoint(x: 100, y: 5))
        #expect(states.all == [.ended])
    }

    private nonisolated static let ways: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
        (.left, CGPoint(x: -100, y: 0)), (.up, CGPoint(x: 0, y: -100)), (.down, CGPoint(x: 0, y: 100)),
        ([.left, .right], CGPoint(x: -100, y: 0)),
    ]

    @Test(arguments: ways)
    func `it goes in the directions that it is told`(
        direction: UISwipeGestureRecognizer.Direction, way: CGPoint
    ) {
        recognizer.direction = direction
        swipe(by: way)
        #expect(states.all == [.ended])
    }

    @Test(arguments: [
        CGPoint(x: -100, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 100),
    ])
    func `another way, a short one or a slanting one is no swipe`(way: CGPoint) {
        swipe(by: way)
        #expect(states.all.isEmpty)
    }

    @Test func `a slow movement is no swipe`() {
        swipe(by: CGPoint(x: 100, y: 0), in: 3)
        #expect(states.all.isEmpty)
    }
}
