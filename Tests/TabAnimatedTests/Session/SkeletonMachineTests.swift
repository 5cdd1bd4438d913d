import Foundation
import Testing

@testable import TabAnimated

/// Every row of the table of a skeleton's life.
struct SkeletonMachineTests {
    private var machine = SkeletonMachine(parts: .sections([0, 1]))

    /// Returns what follows from an event some seconds after the last one.
    private mutating func send(
        _ event: SkeletonMachine.Event, after seconds: TimeInterval = 0
    ) -> [SkeletonMachine.Effect] {
        machine.conditions.now += seconds
        machine.conditions.sectionCount = 3
        return machine.handle(event)
    }

    /// Puts the skeleton on screen.
    private mutating func show(_ parts: ListParts = .sections([0, 1]), leastDuration: TimeInterval = 0) {
        machine = SkeletonMachine(parts: parts)
        machine.conditions.timing = SkeletonTiming(minimumDuration: leastDuration)
        _ = send(.start)
        _ = send(.covered)
        _ = send(.stateEntered)
    }

    // MARK: Waiting

    @Test mutating func `a start without a delay covers at once`() {
        #expect(send(.start) == [.enter(.waiting), .cover])
        #expect(machine.phase == .showing)
    }

    @Test mutating func `a start with a delay waits for it`() {
        machine.conditions.timing = SkeletonTiming(delay: 0.3)
        #expect(send(.start) == [.enter(.waiting), .wait(0.3)])
        #expect(send(.timePassed, after: 0.3) == [.cover])
    }

    @Test(arguments: [SkeletonMachine.Event.end(.crossDissolve(1)), .remove])
    mutating func `an end within the delay gives the view back and tells nothing`(
        event: SkeletonMachine.Event
    ) {
        #expect(send(event) == [.end(.none)])
        #expect(machine.phase == .over)
    }

    @Test mutating func `parts that start and end within the delay are covered, or not, at its end`() {
        #expect(send(.load(.sections([0, 1, 2]))) == [])
        #expect(send(.endPart(.section(0), .none)) == [.complete(.section(0))])
        #expect(machine.parts == .sections([1, 2]))
        #expect(send(.endPart(.section(1), .none)) == [.complete(.section(1))])
        #expect(send(.endPart(.section(2), .none)) == [.end(.none)])
    }

    // MARK: Showing

    @Test mutating func `an app hears that its view is covered`() {
        _ = send(.start)
        #expect(send(.covered) == [.enter(.running)])
        #expect(machine.phase == .shown)
        #expect(send(.stateEntered) == [])
    }

    @Test mutating func `a part that starts while the covers are put in place is covered right after`() {
        _ = send(.start)
        #expect(send(.load(.sections([0, 1, 2]))) == [])
        _ = send(.covered)
        #expect(send(.stateEntered) == [.update])
        #expect(send(.covered) == [])
    }

    @Test mutating func `a part that ends while the covers are put in place leaves right after`() {
        _ = send(.start)
        #expect(send(.endPart(.section(1), .crossDissolve(0.2))) == [])
        _ = send(.covered)
        #expect(send(.stateEntered) == [.leave([.section(1)], .crossDissolve(0.2))])
    }

    @Test mutating func `an end while the covers are put in place comes right after`() {
        _ = send(.start)
        #expect(send(.end(.none)) == [])
        _ = send(.covered)
        #expect(send(.stateEntered) == [.end(.none)])
    }

    @Test(arguments: [SkeletonMachine.Event.coverRemoved, .remove])
    mutating func `a removal while the covers are put in place gives the view back at once`(
        event: SkeletonMachine.Event
    ) {
        _ = send(.start)
        #expect(send(event) == [.end(.none)])
        #expect(send(.covered) == [])
    }

    // MARK: Shown

    @Test mutating func `an update covers what loads now`() {
        show()
        #expect(send(.update) == [.update])
        #expect(send(.covered) == [])
    }

    @Test mutating func `the same parts change nothing`() {
        show()
        #expect(send(.load(.sections([0, 1]))) == [])
    }

