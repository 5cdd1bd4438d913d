public import Testing
import UIKit

/// Lends the headless device to one test at a time, and takes it back as it leaves the factory.
///
/// There is one device in a process, and suites run side by side; a test that waits must not find that another
/// has turned the screen meanwhile.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true

    private let prepare: @MainActor @Sendable () -> Void
    private let putBack: @MainActor @Sendable () -> Void

    /// Creates a trait.
    ///
    /// - Parameters:
    ///   - prepare: Makes what else the tests share as each test finds it.
    ///   - putBack: Makes it as it was before any test; called after each test.
    public init(
        preparing prepare: @escaping @MainActor @Sendable () -> Void = {},
        puttingBack putBack: @escaping @MainActor @Sendable () -> Void = {}
    ) {
        self.prepare = prepare
        self.putBack = putBack
    }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await DeviceQueue.shared.enter()
        await begin()
        var failure: (any Error)?
        do { try await function() } catch { failure = error }
        await end()
        await DeviceQueue.shared.leave()
        if let failure { throw failure }
    }

    @MainActor
    private func begin() {
        reset()
        prepare()
    }

    @MainActor
    private func end() {
        reset()
        putBack()
    }

    @MainActor
    private func reset() {
        HeadlessException.handler = standardHandler
        HeadlessScreen.main.reset()
    }
}

extension Trait where Self == DeviceTrait {
    /// A device of the test's own.
    public static var ownDevice: Self { DeviceTrait() }
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
