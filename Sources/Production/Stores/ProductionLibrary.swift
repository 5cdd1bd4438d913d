package import TabCache
import UIKit

/// What is done with anything that is kept, as the app launches, goes to the background and runs out of memory.
@MainActor
package protocol StoreUpkeep {
    /// Loads the most used productions into memory.
    func preload() async

    /// Waits until everything that was stored is on disk.
    func flush() async

    /// Releases the memory of everything that can be read again.
    func trimMemory()
}

extension FrequencyCache: StoreUpkeep {}

/// Keeps stores in step with the life of the app, without its help.
///
/// | UIKit posts | the library |
/// |---|---|
/// | `didFinishLaunchingNotification`, `didBecomeActiveNotification` | preloads, once until memory was released |
/// | `didEnterBackgroundNotification` | flushes: a suspended app can end without another word |
/// | `didReceiveMemoryWarningNotification` | releases memory |
///
/// A library that is made after the launch starts with the next activation. It observes as long as it lives.
@MainActor
package final class ProductionLibrary {
    /// What the latest notification has started, and everything before that; `nil` before the first one.
    private(set) package var work: Task<Void, Never>?

    private let stores: @MainActor () -> [any StoreUpkeep]
    private let hold: @MainActor (Task<Void, Never>) -> Void
    private var isPreloaded = false
    private var observations: [NotificationObservation] = []

    /// Creates a library.
    ///
    /// - Parameters:
    ///   - hold: Keeps the process from being suspended while a flush is under way; a suspended one may be ended before it
    ///     has written.
    ///   - stores: Returns the stores at each use.
    package init(
        hold: @escaping @MainActor (Task<Void, Never>) -> Void = ExpiringActivity.hold,
        stores: @escaping @MainActor () -> [any StoreUpkeep]
    ) {
        self.hold = hold
        self.stores = stores
        observe(UIApplication.didFinishLaunchingNotification) { $0.preloadOnce() }
        observe(UIApplication.didBecomeActiveNotification) { $0.preloadOnce() }
        observe(UIApplication.didEnterBackgroundNotification) { library in
            library.hold(library.afterwards { await $0.flush() })
        }
        observe(UIApplication.didReceiveMemoryWarningNotification) { $0.trimMemory() }
    }

    /// Loads the most used productions of every store into memory.
    package func preload() async {
        for store in stores() { await store.preload() }
    }

    /// Waits until everything that was stored is on disk.
    package func flush() async {
        for store in stores() { await store.flush() }
    }

    /// Releases the memory of the stores; the next activation preloads again.
    package func trimMemory() {
        isPreloaded = false
        for store in stores() { store.trimMemory() }
    }

    private func preloadOnce() {
        guard !isPreloaded else { return }
        isPreloaded = true
        afterwards { await $0.preload() }
    }

    private func observe(_ name: Notification.Name, _ react: @escaping @MainActor (ProductionLibrary) -> Void)
    {
        observations.append(
            NotificationObservation(of: name) { [weak self] in
                if let self { react(self) }
            })
    }

    /// Does something when everything that was started before is done.
    @discardableResult
    private func afterwards(_ step: @escaping @MainActor (ProductionLibrary) async -> Void)
        -> Task<Void, Never>
    {
        let task = Task { [work] in
            await work?.value
            await step(self)
        }
        work = task
        return task
    }
}
