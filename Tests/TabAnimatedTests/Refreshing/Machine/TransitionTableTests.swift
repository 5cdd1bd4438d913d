import Foundation
import Testing

@testable import TabAnimated

/// Every row of the transition table, by its number.
struct TransitionTableTests {
    private var top = EdgeDriver(.top)
    private var bottom = EdgeDriver(.bottom)

    @Test mutating func `row 1: attaching watches, lays out and reports idle`() {
        #expect(top.send(.attach) == [.observe, .layOut, .report(.idle)])
    }

    @Test mutating func `row 2: a finger that pulls less than the threshold is followed`() {
        #expect(top.drag(10) == [.report(.pulling(0.25))])
    }

    @Test mutating func `row 3: a finger that reaches the threshold at once arms`() {
        #expect(top.drag(40) == [.haptic, .report(.armed)])
    }

    @Test mutating func `row 4: content that runs beyond the edge without a finger is no pull`() {
        #expect(top.pull(60) == [])
        #expect(top.phase == .idle)
    }

    @Test mutating func `row 5: progress is reported when it changes`() {
        top.drag(10)
        #expect(top.drag(20) == [.report(.pulling(0.5))])
        #expect(top.drag(20) == [])
    }

    @Test mutating func `row 6: a longer pull arms with one tap`() {
        top.drag(10)
        #expect(top.drag(40) == [.haptic, .report(.armed)])
    }

    @Test mutating func `row 7: a still longer pull changes nothing`() {
        top.drag(40)
        #expect(top.drag(90) == [])
    }

    @Test mutating func `row 8: a shorter pull disarms without a tap`() {
        top.drag(40)
        #expect(top.drag(30) == [.report(.pulling(0.75))])
    }

    @Test(arguments: [CGFloat(20), 50])
    mutating func `row 9: a pull that is undone is idle`(distance: CGFloat) {
        top.drag(distance)
        #expect(top.drag(0) == [.report(.idle)])
    }

    @Test mutating func `row 10: after the finger only the way back is reported, and it cannot arm`() {
        top.drag(30)
        #expect(top.lift() == [])
        #expect(top.pull(20) == [.report(.pulling(0.5))])
        #expect(top.pull(60) == [.report(.pulling(1))])
        #expect(top.pull(0) == [.report(.idle)])
    }

