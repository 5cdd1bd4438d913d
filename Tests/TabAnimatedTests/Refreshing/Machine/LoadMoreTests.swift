import TestDevice
import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases F that need no views: loading near the end.
@Suite(.ownDevice)
struct LoadMoreTests {
    private var end = EdgeDriver(.bottom)

    init() {
        end.machine.rules.trigger = .distance(200)
        end.geometry.offset = 100
    }

    /// Drags towards the end, to so far from it.
    private mutating func drag(toDistance distance: CGFloat) {
        end.touch()
        end.scroll(to: end.geometry.restEnd - distance)
    }

    private mutating func dragAgain(toDistance distance: CGFloat) {
        end.lift()
        end.touch()
        end.scroll(to: end.geometry.restEnd - distance - 50)
        end.scroll(to: end.geometry.restEnd - distance)
    }

    @Test mutating func `F1: a drag from far loads once within the distance`() {
        for distance in [CGFloat(900), 400, 201] { drag(toDistance: distance) }
        #expect(end.actions == 0)
        for distance in [CGFloat(200), 150, 40, 0] { drag(toDistance: distance) }
        #expect(end.actions == 1)
    }

    @Test mutating func `F2: content that changes its length does not load`() {
        drag(toDistance: 150)
        for step in 0..<20 { end.content(2_000 + (step.isMultiple(of: 2) ? 30 : -30)) }
        end.finish()
        for step in 0..<20 {
            end.content(2_000 + (step.isMultiple(of: 2) ? 30 : -30))
            end.scroll(to: end.geometry.offset + 1)
        }
        #expect(end.actions == 1)
    }

    @Test mutating func `F3: a large distance does not answer a pull at the top`() {
        end.machine.rules.trigger = .distance(5_000)
        end.geometry.offset = 0
        end.touch()
        for offset in [CGFloat(-20), -60, -30, -1] { end.scroll(to: offset) }
        end.isPartnerIdle = false
        end.scroll(to: 20)
        #expect(end.actions == 0)
    }

    @Test mutating func `F4: a fling towards the end loads, one away from it does not`() {
        end.geometry.offset = 1_150
        end.scroll(to: 1_100, isDecelerating: true)
        #expect(end.actions == 0)
        end.scroll(to: 1_120, isDecelerating: true)
        end.scroll(to: 1_190, isDecelerating: true)
        #expect(end.actions == 1)
    }

    @Test mutating func `F4: content that the app scrolls does not load`() {
        end.scroll(to: 1_150)
        #expect(end.actions == 0)
    }

    @Test mutating func `F5: a page closes without animation and arms again`() {
        drag(toDistance: 0)
        end.content(2_500)
        #expect(end.send(.end(.finished)).last == .close(cycle: 1, isAnimated: false))
        end.send(.closed(cycle: 1))
        #expect(end.state == .initial)
        drag(toDistance: 100)
        #expect(end.actions == 2)
    }

    @Test mutating func `F5: rows that come after the end arm again`() {
        drag(toDistance: 0)
        end.finish()
        drag(toDistance: -1)
        #expect(end.actions == 1)
        end.content(2_500)
        drag(toDistance: 100)
        #expect(end.actions == 2)
    }

    @Test mutating func `F6: after a page of nothing a new drag loads`() {
        drag(toDistance: 0)
        end.finish()
        drag(toDistance: -5)
        #expect(end.actions == 1)
        dragAgain(toDistance: 0)
        #expect(end.actions == 2)
    }

    @Test mutating func `F7: a failure waits for the retry`() {
        drag(toDistance: 0)
        end.finish(.failed)
        dragAgain(toDistance: 0)
        #expect(end.state == .finished(.failed))
        end.send(.tap)
        #expect(end.state == .loading)
        #expect(end.actions == 2)
    }

    @Test mutating func `F8: exhausted is silent until the top has succeeded`() {
        drag(toDistance: 0)
        end.finish(.exhausted)
        dragAgain(toDistance: 0)
        #expect(end.actions == 1)
        end.send(.reset)
        dragAgain(toDistance: 0)
        #expect(end.actions == 2)
    }

    @Test mutating func `F10: short content loads once for each page`() {
        end.geometry = ScrollGeometry(offset: 0, contentLength: 300, viewLength: 800)
        end.content(300)
        drag(toDistance: -20)
        end.finish()
        dragAgain(toDistance: -20)
        #expect(end.actions == 1)
        end.content(400)
        dragAgain(toDistance: -20)
        #expect(end.actions == 2)
    }

    @Test mutating func `an empty list loads nothing by itself`() {
        end.geometry = ScrollGeometry(offset: 0, contentLength: 0, viewLength: 800)
        drag(toDistance: -20)
        #expect(end.actions == 0)
    }
}
