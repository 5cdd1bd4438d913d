import Foundation
import TabCache

/// One of several processes that store, read and remove in one folder as fast as they can.
///
/// Every value says who wrote it, for which key, as which number, and goes on with text that follows
/// from these, so that half a value, a mixture of two, or one under a wrong key cannot pass. Keys
/// that all share come with keys of its own, which no other process writes and none may lose.
struct Hammer {
    let folder: String
    let writer: Int

    /// The number of rounds of changes of keys that all share.
    let rounds: Int

    private static let sharedKeys = 12
    private static let ownKeys = 12

    func run() async {
        let trouble = Trouble()
        let cache = makeCache(trouble)
        var random = WorkerRandom(seed: writer)
        var written = 0
        var read = 0
        var newest: [Int: Int] = [:]
        var own: [String: String] = [:]
        var round = 0
        // After its rounds it leaves the shared keys alone and waits until it has seen a value of another process.
        while round < rounds || newest.keys.allSatisfy({ $0 == writer }) {
            let isSharing = round < rounds
            round += 1
            for _ in 0..<(1 + random.number(below: 6)) {
                let shared = isSharing && random.number(below: 2) == 0
                let key = shared ? "shared \(random.number(below: Self.sharedKeys))" : ownKey(&random)
                if shared, random.number(below: 10) == 0 {
                    cache.remove(key)
                    continue
                }
                written += 1
                let value = Self.value(key: key, writer: writer, number: written)
                cache.store(value, for: key)
                if !shared { own[key] = value }
            }
            await cache.flush()
            cache.trimMemory()
            for index in 0..<Self.sharedKeys {
                let key = "shared \(index)"
                guard let found = cache.value(for: key) else { continue }
                let (author, number) = Self.checked(found, key: key)
                newest[author] = max(newest[author] ?? 0, number)
                read += 1
            }
            guard !trouble.hasLostLock else { continue }
            for (key, value) in own {
                if cache.value(for: key) != value { Line.fail("\(key) is lost or old") }
                read += 1
            }
        }
        let seen = newest.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")
        Line.print("writer \(writer) wrote \(written) read \(read) saw \(seen) lock \(trouble.hasLostLock)")
    }

    private func ownKey(_ random: inout WorkerRandom) -> String {
        "own \(writer) \(random.number(below: Self.ownKeys))"
    }

    private func makeCache(_ trouble: Trouble) -> FrequencyCache<String> {
        var configuration = CacheConfiguration(
            directory: URL(fileURLWithPath: folder, isDirectory: true), build: "1 (1)")
        configuration.report = { trouble.note($0) }
        return FrequencyCache(configuration: configuration)
    }

    private static func value(key: String, writer: Int, number: Int) -> String {
        let filler = String(repeating: "\(writer * 7_919 + number * 104_729) ", count: number % 300)
        return "\(key)/\(writer)/\(number)/\(filler)"
    }

    /// The author and the number of a value that was written; anything else ends the process.
    private static func checked(_ text: String, key: String) -> (author: Int, number: Int) {
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let author = Int(parts[1]), let number = Int(parts[2]),
            value(key: key, writer: author, number: number) == text
        else { Line.fail("\(key) is \(text.prefix(80))") }
        return (author, number)
    }
}

/// What the cache reported. A machine that is too busy to give the lock is no fault of the cache;
/// everything else is.
private final class Trouble: @unchecked Sendable {
    // Touched between `lock()` and `unlock()` only.
    private var isLockLost = false
    private let lock = NSLock()

    var hasLostLock: Bool { lock.withLock { isLockLost } }

    func note(_ incident: CacheConfiguration.Incident) {
        guard case .lockUnavailable = incident else { Line.fail(incident.description) }
        lock.withLock { isLockLost = true }
    }
}