    @Test
    mutating func `row 11: lifting an armed finger opens, reports, silences the partner, speaks and acts`() {
        top.drag(60)
        #expect(
            top.lift() == [
                .open(.pulled), .report(.loading), .suspendPartner, .announce(.start), .act(cycle: 1),
            ])
    }

    @Test
    mutating func `row 12: in immediate mode the action runs while dragging and the view opens at the lift`()
    {
        top.machine.rules.startsWhileDragging = true
        #expect(
            top.drag(45) == [
                .haptic, .report(.armed), .report(.loading), .suspendPartner, .announce(.start),
                .act(cycle: 1),
            ])
        #expect(top.lift() == [.open(.pulled)])
    }

    @Test mutating func `row 13: an armed gesture that is cancelled goes back`() {
        top.drag(60)
        #expect(top.cancel() == [.report(.pulling(1))])
        #expect(top.pull(0) == [.report(.idle)])
    }

    @Test mutating func `row 14: a start by the app on screen reveals and acts`() {
        #expect(
            top.send(.begin) == [
                .open(.revealed), .report(.loading), .suspendPartner, .announce(.start), .act(cycle: 1),
            ])
    }

    @Test mutating func `row 14: a failed edge can be started by the app`() {
        bottom.load()
        bottom.finish(.failed)
        #expect(bottom.machine.canBegin)
    }

    @Test mutating func `row 15: a start off screen acts and opens nothing yet`() {
        top.machine.isVisible = false
        #expect(
            top.send(.begin) == [.report(.loading), .suspendPartner, .announce(.start), .act(cycle: 1)])
        #expect(top.machine.isRevealPending)
    }

    @Test(arguments: [RefreshEvent.enable(false), .suspend])
    mutating func `row 16: a disabled or suspended edge refuses to start`(event: RefreshEvent) {
        top.send(event)
        #expect(!top.machine.canBegin)
        #expect(top.send(.begin) == [])
    }

    @Test mutating func `row 17: a busy edge refuses to start`() {
        top.load()
        #expect(!top.machine.canBegin)
        top.send(.end(.finished, isOnScreen: true))
        #expect(!top.machine.canBegin)
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
        #expect(
            bottom.scroll(to: 1_000) == [
                .open(.silent), .report(.loading), .suspendPartner, .act(cycle: 1),
            ])
    }

    @Test mutating func `row 20: a tap on the strip loads`() {
        bottom.machine.rules.trigger = .tap
        bottom.send(.tap)
        #expect(bottom.phase == .loading)
        #expect(bottom.actions == 1)
    }

    @Test mutating func `row 21: while loading the share follows the visible part under pinned headers`() {
        top.machine.rules.followsPinnedHeaders = true
        top.load()
        top.geometry.adjustedStart = 40
        top.geometry.startContribution = 40
        top.isFingerDown = true
        #expect(top.scroll(to: -15) == [.setOpenLength(15)])
        top.geometry.startContribution = 15
        top.geometry.adjustedStart = 15
        top.isFingerDown = false
        #expect(top.scroll(to: -14) == [.setOpenLength(40)])
    }

    @Test mutating func `row 22: an end with success reports, speaks and closes`() {
        top.load()
        #expect(
            top.send(.end(.finished, isOnScreen: true)) == [
                .report(.finishing(.finished)), .announce(.end(.finished)),
                .close(cycle: 1, isAnimated: true),
            ])
    }

    @Test mutating func `row 23: an end with failure reports the failure`() {
        top.load()
        top.send(.end(.failed, isOnScreen: true))
        #expect(top.phase == .finishing(.failed))
    }

    @Test mutating func `row 24: an end with no more data reports it at the bottom only`() {
        bottom.load()
        bottom.send(.end(.exhausted, isOnScreen: true))
        #expect(bottom.phase == .finishing(.exhausted))
        top.load()
        top.send(.end(.exhausted, isOnScreen: true))
        #expect(top.phase == .finishing(.finished))
    }

    @Test mutating func `row 25: the time limit fails and cancels the action`() {
        top.machine.rules.timeLimit = 30
        top.load()
        #expect(top.log.contains(.limit(cycle: 1, 30)))
        #expect(top.send(.timeOut(cycle: 1, isOnScreen: true)).first == .cancelAction)
        #expect(top.phase == .finishing(.failed))
    }

    @Test mutating func `row 26: a closed success is idle, wakes the partner and resets the bottom`() {
        top.load()
        top.send(.end(.finished, isOnScreen: true))
        #expect(top.send(.closed(cycle: 1)) == [.report(.idle), .resumePartner, .resetPartner])
    }

    @Test mutating func `row 27: a closed failure at the bottom waits for a retry`() {
        bottom.load()
        bottom.finish(.failed)
        #expect(bottom.phase == .failed)
        #expect(bottom.log.contains(.resumePartner))
    }

    @Test mutating func `row 28: a closed failure at the top is idle`() {
        top.load()
        top.send(.end(.failed, isOnScreen: true))
        #expect(top.send(.closed(cycle: 1)) == [.report(.idle), .resumePartner])
    }

    @Test mutating func `row 29: without more data the bottom is exhausted`() {
        bottom.load()
        bottom.finish(.exhausted)
        #expect(bottom.phase == .exhausted)
    }

    @Test(arguments: [RefreshResult.exhausted, .failed])
    mutating func `row 30: a reset starts afresh`(result: RefreshResult) {
        bottom.load()
        bottom.finish(result)
        #expect(bottom.send(.reset) == [.collapse, .report(.idle)])
    }

    @Test mutating func `row 31: a retry loads again`() {
        bottom.load()
        bottom.finish(.failed)
        bottom.send(.tap)
        #expect(bottom.phase == .loading)
        #expect(bottom.actions == 2)
    }

    @Test mutating func `row 32: an exhausted edge hears neither fingers nor the app`() {
        bottom.load()
        bottom.finish(.exhausted)
        #expect(bottom.drag(60) == [])
        #expect(bottom.send(.begin) == [])
    }

    @Test mutating func `row 33: an end without a load is refused`() {
        #expect(!top.machine.canEnd)
        #expect(top.send(.end(.finished, isOnScreen: true)) == [])
        top.drag(60)
        #expect(top.send(.end(.finished, isOnScreen: true)) == [])
    }

    @Test mutating func `row 34: a finger during the hide animation changes nothing`() {
        top.load()
        top.send(.end(.finished, isOnScreen: true))
        #expect(top.drag(60) == [])
        #expect(top.phase == .finishing(.finished))
    }

    @Test(arguments: [RefreshEvent.enable(false), .suspend], [CGFloat(20), 60])
    mutating func `row 35: a pull ends when the edge ignores pulls`(event: RefreshEvent, distance: CGFloat) {
        top.drag(distance)
        #expect(top.send(event) == [.report(.idle), .hideView])
    }

    @Test mutating func `row 36: disabling a loading edge lets it finish and nothing start after`() {
        top.load()
        #expect(top.send(.enable(false)) == [])
        top.finish()
        #expect(top.phase == .idle)
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
        #expect(top.send(.resume) == [.showView])
        #expect(top.drag(61) == [.haptic, .report(.armed)])
    }

    @Test mutating func `row 39: removal gives back, stops, forgets and wakes the partner, without a report`()
    {
        top.load()
        #expect(
            top.send(.detach) == [
                .restoreInset, .stopObserving, .cancelAction, .dropAction, .resumePartner,
            ])
        #expect(top.send(.end(.finished, isOnScreen: true)) == [])
    }

    @Test mutating func `row 40: a completion of an older cycle is ignored`() {
        top.load()
        top.finish()
        top.load()
        top.send(.end(.finished, isOnScreen: true))
        #expect(top.send(.closed(cycle: 1)) == [])
        #expect(top.phase == .finishing(.finished))
    }
}
