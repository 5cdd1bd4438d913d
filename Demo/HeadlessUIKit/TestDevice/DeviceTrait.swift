public import Testing
import UIKit

/// Lends the headless device to one test at a time, and takes it back as it leaves the factory.
///
/// There is one device in a process, and suites run side by side; a test that waits must not find that another
/// has turned the screen meanwhile.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true

    private let putBack: @MainActor @Sendable () -> Void

    /// Creates a trait.
    ///
    /// - Parameter putBack: Puts back whatever else the tests share; called before and after each test.
    public init(puttingBack putBack: @escaping @MainActor @Sendable () -> Void) {
        self.putBack = putBack
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await DeviceQueue.shared.enter()
        await reset()
        var failure: (any Error)?
        do { try await function() } catch { failure = error }
        await reset()
        await DeviceQueue.shared.leave()
        if let failure { throw failure }
    }

    @MainActor
    private func reset() {
        HeadlessException.handler = standardHandler
        HeadlessScreen.main.reset()
        putBack()
    }
}

extension Trait where Self == DeviceTrait {
    /// A device of the test's own.
    public static var ownDevice: Self { DeviceTrait {} }
}

/// What UIKit's exceptions do before any test has chosen otherwise.
@MainActor private let standardHandler = HeadlessException.handler

/// The tests that wait for the device, in the order they came.
private actor DeviceQueue {
    static let shared = DeviceQueue()

    private var isLent = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard isLent else {
            isLent = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        isLent = false
    }
}
