import Testing
import UIKit

@testable import TabAnimated

/// Works that cover one view and overlap.
@MainActor
@Suite("Overlapping works", .serialized, .ownApp)
struct OverlappingWorkTests {
    private let screen = Screen(SamplePage())

    init() {
        screen.content.tabAnimated = ViewAnimated()
    }

    @Test func `the skeleton goes with the last of two works, whichever that is`() async {
        for isFirstLonger in [true, false] {
            let gates = [Gate(), Gate()]
            let works = gates.map { gate in
                Task { [view = screen.content] in await view.withTabAnimation { await gate.wait() } }
            }
            await until { screen.content.isTabAnimating && gates.allSatisfy(\.isWaiting) }
            let order = isFirstLonger ? [1, 0] : [0, 1]
            gates[order[0]].open()
            await works[order[0]].value
            #expect(screen.content.isTabAnimating)
            gates[order[1]].open()
            await works[order[1]].value
            #expect(!screen.content.isTabAnimating)
        }
    }

    @Test func `a work whose task is cancelled ends the skeleton`() async {
        let work = Task { [view = screen.content] in
            try await view.withTabAnimation { try await Task.sleep(nanoseconds: 60_000_000_000) }
        }
        await until { screen.content.isTabAnimating }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(!screen.content.isTabAnimating)
    }

    @Test func `an end in between ends the skeleton, and the works that go on leave it so`() async {
        let gate = Gate()
        let work = Task { [view = screen.content] in await view.withTabAnimation { await gate.wait() } }
        await until { gate.isWaiting }
        screen.content.endTabAnimation()
        #expect(!screen.content.isTabAnimating)
        gate.open()
        await work.value
        #expect(!screen.content.isTabAnimating && screen.content.tabAnimationState == .ended)
    }

    private func until(_ condition: @MainActor () -> Bool) async {
        await HeadlessScreen.main.runTasks()
        #expect(condition())
    }
}

/// Something that work waits for until a test opens it.
@MainActor
private final class Gate {
    private var continuation: CheckedContinuation<Void, Never>?

    var isWaiting: Bool { continuation != nil }

    func wait() async {
        await withCheckedContinuation { continuation = $0 }
    }

    func open() {
        continuation?.resume()
        continuation = nil
    }
}
