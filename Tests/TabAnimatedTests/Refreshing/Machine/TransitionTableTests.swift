import Foundation
import Testing

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Every row of the transition table, by its number.
struct TransitionTableTests {
    private var top = EdgeDriver(.top)
    private var bottom = EdgeDriver(.bottom)

    @Test mutating func `row 2: a finger that pulls less than the threshold is followed`() {
        #expect(top.drag(10) == [])
        #expect(top.state == .releasing(progress: 0.25))
    }

    @Test mutating func `row 3: a finger that reaches the threshold at once feels a tap`() {
        #expect(top.drag(40) == [.haptic])
        #expect(top.state == .releasing(progress: 1))
    }

    @Test mutating func `row 4: content that runs beyond the edge without a finger is no pull`() {
        #expect(top.pull(60) == [])
        #expect(top.state == .initial)
    }

    @Test mutating func `row 5: the state changes with the progress`() {
        top.drag(10)
        top.drag(20)
        top.drag(20)
        #expect(top.states == [.releasing(progress: 0.25), .releasing(progress: 0.5)])
    }

    @Test mutating func `row 6: a longer pull reaches the threshold with one tap`() {
        top.drag(10)
        #expect(top.drag(40) == [.haptic])
        #expect(top.state == .releasing(progress: 1))
    }

    @Test mutating func `row 7: a still longer pull changes nothing`() {
        top.drag(40)
        #expect(top.drag(90) == [])
        #expect(top.state == .releasing(progress: 1))
    }

    @Test mutating func `row 8: a shorter pull goes back without a tap`() {
        top.drag(40)
        #expect(top.drag(30) == [])
        #expect(top.state == .releasing(progress: 0.75))
    }

    @Test(arguments: [CGFloat(20), 50])
    mutating func `row 9: a pull that is undone is at rest`(distance: CGFloat) {
        top.drag(distance)
        #expect(top.drag(0) == [])
        #expect(top.state == .initial)
    }

    @Test mutating func `row 10: after the finger only the way back is shown, and nothing starts on it`() {
        top.drag(30)
        #expect(top.lift() == [])
        #expect(top.pull(20) == [])
        #expect(top.state == .releasing(progress: 0.5))
        #expect(top.pull(60) == [])
        #expect(top.state == .releasing(progress: 1))
        #expect(top.pull(0) == [])
        #expect(top.state == .initial)
    }

