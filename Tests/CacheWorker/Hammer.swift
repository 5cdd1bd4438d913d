import Foundation
import TabCache

/// One of several processes that store, read and remove in one folder as fast as they can.
///
/// Every value says who wrote it, for which key, as which number, and goes on with text that follows
/// from these, so that half a value, a mixture of two, or one under a wrong key cannot pass. A value may be gone or an older
/// one: what two processes write at the same moment, one of them may lose.
struct Hammer {
    let folder: String
    let writer: Int

    /// The number of rounds of changes of keys that all share.
    let rounds: Int

    private static let keyCount = 12

    func run() async {
        let cache = makeCache()
        var random = WorkerRandom(seed: writer)
        var written = 0
        var read = 0
        var newest: [Int: Int] = [:]
        var round = 0
        // After its rounds it goes on with one key of its own until each has seen a value of the other.
        while round < rounds || newest.keys.allSatisfy({ $0 == writer }) {
            for _ in 0..<(1 + random.number(below: 6)) {
                let isSharing = round < rounds
                let key = isSharing ? "key \(random.number(below: Self.keyCount))" : "last of \(writer)"
                if isSharing, random.number(below: 10) == 0 {
                    cache.remove(key)
                } else {
                    written += 1
                    cache.store(Self.value(key: key, writer: writer, number: written), for: key)
                }
            }
            round += 1
            await cache.flush()
            cache.trimMemory()
            for key in (0..<Self.keyCount).map({ "key \($0)" }) + ["last of 1", "last of 2"] {
                guard let found = cache.value(for: key) else { continue }
                let (author, number) = Self.checked(found, key: key)
                newest[author] = max(newest[author] ?? 0, number)
                read += 1
            }
        }
        let seen = newest.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")
        Line.print("writer \(writer) wrote \(written) read \(read) saw \(seen)")
    }

    private func makeCache() -> FrequencyCache<String> {
        var configuration = CacheConfiguration(
            directory: URL(fileURLWithPath: folder, isDirectory: true), build: "1 (1)")
        configuration.report = { Line.fail($0.description) }
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
