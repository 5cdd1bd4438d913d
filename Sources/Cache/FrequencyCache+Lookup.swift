extension FrequencyCache {
    enum LookUp {
        case found(Value)
        case missing
        case onDisk
    }

    /// Answers from memory, or says whether it is worth while to read a file.
    func lookUp(_ key: EntryKey, at time: Double, in state: inout State) -> LookUp {
        if let value = state.memory.load(key, at: time) {
            return .found(noteHit(of: key, value, in: &state))
        }
        switch state.upcoming(key) {
        case .store(let value):
            // It left memory before it reached the disk.
            state.statistics.evictedFromMemory += state.memory.insert(value, for: key, bytes: 0, at: time)
            return .found(noteHit(of: key, value, in: &state))
        case nil where values != nil && state.mayBeOnDisk(key):
            return .onDisk
        case nil, .remove, .inspect:
            state.statistics.misses += 1
            return .missing
        }
    }

    /// Reads the file of a value on the calling thread and takes it into memory.
    func readNow(_ key: EntryKey, at time: Double) -> Value? {
        let finding = values?.find(key) ?? .absent
        let value = decoded(finding)
        return state.withLock { state in
            if let value, case .value(_, let fileBytes) = finding {
                take(value, of: key, bytes: fileBytes, at: time, into: &state)
            } else {
                state.statistics.misses += 1
                noteAbsence(of: key, finding, in: &state)
            }
            return value
        }
    }

    /// Decodes a value; one that is no value of this type is reported and treated as damaged.
    func decoded(_ finding: ValueFiles.Finding) -> Value? {
        guard case .value(let bytes, _) = finding else { return nil }
        do {
            return try BinaryDecoder().decode(Value.self, from: bytes)
        } catch {
            report(.valueNotDecodable(reason: String(describing: error)))
            return nil
        }
    }

    /// Puts a value that was read into memory, unless a newer one came meanwhile.
    func take(_ value: Value, of key: EntryKey, bytes: Int, at time: Double, into state: inout State) {
        state.statistics.diskHits += 1
        countLoad(of: key, in: &state)
        guard !state.memory.contains(key), state.upcoming(key) == nil else { return }
        let weight = knownWeight(of: key, in: state, at: time) + 1
        state.statistics.evictedFromMemory +=
            state.memory.insert(value, for: key, bytes: bytes, weight: weight, at: time)
    }

    private func noteHit(of key: EntryKey, _ value: Value, in state: inout State) -> Value {
        state.statistics.memoryHits += 1
        countLoad(of: key, in: &state)
        return value
    }

    private func countLoad(of key: EntryKey, in state: inout State) {
        state.pending.countLoad(of: key)
        // Loads alone are worth a write only once in a while; the next change takes them along.
        if state.pending.loadCount >= 64 { scheduleTurn(&state) }
    }

    /// Remembers that a key has no usable file, and has the reason looked into.
    func noteAbsence(of key: EntryKey, _ finding: ValueFiles.Finding, in state: inout State) {
        if state.absent.count >= 1_024 { state.absent = [] }
        state.absent.insert(key)
        guard finding != .absent, state.upcoming(key) == nil else { return }
        if case .value = finding {
            // Sound bytes, but no value of this type: the type was changed and the version was not.
            state.statistics.dropped += 1
            state.pending.set(.remove, for: key)
        } else {
            // Whatever is wrong is looked at again under the lock, and put right there.
            state.pending.set(.inspect, for: key)
        }
        scheduleTurn(&state)
    }
}