    @Test
    mutating func `row 11: lifting the finger at the threshold opens, silences the partner, speaks and acts`()
    {
        top.drag(60)
        #expect(
            top.lift() == [.open(.pulled), .partner(.suspend), .announce(nil), .act(cycle: 1)])
        #expect(top.state == .loading)
        #expect(top.machine.openLength == 40)
    }

    @Test
    mutating func `row 12: in immediate mode the action runs while dragging and the view opens at the lift`()
    {
        top.machine.rules.startsWhileDragging = true
        #expect(top.drag(45) == [.haptic, .partner(.suspend), .announce(nil), .act(cycle: 1)])
        #expect(top.state == .loading)
        #expect(top.machine.openLength == 0)
        #expect(top.lift() == [.open(.pulled)])
        #expect(top.machine.openLength == 40)
    }

    @Test mutating func `row 13: a gesture that is cancelled at the threshold starts nothing`() {
        top.drag(60)
        #expect(top.cancel() == [])
        #expect(top.pull(30) == [])
        #expect(top.pull(0) == [])
        #expect(top.state == .initial)
    }

    @Test mutating func `row 14: a start by the app on screen reveals and acts`() {
        #expect(
            top.send(.begin) == [.open(.revealed), .partner(.suspend), .announce(nil), .act(cycle: 1)])
        #expect(top.state == .loading)
    }

    @Test mutating func `row 14: a failed edge can be started by the app`() {
        bottom.load()
        bottom.finish(.failed)
        #expect(bottom.machine.canBegin)
    }

    @Test mutating func `row 15: a start off screen acts and opens nothing yet`() {
        top.machine.isVisible = false
        #expect(top.send(.begin) == [.partner(.suspend), .announce(nil), .act(cycle: 1)])
        #expect(top.machine.isRevealPending)
        #expect(top.machine.openLength == 0)
    }

    @Test(arguments: [RefreshMachine.Event.enable(false), .suspend])
    mutating func `row 16: a disabled or suspended edge refuses to start`(event: RefreshMachine.Event) {
        top.send(event)
        #expect(!top.machine.canBegin)
        #expect(top.send(.begin) == [])
    }

    @Test mutating func `row 17: a loading edge refuses to start, one whose view leaves does not`() {
        top.load()
        #expect(!top.machine.canBegin)
        top.send(.end(.finished))
        #expect(
            top.send(.begin)
                == [.partner(.reset), .open(.revealed), .partner(.suspend), .announce(nil), .act(cycle: 2)])
        #expect(top.state == .loading)
        #expect(top.send(.closed(cycle: 1)) == [])
    }

    @Test mutating func `row 18: a pending reveal opens without animation when the view appears`() {
        top.machine.isVisible = false
        top.send(.begin)
        #expect(top.send(.visibility(true)) == [.open(.placed)])
        #expect(top.send(.visibility(true)) == [])
    }

    @Test mutating func `row 19: coming near to the end loads and shows the strip`() {
        bottom.machine.rules.trigger = .distance(200)
        bottom.geometry.offset = 900
        bottom.touch()
        #expect(bottom.scroll(to: 999) == [])
        #expect(bottom.scroll(to: 1_000) == [.open(.silent), .partner(.suspend), .act(cycle: 1)])
        #expect(bottom.state == .loading)
    }

    @Test mutating func `row 20: a tap on the strip loads`() {
        bottom.machine.rules.trigger = .tap
        bottom.send(.tap)
        #expect(bottom.state == .loading)
        #expect(bottom.actions == 1)
    }

    @Test mutating func `row 21: while loading the share follows the visible part under pinned headers`() {
        top.machine.rules.followsPinnedHeaders = true
        top.load()
        top.geometry.adjustedStart = 40
        top.geometry.startContribution = 40
        top.isFingerDown = true
        #expect(top.scroll(to: -15) == [.open(.silent)])
        #expect(top.machine.openLength == 15)
        top.geometry.startContribution = 15
        top.geometry.adjustedStart = 15
        top.isFingerDown = false
        #expect(top.scroll(to: -14) == [.open(.silent)])
        #expect(top.machine.openLength == 40)
    }

    @Test mutating func `row 22: an end with success speaks and closes`() {
        top.load()
        #expect(
            top.send(.end(.finished))
                == [.announce(.finished), .partner(.resume), .close(cycle: 1, isAnimated: true)])
        #expect(top.state == .finished(.finished))
    }

    @Test mutating func `row 23: an end with failure stays open, with a message`() {
        top.load()
        #expect(top.send(.end(.failed)) == [.announce(.failed), .partner(.resume)])
        #expect(top.state == .finished(.failed))
        #expect(top.machine.showsMessage)
        #expect(top.machine.openLength == 40)
    }

    @Test mutating func `row 24: an end with no more data is one at the bottom only`() {
        bottom.load()
        bottom.send(.end(.exhausted))
        #expect(bottom.state == .finished(.exhausted))
        top.load()
        top.send(.end(.exhausted))
        #expect(top.state == .finished(.finished))
    }

    @Test mutating func `row 25: the time limit fails and cancels the action`() {
        top.machine.rules.timeLimit = 30
        top.load()
        #expect(top.log.contains(.limit(cycle: 1, 30)))
        #expect(top.send(.timeOut(cycle: 1)).first == .cancel)
        #expect(top.state == .finished(.failed))
    }

    @Test mutating func `row 26: a closed success is at rest, and resets the bottom`() {
        top.load()
        top.send(.end(.finished))
        #expect(top.send(.closed(cycle: 1)) == [.partner(.reset)])
        #expect(top.state == .initial)
    }

    @Test(arguments: [PullToRefresh.Position.top, .bottom])
    func `row 27: a failure waits for a retry at both edges`(edge: PullToRefresh.Position) {
        var edge = EdgeDriver(edge)
        edge.load()
        edge.finish(.failed)
        #expect(edge.state == .finished(.failed))
        #expect(edge.machine.awaitsRetry)
        #expect(edge.log.contains(.partner(.resume)))
    }

    @Test mutating func `row 28: a failure without a text closes and is over`() {
        top.machine.rules.offersRetry = false
        top.load()
        #expect(
            top.send(.end(.failed))
                == [.announce(.failed), .partner(.resume), .close(cycle: 1, isAnimated: true)])
        #expect(top.state == .finished(.failed))
        #expect(top.send(.closed(cycle: 1)) == [])
        #expect(top.state == .initial)
    }

    @Test(arguments: [true, false])
    mutating func `row 29: without more data the bottom is exhausted, and says so if it has a text`(
        says: Bool
    ) {
        bottom.machine.rules.showsEnd = says
        bottom.load()
        bottom.finish(.exhausted)
        #expect(bottom.state == .finished(.exhausted))
        #expect(bottom.machine.openLength == (says ? 40 : 0))
    }

    @Test(arguments: [PullToRefresh.Result.exhausted, .failed])
    mutating func `row 30: a reset starts afresh`(result: PullToRefresh.Result) {
        bottom.load()
        bottom.finish(result)
        #expect(bottom.send(.reset) == [.close(cycle: 1, isAnimated: false)])
        #expect(bottom.state == .initial)
        #expect(bottom.machine.openLength == 0)
    }

    @Test mutating func `row 30: a reset while the view is on its way out starts afresh, too`() {
        bottom.machine.rules.showsEnd = false
        bottom.load()
        bottom.send(.end(.exhausted))
        #expect(bottom.send(.reset) == [.close(cycle: 1, isAnimated: false)])
        #expect(bottom.send(.closed(cycle: 1)) == [])
        #expect(bottom.state == .initial)
    }

    @Test mutating func `row 31: a retry loads again`() {
        bottom.load()
        bottom.finish(.failed)
        bottom.send(.tap)
        #expect(bottom.state == .loading)
        #expect(bottom.actions == 2)
    }

    @Test mutating func `row 31: a pull beyond a failure loads again`() {
        top.load()
        top.finish(.failed)
        #expect(top.drag(60) == [])
        #expect(top.state == .releasing(progress: 0.5))
        #expect(top.drag(80) == [.haptic])
        top.lift()
        #expect(top.state == .loading)
        #expect(top.actions == 2)
    }

    @Test mutating func `row 31: a pull beyond a failure that is undone shows the failure again`() {
        top.load()
        top.finish(.failed)
        top.drag(60)
        #expect(!top.machine.showsMessage)
        top.drag(40)
        #expect(top.state == .finished(.failed))
        #expect(top.machine.showsMessage)
    }

    @Test mutating func `row 31: a pull beyond a message starts there, however long the view is`() {
        top.load()
        top.finish(.failed)
        top.machine.rules.height = 44
        top.drag(54)
        #expect(top.state == .releasing(progress: 10 / 44))
        top.machine.rules.height = 120
        #expect(top.machine.openLength == 44)
        top.drag(164)
        #expect(top.state == .releasing(progress: 1))
    }

    @Test mutating func `row 32: an exhausted edge hears neither fingers nor the app`() {
        bottom.load()
        bottom.finish(.exhausted)
        #expect(bottom.drag(100) == [])
        #expect(bottom.send(.begin) == [])
        #expect(bottom.send(.tap) == [])
        #expect(bottom.state == .finished(.exhausted))
    }

    @Test mutating func `row 33: an end without a load is refused`() {
        #expect(!top.machine.canEnd)
        #expect(top.send(.end(.finished)) == [])
        top.drag(60)
        #expect(top.send(.end(.finished)) == [])
    }

    @Test mutating func `row 34: a pull during the hide animation is one as ever`() {
        top.load()
        top.send(.end(.finished))
        #expect(top.drag(60) == [.partner(.reset), .haptic])
        #expect(top.state == .releasing(progress: 1))
        #expect(top.send(.closed(cycle: 1)) == [])
        top.lift()
        #expect(top.actions == 2)
    }

    @Test
    mutating func `row 34: before it, a pull begins at the view, which leaves when the pull is undone`() {
        top.load()
        top.send(.end(.finished))
        top.geometry.adjustedStart = 40
        top.geometry.startContribution = 40
        #expect(top.drag(60) == [.partner(.reset)])
        #expect(top.state == .releasing(progress: 0.5))
        #expect(top.drag(40) == [.close(cycle: 1, isAnimated: true)])
        #expect(top.state == .initial)
        #expect(top.machine.openLength == 0)
    }

    @Test(arguments: [RefreshMachine.Event.enable(false), .suspend], [CGFloat(20), 60])
    mutating func `row 35: a pull ends when the edge ignores pulls`(
        event: RefreshMachine.Event, distance: CGFloat
    ) {
        top.drag(distance)
        #expect(top.send(event) == [])
        #expect(top.state == .initial)
        #expect(!top.machine.isListening)
    }

    @Test mutating func `row 36: disabling a loading edge lets it finish and nothing start after`() {
        top.load()
        #expect(top.send(.enable(false)) == [])
        top.finish()
        #expect(top.state == .initial)
        #expect(top.drag(60) == [])
        #expect(!top.machine.canBegin)
    }

    @Test mutating func `row 37: a loading edge cannot be suspended`() {
        top.load()
        #expect(top.send(.suspend) == [])
        #expect(!top.machine.isSuspended)
    }

    @Test mutating func `row 38: an edge that comes back counts a finger from its next sample`() {
        top.send(.suspend)
        top.drag(60)
        #expect(top.send(.resume) == [])
        #expect(top.machine.isListening)
        #expect(top.drag(61) == [.haptic])
    }

    @Test mutating func `row 39: removal cancels, gives back and wakes the partner`() {
        top.load()
        #expect(top.send(.detach) == [.cancel, .partner(.resume)])
        #expect(top.send(.begin).isEmpty, "one that was removed starts nothing")
        #expect(top.machine.openLength == 0)
        #expect(top.send(.end(.finished)) == [])
    }

    @Test mutating func `row 40: a completion of an older cycle is ignored`() {
        top.load()
        top.finish()
        top.load()
        top.send(.end(.finished))
        #expect(top.send(.closed(cycle: 1)) == [])
        #expect(top.state == .finished(.finished))
    }
}
