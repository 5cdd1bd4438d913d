/// The background work. It goes in flushes, one after another; each takes all changes there are.
///
///     store, store, remove          store
///           │                         │
///           ▼                         ▼
///     nextFlush ──takes──▶ lastFlush   nextFlush ──waits for lastFlush──▶ …
extension FrequencyCache {
    /// Brings the most loaded values of earlier launches into memory.
    ///
    /// It reads the ledger and the files of at most ``CacheConfiguration/preloadLimit`` values,
    /// off the calling actor, and fills memory no further than its limits. Values that are in
    /// memory already stay as they are. Call it at launch; the cache works without it.
    @concurrent public func preload() async {
        guard let disk else { return }
        await flush()
        let keys = state.withLock { keysToPreload(in: $0) }
        for (key, finding) in await disk.find(keys).reversed() {
            preload(decoded(finding), of: key, finding)
        }
    }

    /// Waits until all changes made so far are on disk, and the loads counted so far as well.
    ///
    /// Call it when the app goes to the background. Trouble is reported, not thrown.
    public func flush() async {
        await state.withLock { scheduleFlush(&$0) }.value
    }

    /// Makes sure that the pending changes will be taken by a flush, and returns it.
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
        let now = seconds
        let batch = state.withLock { state in
            state.countLoads(at: now)
            state.lastFlush = state.nextFlush
            state.nextFlush = nil
            state.writing = state.pending
            state.pending = PendingBatch()
            return state.writing
        }
        let encoded = encode(batch)
        let outcome = await disk?.apply(encoded)
        state.withLock { state in
            state.writing = PendingBatch()
            if let outcome { note(outcome, in: &state) }
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
            state.withLock { $0.statistics.dropped += 1 }
            batch.changes.append((key, .remove))
        }
    }

    private func note(_ outcome: DiskOutcome, in state: inout CacheState) {
        state.known = outcome.ledger
        state.absent = state.absent.filter { outcome.ledger[$0] == nil }
        state.statistics.stored += outcome.stored
        state.statistics.evictedFromDisk += outcome.evicted
        state.statistics.dropped += outcome.dropped
    }

    private func keysToPreload(in state: CacheState) -> [EntryKey] {
        guard let known = state.known else { return [] }
        let limit = min(configuration.preloadLimit, configuration.memoryCountLimit)
        return known.mostLoaded(limit, at: seconds, aging: configuration.aging)
            .filter { !state.memory.contains($0) && state.upcoming($0) == nil }
    }

    private func preload(_ value: Value?, of key: EntryKey, _ finding: ValueFiles.Finding) {
        let now = seconds
        state.withLock { state in
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
