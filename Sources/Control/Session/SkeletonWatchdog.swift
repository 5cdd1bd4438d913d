import TabProduction

/// Warns of a skeleton that stays longer than `SkeletonDebug.watchdogLimit`.
@MainActor
final class SkeletonWatchdog {
    private var wait: AnyObject?

    /// Follows a skeleton; the limit is read when it appears.
    ///
    /// - Parameter name: The view and the line of code that started the skeleton.
    func follow(_ event: SkeletonEvent, of name: (view: String, call: String)) {
        switch event {
        case .didAppear: start(name)
        case .willDisappear: wait = nil
        case .willAppear, .willUpdate, .didUpdate, .didDisappear: break
        }
    }

    private func start(_ name: (view: String, call: String)) {
        guard let limit = SkeletonDebug.watchdogLimit, limit > 0 else { return }
        wait = SkeletonConfiguration.delaying.wait(limit) {
            SkeletonLog.warn(
                "The skeleton of \(name.view), started at \(name.call), is shown for more than \(limit) seconds: "
                    + "is its end missing?")
        }
    }
}
