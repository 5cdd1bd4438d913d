import Foundation

/// The disk tier: applies changes in order, one batch under one lock.
///
/// ```text
/// lock ─▶ read ledger ─▶ write values ─▶ evict ─▶ write ledger ─▶ fsync of the folder ─▶ unlock
/// ```
///
/// The ledger on disk is the truth that all processes share; what this one remembers is a copy.
/// A ledger is a convenience, too: it can be made again from the values, which name their keys.
actor DiskStore {
    private let values: ValueFiles
    private let configuration: CacheConfiguration
    private let report: IncidentReporter
    private let waiting: LockWaiting
    private var file: LedgerFile
    private var ledger = Ledger()
    /// Whether ledger and files agreed when this process last looked.
    private var isInOrder = false
    private var isSaved = true

    private var folder: CacheFolder { values.folder }
    private var files: any FileOperating { values.files }
    private var now: Double { configuration.now().timeIntervalSinceReferenceDate }
    private var aging: Aging { configuration.aging }

    init(
        values: ValueFiles, configuration: CacheConfiguration, report: IncidentReporter,
        waiting: LockWaiting = LockWaiting()
    ) {
        self.waiting = waiting
        self.values = values
        self.configuration = configuration
        self.report = report
        file = LedgerFile(beside: values, sizeLimit: configuration.ledgerByteLimit)
    }

    /// Makes changes; an empty batch brings the ledger up to date and the folder in order.
    func apply(_ batch: DiskBatch) async -> DiskOutcome {
        var outcome = DiskOutcome()
        if let lock = await lockFolder() {
            outcome.isApplied = readLedger()
            if outcome.isApplied { transact(batch, &outcome) }
            files.unlock(lock)
        } else if !isInOrder {
            // Without a lock nothing is changed, but what is there can be read.
            _ = readLedger()
        }
        outcome.ledger = ledger
        return outcome
    }

    /// Looks for values, in order.
    func find(_ keys: [EntryKey]) -> [ValueFiles.Finding] {
        keys.map { values.find($0) }
    }
}

// MARK: - One transaction

extension DiskStore {
    /// Waits for the lock; other work of the actor goes on meanwhile.
    private func lockFolder() async -> FileLock? {
        do {
            try files.makeDirectory(folder.path)
        } catch {
            report(.directoryUnusable(code: error.code))
            return nil
        }
        do {
            for _ in 1..<max(1, waiting.attempts) {
                if let lock = try files.lock(folder.lock) { return lock }
                await waiting.sleep(waiting.interval)
            }
            if let lock = try files.lock(folder.lock) { return lock }
            report(.lockUnavailable(code: EWOULDBLOCK))
        } catch {
            report(.lockUnavailable(code: error.code))
        }
        return nil
    }

    /// Takes over the ledger on disk; returns false if it is better left alone for now.
    private func readLedger() -> Bool {
        switch file.read() {
        case .unchanged: return true
        case .changed(let ledger):
            self.ledger = ledger
            return true
        case .unreadable(let code):
            report(.readFailed(code: code))
            return false
        case .damaged: report(.ledgerDamaged)
        case .absent, .stale: break
        }
        ledger = Ledger()
        isInOrder = false
        isSaved = false
        return true
    }

    private func transact(_ batch: DiskBatch, _ outcome: inout DiskOutcome) {
        let before = ledger
        // A valid ledger is enough to read by, so launching never lists the folder; the first change
        // does.
        if !isInOrder, batch.changesValues || !isSaved, let items = items() {
            reconcile(with: items, &outcome)
            isInOrder = true
        }
        if batch.removesAll { removeAll() }
        // Loads come first, so that they count when room is made; those of a value that is not in
        // the ledger yet come with it.
        let known = batch.loads.filter { ledger[$0.key] != nil }
        for (key, loads) in known { ledger.countLoads(loads, of: key, at: now, aging: aging) }
        outcome.loadsLeft = batch.loads.filter { known[$0.key] == nil }
        for (key, change) in batch.changes {
            let loads = outcome.loadsLeft.removeValue(forKey: key) ?? 0
            apply(change, to: key, loads: loads, &outcome)
        }
        evict(sparing: nil, &outcome)
        if ledger != before || !isSaved { writeLedger() }
    }

    private func apply(
        _ change: DiskChange, to key: EntryKey, loads: UInt64, _ outcome: inout DiskOutcome
    ) {
        switch change {
        case .store(let value): store(value, for: key, loads: loads, &outcome)
        case .remove: remove(key)
        case .inspect: inspect(key, &outcome)
        }
    }

