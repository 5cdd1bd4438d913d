import Foundation
import Testing

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases A: from the finger to the start.
struct PullTests {
    private var top = EdgeDriver(.top)

    @Test mutating func `A1: every sample is reported at its own time`() {
        for distance in [CGFloat(10), 20, 39] { top.drag(distance) }
        #expect(
            top.states == [
                .releasing(progress: 0.25), .releasing(progress: 0.5), .releasing(progress: 0.975),
            ])
    }

    @Test mutating func `A2: exactly the threshold arms once with one tap`() {
        top.drag(39)
        top.drag(40)
        top.drag(40)
        #expect(top.states.last == .releasing(progress: 1))
        #expect(top.haptics == 1)
    }

    @Test mutating func `A3: arming again taps again`() {
        for distance in [CGFloat(60), 30, 60] { top.drag(distance) }
        #expect(top.states == [.releasing(progress: 1), .releasing(progress: 0.75), .releasing(progress: 1)])
        #expect(top.haptics == 2)
    }

    @Test mutating func `A4: a half pull that is let go falls back to one idle`() {
        top.drag(30)
        top.lift()
        for distance in [CGFloat(20), 5, 0] { top.pull(distance) }
        #expect(
            top.states == [
                .releasing(progress: 0.75), .releasing(progress: 0.5), .releasing(progress: 0.125), .initial,
            ])
        #expect(top.actions == 0)
    }

    @Test mutating func `A5: content that jumps away from a pull is idle`() {
        top.drag(30)
        top.scroll(to: 200)
        #expect(top.states.last == .initial)
        #expect(!top.log.contains(.partner(.suspend)))
    }

    @Test mutating func `A6: lifting after a long pull loads with one action`() {
        top.load()
        #expect(top.state == .loading)
        #expect(top.actions == 1)
    }

    @Test mutating func `A7: a cancelled gesture starts nothing`() {
        top.drag(60)
        top.cancel()
        top.pull(0)
        #expect(top.actions == 0)
    }

    @Test mutating func `A8: immediate mode loads while the finger is down`() {
        top.machine.rules.startsWhileDragging = true
        top.drag(45)
        #expect(top.state == .loading)
        #expect(!top.log.contains(.open(.pulled)))
        top.lift()
        #expect(top.log.contains(.open(.pulled)))
    }

    @Test mutating func `A9: a fling that overshoots starts nothing`() {
        for offset in [CGFloat(400), 200, 60, -15, -38, -46, -49] {
            top.scroll(to: offset, isDecelerating: true)
        }
        #expect(top.states == [])
        #expect(top.actions == 0)
    }

    @Test mutating func `A10: content that the app scrolls beyond the edge starts nothing`() {
        for offset in [CGFloat(0), -40, -80] { top.scroll(to: offset) }
        #expect(top.state == .initial)
    }

    @Test(arguments: [CGFloat(0), -10, .nan, .infinity])
    mutating func `A11: a threshold that is none takes the height`(threshold: CGFloat) {
        top.machine.rules.threshold = threshold
        #expect(top.machine.rules.usedThreshold == 40)
        top.drag(40)
        #expect(top.state == .releasing(progress: 1))
    }

    @Test mutating func `A11: a threshold beyond reach is clamped`() {
        top.machine.rules.threshold = 5_000
        #expect(top.machine.rules.usedThreshold == 1_000)
    }

    @Test(arguments: [CGFloat(0), -40, .nan, 5_000])
    mutating func `A11: no height traps`(height: CGFloat) {
        top.machine.rules.height = height
        top.machine.rules.threshold = height
        top.drag(1_000)
        top.lift()
        #expect(top.state == .loading)
        top.finish()
        #expect(top.state == .initial)
    }
}
