import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TransactionTests {
    private let layer = CALayer()

    private func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = duration
        return animation
    }

    @Test func `the inner transaction's duration counts until it is committed`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `an inner transaction has the settings of the outer one`() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.commit()
    }

    @Test func `the completion block runs at once if there are no animations`() {
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        #expect(!isDone)
        CATransaction.commit()
        #expect(isDone)
    }

    @Test func `the completion block waits for the longest animation`() {
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        layer.add(fade(1), forKey: "short")
        layer.add(fade(2), forKey: "long")
        CATransaction.commit()
        HeadlessClock.shared.advance(by: 1.5)
        #expect(!isDone)
        HeadlessClock.shared.advance(by: 0.5)
        #expect(isDone)
    }

    @Test func `the outer completion waits for the animations of inner transactions`() {
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("inner") }
        layer.add(fade(1), forKey: "fade")
        CATransaction.commit()
        CATransaction.commit()
        #expect(order.isEmpty)
        HeadlessClock.shared.advance(by: 1)
        #expect(order == ["inner", "outer"])
    }

    @Test func `completions stand at the time of their ends`() {
        var times: [CFTimeInterval] = []
        let start = CACurrentMediaTime()
        for duration in [2.0, 1.0] {
            CATransaction.begin()
            CATransaction.setCompletionBlock { times.append(CACurrentMediaTime() - start) }
            layer.add(fade(duration), forKey: nil)
            CATransaction.commit()
        }
        HeadlessClock.shared.advance(by: 5)
        #expect(times.map { ($0 * 1000).rounded() } == [1000, 2000])
    }

    @Test func `the main queue has one stack, on whichever thread it runs`() async {
        CATransaction.setDisableActions(true)
        let isDisabled = await withCheckedContinuation { answer in
            // A thread that is new has no stack of its own yet.
            Thread.detachNewThread {
                answer.resume(returning: DispatchQueue.main.sync { CATransaction.disableActions() })
            }
        }
        #expect(isDisabled)
    }
}
