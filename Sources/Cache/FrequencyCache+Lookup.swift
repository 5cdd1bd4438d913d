extension FrequencyCache {
    /// The state of a key without a look at the disk.
    enum LookUp {
        case found(AnyValueBox)
        case missing
        /// Its file has to be read, which has begun with this.
        case onDisk(ReadUnderWay)
    }

    /// The value that an object holds.
    func value(in held: AnyValueBox) -> Value? {
        (held as? ValueBox<Value>)?.value
    }

    /// Answers from memory, or says whether it is worth while to read a file.
    func lookUp(_ key: EntryKey, at time: Double, in state: inout CacheState) -> LookUp {
        if let value = load(key, in: &state) { return .found(value) }
        switch state.upcoming(key) {
        case .store(let value):
            // It left memory before it reached the disk.
            state.remember(value, for: key, at: time)
            state.statistics.memoryHits += 1
            state.pending.count(1, of: key)
            return .found(value)
        case nil where values != nil && state.mayBeOnDisk(key):
            return .onDisk(state.reads.begin(key))
        case nil, .remove, .inspect:
            state.statistics.misses += 1
            return .missing
        }
    }

    /// Answers from memory alone.
    func load(_ key: EntryKey, in state: inout CacheState) -> AnyValueBox? {
        guard let value = state.load(key) else { return nil }
        if state.hasLoadsForFlush { scheduleFlush(&state) }
        return value
    }

    /// Looks for a value that memory does not have, and reads its file on the calling thread if need be.
    ///
    /// A key that changes during the read is looked up again.
    func valueOutsideMemory(of key: EntryKey) -> Value? {
        let now = seconds
        while true {
            var answer: LookUp? = state.withLock { lookUp(key, at: now, in: &$0) }
            if case .onDisk(let read)? = answer { answer = end(read, values?.find(key) ?? .absent, at: now) }
            switch answer {
            case .found(let held): return value(in: held)
            case .missing: return nil
            case .onDisk, nil: continue
            }
        }
    }

    /// Takes what was read into memory; returns `nil` if the key has changed meanwhile.
    func end(_ read: ReadUnderWay, _ finding: ValueFiles.Finding, at time: Double) -> LookUp? {
        let value = decoded(finding)
        return state.withLock { state in
            guard state.reads.end(read) else { return nil }
            guard let value, case .value(_, let fileBytes) = finding else {
                state.statistics.misses += 1
                noteAbsence(of: read.key, finding, in: &state)
                return .missing
            }
            let held = ValueBox(value)
            take(held, of: read.key, bytes: fileBytes, at: time, into: &state)
            return .found(held)
        }
    }

    /// Decodes a value; one that is no value of this type is reported and treated as damaged.
    func decoded(_ finding: ValueFiles.Finding) -> Value? {
        guard case .value(let bytes, _) = finding else { return nil }
        do {
            return try format.decode(bytes)
        } catch {
            report(.valueNotDecodable(reason: String(describing: error)))
            return nil
        }
    }

    /// Puts a value that was read into memory, unless another thread has read it as well.
    private func take(
        _ held: AnyValueBox, of key: EntryKey, bytes: Int, at time: Double, into state: inout CacheState
    ) {
        state.statistics.diskHits += 1
        state.pending.count(1, of: key)
        if state.pending.loadCount >= CacheState.loadsPerFlush { scheduleFlush(&state) }
        guard !state.memory.contains(key), state.upcoming(key) == nil else { return }
        let weight = knownWeight(of: key, in: state, at: time) + 1
        state.remember(held, for: key, bytes: bytes, weight: weight, at: time)
    }

    /// Remembers that a key has no usable file, and has the reason looked into.
    func noteAbsence(of key: EntryKey, _ finding: ValueFiles.Finding, in state: inout CacheState) {
        if state.absent.count >= 1_024 { state.absent = [] }
        state.absent.insert(key)
        guard finding != .absent, state.upcoming(key) == nil else { return }
        if case .value = finding {
            // Valid bytes, but no value of this type: the type was changed and the version was not.
            state.statistics.dropped += 1
            state.pending.set(.remove, for: key)
        } else {
            // Whatever is wrong is looked at again under the lock, and put right there.
            state.pending.set(.inspect, for: key)
        }
        scheduleFlush(&state)
    }
}