    private func store(
        _ value: [UInt8], for key: EntryKey, loads: UInt64, _ outcome: inout DiskOutcome
    ) {
        let bytes = values.sealed(value, for: key)
        guard bytes.count <= configuration.diskByteLimit, configuration.diskCountLimit > 0 else {
            if configuration.diskCountLimit > 0 { report(.valueTooLarge(bytes: bytes.count)) }
            remove(key)
            return
        }
        let path = folder.path(of: folder.name(of: key))
        do {
            try files.replace(path, with: bytes, through: folder.temporary(for: path))
        } catch {
            report(.writeFailed(code: error.code))
            outcome.dropped += 1
            // What is there is older than what the app has.
            remove(key)
            return
        }
        outcome.stored += 1
        ledger.insert(key, bytes: bytes.count, at: now)
        if loads > 0 { ledger.countLoads(loads, of: key, at: now, aging: aging) }
        evict(sparing: key, &outcome)
    }

    private func remove(_ key: EntryKey) {
        ledger.remove(key)
        delete(folder.name(of: key))
    }

    private func delete(_ name: String) {
        do {
            try values.remove(named: name)
        } catch {
            report(.writeFailed(code: error.code))
        }
    }

    private func removeAll() {
        ledger.removeAll()
        for item in items() ?? [] where folder.isValue(item.name) && item.kind != .other {
            delete(item.name)
        }
    }

    private func evict(sparing newest: EntryKey?, _ outcome: inout DiskOutcome) {
        let victims = ledger.evict(
            countLimit: configuration.diskCountLimit, byteLimit: configuration.diskByteLimit,
            sparing: newest, at: now, aging: aging)
        outcome.evicted += victims.count
        for key in victims { delete(folder.name(of: key)) }
    }

    private func writeLedger() {
        do {
            try file.write(ledger)
            isSaved = true
        } catch {
            report(.writeFailed(code: error.code))
            isInOrder = false
            isSaved = false
        }
    }
}

// MARK: - Order in the folder

extension DiskStore {
    /// Brings ledger and files together: drops entries without a file, takes in files without an
    /// entry, sweeps what dead processes have left. Files that are not the cache's are not touched.
    private func reconcile(with items: [DirectoryItem], _ outcome: inout DiskOutcome) {
        for item in items where folder.isTemporary(item.name) && item.kind != .other {
            delete(item.name)
        }
        var keys: [String: EntryKey] = [:]
        for key in ledger.entries.keys { keys[folder.name(of: key)] = key }
        var isThere: Set<EntryKey> = []
        for item in items where folder.isValue(item.name) {
            if item.kind == .file, let key = keys[item.name] {
                ledger.insert(key, bytes: item.bytes, at: now)
                isThere.insert(key)
            } else if let key = adopt(item, &outcome) {
                isThere.insert(key)
            }
        }
        for key in ledger.entries.keys where !isThere.contains(key) { ledger.remove(key) }
    }

    private func adopt(_ item: DirectoryItem, _ outcome: inout DiskOutcome) -> EntryKey? {
        guard item.kind != .other else {
            report(.obstructed(file: item.name))
            return nil
        }
        let (finding, key) = values.open(item.name)
        switch finding {
        case .value(_, let bytes):
            if let key, folder.name(of: key) == item.name {
                ledger.insert(key, bytes: bytes, at: now)
                return key
            }
            drop(item.name, &outcome)
        case .absent: break
        case .stale, .otherKey: delete(item.name)
        case .damaged: drop(item.name, &outcome)
        case .unreadable(let code): report(.readFailed(code: code))
        }
        return nil
    }

    /// Looks at the file of a key under the lock, where no other process is about to replace it.
    private func inspect(_ key: EntryKey, _ outcome: inout DiskOutcome) {
        let name = folder.name(of: key)
        switch values.find(key) {
        case .value(_, let bytes): ledger.insert(key, bytes: bytes, at: now)
        case .absent, .otherKey: ledger.remove(key)
        case .stale: remove(key)
        case .unreadable(let code): report(.readFailed(code: code))
        case .damaged:
            ledger.remove(key)
            if items()?.contains(where: { $0.name == name && $0.kind == .other }) == true {
                report(.obstructed(file: name))
            } else {
                drop(name, &outcome)
            }
        }
    }

    private func drop(_ name: String, _ outcome: inout DiskOutcome) {
        report(.valueDamaged(file: name))
        outcome.dropped += 1
        delete(name)
    }

    private func items() -> [DirectoryItem]? {
        do {
            return try files.items(in: folder.path)
        } catch {
            report(.readFailed(code: error.code))
            return nil
        }
    }
}
