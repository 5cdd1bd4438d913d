import HeadlessObjectiveC
import Synchronization
import TestDevice
import Testing
import UIKit

/// A class that announces the changes of its values, as a scroll view does.
private class Meter: NSObject {
    var level: Int {
        get { storedLevel }
        set { headlessObserving(self, \Meter.level) { storedLevel = newValue } }
    }
    var limit: Int {
        get { storedLimit }
        set { headlessObserving(self, \Meter.limit) { storedLimit = newValue } }
    }
    /// Another name of the level, whose change contains the level's.
    var height: Int {
        get { storedLevel }
        set { headlessObserving(self, \Meter.height) { level = newValue } }
    }

    private var storedLevel = 1
    private var storedLimit = 1
}

private final class SpecialMeter: Meter {}

/// What an observer has heard.
private final class Log: Sendable {
    private let stored = Mutex<[String]>([])

    var entries: [String] { stored.withLock(\.self) }

    func add(_ entry: String) {
        stored.withLock { $0.append(entry) }
    }
}

@Suite(.ownDevice)
struct KeyValueObservingTests {
    private let log = Log()

    @Test func `an observer hears of the old and the new value`() {
        let meter = Meter()
        let observation = meter.observe(\.level, options: [.old, .new]) { [log] _, change in
            log.add("\(change.oldValue ?? 0) to \(change.newValue ?? 0)")
        }
        meter.level = 5
        #expect(log.entries == ["1 to 5"])
        observation.invalidate()
    }

    @Test func `an observer that asks for no values gets none`() {
        let meter = Meter()
        let observation = meter.observe(\.level) { [log] _, change in
            log.add("\(change.oldValue == nil) \(change.newValue == nil)")
        }
        meter.level = 5
        #expect(log.entries == ["true true"])
        observation.invalidate()
    }

    @Test func `a change announced by a class reaches those who observe a subclass`() {
        let meter = SpecialMeter()
        let observation = meter.observe(\.level, options: .new) { [log] _, change in
            log.add("level \(change.newValue ?? 0)")
        }
        meter.level = 5
        #expect(log.entries == ["level 5"])
        observation.invalidate()
    }

    @Test func `a change within a change is reported once`() {
        let meter = SpecialMeter()
        let observation = meter.observe(\.height) { [log] _, _ in log.add("height") }
        meter.height = 5
        #expect(log.entries == ["height"])
        observation.invalidate()
    }

    @Test func `setting an equal value is a change too`() {
        let meter = SpecialMeter()
        let observation = meter.observe(\.level) { [log] _, _ in log.add("level") }
        meter.level = 1
        #expect(log.entries == ["level"])
        observation.invalidate()
    }

    @Test func `the change of another value is not reported`() {
        let meter = SpecialMeter()
        let observation = meter.observe(\.level) { [log] _, _ in log.add("level") }
        meter.limit = 7
        #expect(log.entries == [])
        observation.invalidate()
    }

    @Test func `an observer may ask for the value at the start`() {
        let meter = Meter()
        let observation = meter.observe(\.level, options: [.initial, .new]) { [log] _, change in
            log.add("level \(change.newValue ?? 0)")
        }
        #expect(log.entries == ["level 1"])
        observation.invalidate()
    }

    @Test func `a prior notice comes before the change`() {
        let meter = Meter()
        let observation = meter.observe(\.level, options: .prior) { [log] meter, change in
            log.add("\(change.isPrior) at \(meter.level)")
        }
        meter.level = 5
        #expect(log.entries == ["true at 1", "false at 5"])
        observation.invalidate()
    }

    @Test func `an invalidated observation hears nothing`() {
        let meter = Meter()
        let observation = meter.observe(\.level) { [log] _, _ in log.add("level") }
        observation.invalidate()
        meter.level = 5
        #expect(log.entries == [])
    }

    @Test func `an observation ends when it is let go of`() {
        let meter = Meter()
        var observation: NSKeyValueObservation? = meter.observe(\.level) { [log] _, _ in log.add("level") }
        #expect(observation != nil)
        observation = nil
        meter.level = 5
        #expect(log.entries == [])
    }

    @Test func `an observation does not keep its object alive`() {
        weak var reference: Meter?
        var observation: NSKeyValueObservation?
        do {
            let meter = Meter()
            reference = meter
            observation = meter.observe(\.level) { _, _ in }
        }
        #expect(reference == nil)
        observation?.invalidate()
    }
}
