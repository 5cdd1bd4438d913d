/// The background work. It goes in flushes, one after another; each takes all changes there are.
///
/// ```text
/// store, store, remove          store
///       │                         │
///       ▼                         ▼
/// nextFlush ──takes──▶ lastFlush   nextFlush ──waits for lastFlush──▶ …
/// ```
extension FrequencyCache {
    /// Loads the most used values of earlier launches into memory.
    ///
    /// It flushes, which reads the ledger, then reads the files of at most ``CacheConfiguration/preloadLimit`` values off
    /// the calling actor, within the limits of memory. Values in memory, and changes meanwhile, stay. Call it at launch;
    /// the cache works without it.
    @concurrent public func preload() async {
        guard let disk else { return }
        await flush()
        let reads = beginPreload()
        let findings = await disk.find(reads.map(\.key))
        for (read, finding) in zip(reads, findings).reversed() { endPreload(read, finding) }
    }

    /// Waits until all changes made so far are on disk, and the loads counted so far as well.
    ///
    /// Call it when the app enters the background. It reports trouble and does not throw. If the folder or its lock is
    /// unavailable, it returns after about two seconds and keeps the changes for the next flush, which also comes by
    /// itself after a while.
    public func flush() async {
        await state.withLock { scheduleFlush(&$0) }.value
    }

    /// Returns the flush that will write the pending changes, starting one if needed.
    @discardableResult
    func scheduleFlush(_ state: inout CacheState) -> Task<Void, Never> {
        if let flush = state.nextFlush { return flush }
        let last = state.lastFlush
        let flush = Task(priority: .utility) {
            await last?.value
            await self.flushPending()
        }
        state.nextFlush = flush
        return flush
    }

    private func flushPending() async {
        var chunk: PendingBatch? = beginFlush()
        while let changes = chunk {
            // Without a disk as well: the size of a value is known only then.
            let encoded = encode(changes)
            let outcome = await disk?.apply(encoded)
            chunk = state.withLock { note(outcome, of: changes, in: &$0) }
            // The lock is free for a moment, which other processes wait for.
            if chunk != nil { await waiting.sleep(waiting.interval * 2) }
        }
    }

    /// Takes the pending changes, and returns the first of them, or a chunk without any.
    private func beginFlush() -> PendingBatch {
        let now = seconds
        return state.withLock { state in
            state.countLoads(at: now)
            state.lastFlush = state.nextFlush
            state.nextFlush = nil
            state.writing = state.pending
            state.pending = PendingBatch()
            return state.writing.chunk(DiskBatch.changeLimit)
        }
    }

    private func encode(_ batch: PendingBatch) -> DiskBatch {
        var encoded = DiskBatch(removesAll: batch.removesAll, loads: batch.loads)
        for key in batch.order {
            switch batch.changes[key] {
            case .store(let held):
                if let value = value(in: held) { encode(value, for: key, into: &encoded) }
            case .remove: encoded.changes.append((key, .remove))
            case .inspect: encoded.changes.append((key, .inspect))
            case nil: break
            }
        }
        return encoded
    }

    private func encode(_ value: Value, for key: EntryKey, into batch: inout DiskBatch) {
        do {
            let bytes = try format.encode(value)
            batch.changes.append((key, .store(bytes)))
            let (size, now) = (bytes.count + key.text.utf8.count, seconds)
            state.withLock { $0.setCost(of: key, bytes: size, at: now) }
        } catch {
            report(.valueNotEncodable(reason: String(describing: error)))
            state.withLock { state in
                state.statistics.dropped += 1
                state.writing.giveUpStoring(key)
            }
            batch.changes.append((key, .remove))
        }
    }
}

// MARK: - After a chunk

extension FrequencyCache {
    /// Notes what became of a chunk, and returns the next one.
    private func note(
        _ outcome: DiskOutcome?, of chunk: PendingBatch, in state: inout CacheState
    ) -> PendingBatch? {
        guard let outcome else {
            state.writing = PendingBatch()
            return nil
        }
        state.known = outcome.ledger
        state.absent = state.absent.filter { outcome.ledger[$0] == nil }
        state.statistics.stored += outcome.stored
        state.statistics.evictedFromDisk += outcome.evicted
        state.statistics.dropped += outcome.dropped
        guard outcome.isApplied else {
            keepForLater(&state)
            return nil
        }
        state.failedFlushes = 0
        state.writing.remove(chunk, loadsLeft: outcome.loadsLeft)
        if !state.writing.changes.isEmpty { return state.writing.chunk(DiskBatch.changeLimit) }
        state.writing = PendingBatch()
        return nil
    }

    /// Keeps what could not be written before what has come since.
    ///
    /// No more values are kept than the disk may hold, so that memory stays bounded where a folder is never to be had.
    private func keepForLater(_ state: inout CacheState) {
        state.pending.merge(older: state.writing)
        state.writing = PendingBatch()
        state.statistics.dropped += state.pending.limitStores(to: configuration.diskCountLimit)
        state.failedFlushes += 1
        guard state.pending.count > 0, state.retry == nil else { return }
        let delay = waiting.delay(afterFailures: state.failedFlushes)
        state.retry = Task(priority: .utility) { [weak self, sleep = waiting.sleep] in
            await sleep(delay)
            self?.retry()
        }
    }

    private func retry() {
        state.withLock { state in
            state.retry = nil
            if state.pending.count > 0 { scheduleFlush(&state) }
        }
    }
}

// MARK: - Preloading

extension FrequencyCache {
    /// Begins to read the most loaded values.
    func beginPreload() -> [ReadUnderWay] {
        state.withLock { state in keysToPreload(in: state).map { state.reads.begin($0) } }
    }

    private func keysToPreload(in state: CacheState) -> [EntryKey] {
        guard let known = state.known else { return [] }
        let limit = min(configuration.preloadLimit, configuration.memoryCountLimit)
        return known.mostLoaded(limit, at: seconds, aging: configuration.aging)
            .filter { !state.memory.contains($0) && state.upcoming($0) == nil }
    }

    /// Takes what was read into memory, unless the key has changed meanwhile.
    func endPreload(_ read: ReadUnderWay, _ finding: ValueFiles.Finding) {
        let (value, now, key) = (decoded(finding), seconds, read.key)
        state.withLock { state in
            guard state.reads.end(read) else { return }
            guard let value, case .value(_, let bytes) = finding else {
                noteAbsence(of: key, finding, in: &state)
                return
            }
            guard !state.memory.contains(key), state.upcoming(key) == nil else { return }
            let weight = knownWeight(of: key, in: state, at: now)
            state.remember(ValueBox(value), for: key, bytes: bytes, weight: weight, at: now)
            state.statistics.preloaded += 1
        }
    }
}
