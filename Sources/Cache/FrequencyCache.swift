import Foundation

/// A cache in memory and on disk that keeps the most loaded values.
///
/// Look-ups are synchronous, because the value has to be on screen in the same turn of the run loop. The one file of
/// the cache is read once, by ``preload()`` or by the first look-up, and a value is decoded when it is first
/// asked for. The file is written in the background, whole and in one step: two seconds after a change, and with
/// each ``flush()``. Trouble with it makes the cache slower and nothing else;
/// the cache describes it to ``CacheConfiguration/report``.
///
/// Any number of threads may use a cache. A value that it has in memory stays what it is until it leaves memory, also where
/// another process has replaced or removed it.
///
/// ```swift
/// let cache = FrequencyCache<Layout>(configuration: CacheConfiguration())
/// await cache.preload()
/// cache.store(layout, for: "NewsCell 320x96")
/// let again = cache.value(for: "NewsCell 320x96")
/// ```
public final class FrequencyCache<Value: Codable & Sendable>: Sendable {
    let contents: Locked<CacheContents<Value>>
    private let file: ArchiveFile?
    /// Held while the file is read, changed and written, so that one flush waits for another.
    private let writing = NSLock()
    private let report: @Sendable (String) -> Void
    private let reported = Locked<Set<CacheConfiguration.Incident.Kind>>([])
    /// The seconds between a change and its write.
    let delay: Double

    /// Creates a cache; nothing is read or written before it is used.
    ///
    /// - Parameter configuration: Where and how much; later changes of it have no effect.
    public convenience init(configuration: CacheConfiguration = CacheConfiguration()) {
        self.init(configuration: configuration, delay: 2)
    }

    /// Creates a cache that writes a number of seconds after a change.
    init(configuration: CacheConfiguration, delay: Double) {
        file = ArchiveFile(configuration)
        contents = Locked(CacheContents(configuration, hasFile: file != nil))
        report = configuration.report
        self.delay = delay
    }

    /// Returns the value of a key and counts the load.
    ///
    /// The first look-up reads the file unless ``preload()`` has, and the first one of a key decodes its value, both on the
    /// calling thread.
    ///
    /// - Parameter key: Any string.
    /// - Returns: The value, or `nil` if the cache has none for this build and format version.
    public func value(for key: String) -> Value? {
        readOnce()
        switch contents.withLock({ $0.load(key) }) {
        case .value(let value): return value
        case .nothing: return nil
        case .stored(let entry):
            guard let value = decoded(entry, of: key) else { return nil }
            contents.withLock { $0.take(value, for: key) }
            return value
        }
    }

    /// Stores a value: at once in memory, and soon on disk.
    ///
    /// - Parameters:
    ///   - value: The value; it is encoded in the background.
    ///   - key: Any string, of any length and content.
    public func store(_ value: Value, for key: String) {
        change { $0.change(key, to: value) }
    }

    /// Removes the value of a key: at once from memory, and soon from disk.
    ///
    /// - Parameter key: The key; nothing happens if it has no value.
    public func remove(_ key: String) {
        change { $0.change(key, to: nil) }
    }

    /// Removes all values, also those of other processes: at once from memory, and soon from disk.
    public func removeAll() {
        change { $0.removeAll() }
    }

    /// Removes all values from memory; a look-up reads those on disk again.
    ///
    /// Call it on a memory warning. Values that are not on disk yet are kept until they are.
    public func trimMemory() {
        contents.withLock { $0.trim() }
    }
}

// MARK: - The file

extension FrequencyCache {
    /// Brings the most used values of earlier launches into memory.
    ///
    /// It reads the file and decodes at most ``CacheConfiguration/preloadLimit`` values off the calling actor. Values in
    /// memory, and changes meanwhile, stay. Call it at launch; the cache works without it.
    @concurrent public func preload() async {
        readOnce()
        for key in contents.withLock({ $0.keysToPreload }) {
            guard let entry = contents.withLock({ $0.archive?.entries[key] }),
                let value = decoded(entry, of: key)
            else { continue }
            contents.withLock { $0.take(value, for: key) }
        }
    }

    /// Waits until all changes made so far are on disk, and the loads counted so far as well.
    ///
    /// Call it when the app enters the background. It reports trouble and does not throw; what could not be written is
    /// tried again with the next flush.
    @concurrent public func flush() async {
        write()
    }

    /// Reads the file unless that was done; one that cannot be read yet is tried again with the next use.
    private func readOnce() {
        guard let file, contents.withLock({ $0.archive == nil }), let archive = read(file) else { return }
        contents.withLock { $0.take(archive) }
    }

    /// Reads the file as it is now; a damaged one is as good as none.
    ///
    /// - Returns: `nil` if the file cannot be read now, and must not be written over.
    private func read(_ file: ArchiveFile) -> Archive? {
        do {
            return try file.read()
        } catch {
            reportOnce(error)
            return error.kind == .damaged ? file.empty : nil
        }
    }

    /// Writes what the file has by now together with what has changed here.
    private func write() {
        writing.lock()
        defer { writing.unlock() }
        let unwritten = contents.withLock { $0 }
        guard let file, unwritten.isUnwritten else { return }
        guard let current = read(file) else { return contents.withLock { $0.limitChanges() } }
        do {
            let written = try file.write(unwritten.archive(after: current) { encoded($0) })
            contents.withLock { $0.noteWritten(unwritten, as: written) }
        } catch {
            reportOnce(error)
            contents.withLock { $0.limitChanges() }
        }
    }

    /// Makes a change, and has it written after a while.
    private func change(_ change: (inout CacheContents<Value>) -> Void) {
        contents.withLock { contents in
            change(&contents)
            guard file != nil, contents.scheduledFlush == nil else { return }
            contents.scheduledFlush = Task(priority: .utility) { [delay] in
                try? await Task.sleep(nanoseconds: UInt64(delay * 1e9))
                self.contents.withLock { $0.scheduledFlush = nil }
                await self.flush()
            }
        }
    }
}

// MARK: - Values

extension FrequencyCache {
    /// Decodes a value; one that is damaged, or no value of this type, is reported and dropped.
    private func decoded(_ entry: Archive.Entry, of key: String) -> Value? {
        do {
            return try entry.decoded()
        } catch {
            reportOnce(.init(kind: .damaged, reason: String(describing: error)))
            change { if $0.slots[key]?.change == nil { $0.change(key, to: nil) } }
            return nil
        }
    }

    private func encoded(_ value: Value) -> Archive.Entry? {
        do {
            return try Archive.Entry(encoding: value)
        } catch {
            reportOnce(.init(kind: .notEncodable, reason: String(describing: error)))
            return nil
        }
    }

    private func reportOnce(_ incident: CacheConfiguration.Incident) {
        if reported.withLock({ $0.insert(incident.kind).inserted }) { report(incident.description) }
    }
}