    @Test mutating func `a part that ends leaves with its transition`() {
        show()
        #expect(
            send(.endPart(.section(0), .crossDissolve(0.3))) == [.leave([.section(0)], .crossDissolve(0.3))])
        #expect(machine.parts == .sections([1]))
    }

    @Test mutating func `a part of the whole leaves the other sections`() {
        show(.whole)
        #expect(send(.endPart(.section(0), .none)) == [.leave([.section(0)], .none)])
        #expect(machine.parts == .sections([1, 2]))
    }

    @Test mutating func `the last part ends the skeleton`() {
        show(.sections([1]))
        #expect(send(.endPart(.section(1), .crossDissolve(0.3))) == [.end(.crossDissolve(0.3))])
    }

    @Test mutating func `a part stays for the least duration since its own start`() {
        show(.sections([0]), leastDuration: 1)
        #expect(send(.load(.sections([0, 1])), after: 0.8) == [.update])
        #expect(send(.endPart(.section(1), .none), after: 0.5).map(\.seconds) == [0.5])
        #expect(send(.endPart(.section(0), .none)).last == .leave([.section(0)], .none))
        #expect(send(.timePassed, after: 0.5) == [.end(.none)])
    }

    @Test mutating func `a start takes the end of a part back that has not come`() {
        show(leastDuration: 1)
        #expect(send(.endPart(.section(0), .none)).map(\.seconds) == [1])
        #expect(send(.resume(.section(0))) == [.complete(.section(0))])
        #expect(send(.timePassed, after: 1) == [])
        #expect(machine.parts == .sections([0, 1]))
    }

    @Test mutating func `a part that starts takes back its own share of an end of all`() {
        show(.sections([0]), leastDuration: 0.5)
        #expect(send(.load(.sections([0, 1])), after: 0.1) == [.update])
        #expect(send(.end(.crossDissolve(0.2))).map(\.seconds) == [0.5])
        #expect(send(.resume(.section(1))).prefix(1) == [.complete(nil)])
        #expect(send(.timePassed, after: 0.4) == [.leave([.section(0)], .crossDissolve(0.2))])
        #expect(machine.parts == .sections([1]))
        #expect(send(.timePassed, after: 9) == [])
    }

    @Test mutating func `a section that starts while the whole is about to end stays alone`() {
        show(.whole, leastDuration: 1)
        #expect(send(.end(.none)).map(\.seconds) == [1])
        #expect(send(.resume(.section(1))).first == .complete(nil))
        #expect(send(.timePassed, after: 1).last == .leave([.section(0), .section(2)], .none))
        #expect(machine.parts == .sections([1]))
    }

    @Test mutating func `a row that starts takes back the end of its rows, which end without it`() {
        show(.rows([0, 1]), leastDuration: 1)
        #expect(send(.endPart(.section(0), .none)).map(\.seconds) == [1])
        #expect(send(.resume(.row(1))).first == .complete(.section(0)))
        #expect(send(.timePassed, after: 1) == [.leave([.row(0)], .none)])
        #expect(machine.parts == .rows([1]))
    }

    @Test mutating func `a row that starts within an ending section keeps the section`() {
        show(.sections([0]), leastDuration: 1)
        #expect(send(.endPart(.section(0), .none)).map(\.seconds) == [1])
        #expect(send(.resume(.row(1))) == [.complete(.section(0))])
        #expect(send(.timePassed, after: 1) == [])
        #expect(machine.parts == .sections([0]))
    }

    @Test mutating func `an end waits for the least duration of what began last`() {
        show(.sections([0]), leastDuration: 0.5)
        #expect(send(.load(.sections([0, 1])), after: 10) == [.update])
        #expect(send(.end(.none), after: 0.1).map(\.seconds) == [0.4])
        #expect(send(.endPart(.section(0), .none)).contains(.leave([.section(0)], .none)))
        #expect(send(.timePassed, after: 0.4) == [.end(.none)])
        show(.sections([0]), leastDuration: 0.5)
        #expect(send(.load(.whole), after: 10) == [.update])
        #expect(send(.end(.none), after: 0.1).map(\.seconds) == [0.4])
    }

    @Test mutating func `the end of what another start has replaced is told`() {
        show(.rows([1]), leastDuration: 1)
        #expect(send(.endPart(.row(1), .none)).map(\.seconds) == [1])
        #expect(send(.load(.sections([0]))) == [.complete(.row(1)), .update])
        #expect(send(.timePassed, after: 2) == [])
    }

    @Test mutating func `a section that starts joins rows of the first one, and each ends by itself`() {
        show(.rows([0, 1]))
        #expect(send(.load(machine.parts.union(.sections([1])))) == [.update])
        _ = send(.covered)
        #expect(send(.endPart(.row(0), .none)) == [.leave([.row(0)], .none)])
        _ = send(.covered)
        #expect(send(.endPart(.section(0), .none)) == [.leave([.section(0)], .none)])
        #expect(machine.parts == .sections([1]))
    }

    @Test mutating func `a row that is kept while its section ends does not keep other sections`() {
        show(ListParts.rows([0, 1]).union(.sections([1])), leastDuration: 1)
        #expect(send(.endPart(.section(0), .none)).map(\.seconds) == [1])
        #expect(send(.resume(.row(1))).first == .complete(.section(0)))
        #expect(send(.timePassed, after: 1) == [.leave([.row(0)], .none)])
        #expect(machine.parts == ListParts.rows([1]).union(.sections([1])))
    }

    @Test mutating func `the rows of a section wait for the last of them alone`() {
        show(.rows([0]), leastDuration: 1)
        #expect(send(.load(machine.parts.union(.sections([1]))), after: 0.8) == [.update])
        #expect(send(.endPart(.section(0), .none)).map(\.seconds) == [0.2])
    }

    @Test mutating func `an end waits for the least duration, and a start takes it back`() {
        show(leastDuration: 1)
        #expect(send(.end(.none), after: 0.25).map(\.seconds) == [0.75])
        #expect(send(.resume(nil)) == [.completeAll])
        #expect(send(.timePassed, after: 1) == [])
        #expect(send(.end(.none)) == [.end(.none)])
    }

    @Test(arguments: [SkeletonMachine.Event.coverRemoved, .remove])
    mutating func `what is taken away goes at once`(event: SkeletonMachine.Event) {
        show(leastDuration: 5)
        #expect(send(event) == [.end(.none)])
    }

    @Test mutating func `nothing follows an end`() {
        show()
        #expect(send(.end(.crossDissolve(1))) == [.end(.crossDissolve(1))])
        #expect(machine.phase == .over)
        #expect(send(.end(.none)) == [] && send(.start) == [] && send(.remove) == [])
    }

    // MARK: Ends that are due together

    @Test mutating func `parts that are due together leave in order, each with its transition`() {
        show(.sections([0, 1, 2, 3]), leastDuration: 1)
        _ = send(.endPart(.section(2), .none))
        _ = send(.endPart(.section(1), .crossDissolve(0.3)))
        _ = send(.endPart(.section(0), .none))
        #expect(send(.timePassed, after: 1) == [.leave([.section(0), .section(2)], .none)])
        #expect(send(.covered) == [.leave([.section(1)], .crossDissolve(0.3))])
        #expect(send(.covered) == [])
        #expect(machine.parts == .sections([3]))
    }

    @Test mutating func `the last of parts that are due together ends the skeleton in its own way`() {
        show(.sections([0, 1]), leastDuration: 1)
        _ = send(.endPart(.section(1), .crossDissolve(0.3)))
        _ = send(.endPart(.section(0), .none))
        #expect(send(.timePassed, after: 1) == [.leave([.section(0)], .none)])
        #expect(send(.covered) == [.end(.crossDissolve(0.3))])
    }

    @Test mutating func `parts that are due together with one transition end the skeleton together`() {
        show(.sections([0, 1]), leastDuration: 1)
        _ = send(.endPart(.section(1), .none))
        _ = send(.endPart(.section(0), .none))
        #expect(send(.timePassed, after: 1) == [.end(.none)])
        #expect(machine.parts == .sections([0, 1]))
    }

    @Test mutating func `a part that starts and ends while the covers are put in place is told`() {
        _ = send(.start)
        _ = send(.load(.sections([0, 1, 2])))
        _ = send(.endPart(.section(2), .none))
        _ = send(.covered)
        #expect(send(.stateEntered) == [.leave([.section(2)], .none)])
    }
}

extension ListParts {
    static func sections(_ indices: [Int]) -> ListParts { .only(Set(indices.map(ListPart.section))) }

    static func rows(_ indices: [Int]) -> ListParts { .only(Set(indices.map(ListPart.row))) }
}

extension SkeletonMachine.Effect {
    /// The length of a wait, rounded; `nil` for another effect.
    fileprivate var seconds: TimeInterval? {
        guard case .wait(let seconds) = self else { return nil }
        return (seconds * 1_000).rounded() / 1_000
    }
}
