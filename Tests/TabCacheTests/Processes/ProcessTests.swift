import Foundation
import Testing

@testable import TabCache

/// Real processes, started, killed and watched from outside.
@Suite("Processes", .serialized)
struct ProcessTests {
    private let folder = TemporaryFolder()

    private func number(_ name: String, otherwise: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? otherwise
    }

    @Test func `two processes on one folder read only what was written, and each what the other has`() throws
    {
        let rounds = number("TABCACHE_HAMMER_ROUNDS", otherwise: 100)
        let workers = try (1...2).map { try Worker(["hammer", folder.path, "\($0)", "\(rounds)"]) }

        let reports = workers.map { $0.lines() }

        print("Two processes, \(rounds) rounds:", reports.joined().joined(separator: "; "))
        var written: [Int: Int] = [:]
        var seen: [Int: Int] = [:]
        for report in reports {
            let words = try #require(report.first).split(separator: " ")
            try #require(report.count == 1 && words.count == 8 && words[0] == "writer", "\(report)")
            let numbers = [1, 3, 5].compactMap { Int(words[$0]) }
            try #require(numbers.count == 3, "\(report)")
            written[numbers[0]] = numbers[1]
            #expect(numbers[2] > 0)
            for pair in words[7].split(separator: ",").map({ $0.split(separator: ":").compactMap { Int($0) } }
            ) {
                seen[pair[0]] = max(seen[pair[0]] ?? 0, pair[1])
            }
        }
        // A number beyond the last one that was used was never written by anybody.
        for (author, number) in seen { #expect(number <= written[author] ?? 0) }
        #expect(Set(written.keys) == [1, 2])
        #expect(Set(seen.keys) == [1, 2], "each process has read what the other has written")
    }

    @Test func `a process that is killed while it writes loses nothing that it has flushed`() throws {
        let kills = number("TABCACHE_KILLS", otherwise: 20)
        let seed = number("TABCACHE_SEED", otherwise: 7)
        var random = Mutator(seed: UInt64(seed))
        var acknowledged = 0
        for _ in 0..<kills {
            try killWriter(seed: seed, &acknowledged, &random)
            let report = try Worker(["check", folder.path, "\(seed)", "\(acknowledged)"]).lines()
            try #require(report == ["sound"], "seed \(seed)")
        }
        print("Killed \(kills) times, \(acknowledged) flushes acknowledged.")
        // The last one killed may have left a file; those of the others are gone.
        #expect(try folder.names.count <= 2)
    }

    /// Lets a process write, kills it in the middle of it, and counts what it acknowledged.
    private func killWriter(seed: Int, _ acknowledged: inout Int, _ random: inout Mutator) throws {
        // It has more to write than it will live for.
        let worker = try Worker(
            ["write", folder.path, "\(seed)", "\(acknowledged)", "\(acknowledged + 1_000_000)"])
        for _ in 0..<random.number(below: 6) where worker.line() == "\(acknowledged)" { acknowledged += 1 }
        // Somewhere in the next writes, at no moment in particular.
        usleep(UInt32(random.number(below: 6_000)))
        worker.kill()
        for line in worker.lines() {
            #expect(line == "\(acknowledged)")
            acknowledged += 1
        }
        #expect(worker.wasKilled)
    }

    @Test func `every call can be made in a process of its own`() throws {
        #expect(try Worker(["use", folder.path, "1"]).lines() == ["done"])
    }
}
