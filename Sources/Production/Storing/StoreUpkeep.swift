import TabCache

/// What is done with anything that is kept, as the app launches, goes to the background and runs out of memory.
@MainActor
package protocol StoreUpkeep {
    /// Loads the most used productions into memory.
    func preload() async

    /// Waits until everything that was stored outlives the process.
    func flush() async

    /// Releases the memory of everything that can be read again.
    func trimMemory()
}

extension FrequencyCache: StoreUpkeep {}
