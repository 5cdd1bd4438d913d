import DemoScenes
import Foundation
import TabAnimated
import UIKit

/// Runs benches and tells what came out: as text, as JSON, as pictures, and beside the figures of before.
@MainActor
struct BenchProgram {
    let options: BenchOptions
    let scenes: [DemoScene]
    let print: (String) -> Void

    /// This program, of which another process measures its first start; `nil` measures in this one.
    private let executable: URL?

    /// How much the benches do.
    var scale: BenchScale

    init(
        options: BenchOptions, scenes: [DemoScene], executable: URL? = nil, print: @escaping (String) -> Void
    ) {
        self.executable = executable
        self.options = options
        self.scenes = scenes
        self.print = print
        scale = options.isQuick ? .quick : BenchScale()
        scale.rounds = options.rounds ?? scale.rounds
    }

    /// Measures, and fails if something fell behind.
    func run() async throws {
        if let first = options.first {
            let stores = BenchStores(folder: URL(fileURLWithPath: first.folder))
            let sample = try await FirstStart(stores: stores, executable: nil).measure(first.way)
            return print(String(decoding: try JSONEncoder().encode(sample), as: UTF8.self))
        }
        // What cannot be read ends the run before it has cost minutes.
        let check = try options.known.map(Self.check)
        let report = BenchReport(results: try await results(at: scale) { _ in true })
        let device = UIDevice.current
        print("Measured as \(device.systemName) \(device.systemVersion) lays out.\n")
        print(report.text)
        if let file = options.json { try report.json().write(to: URL(fileURLWithPath: file)) }
        if let folder = options.pictures { try BenchPictures(report).write(to: folder) }
        if let check { try await self.check(report, with: check) }
    }

    private static func check(file: String) throws -> BenchCheck {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        return BenchCheck(known: try JSONDecoder().decode(BenchReport.self, from: data))
    }

    /// Compares with what is known; a row that fell behind is measured once more, so that chance alone fails nothing.
    private func check(_ report: BenchReport, with check: BenchCheck) async throws {
        let suspects = Set(check.failures(of: report).map(\.row))
        guard !suspects.isEmpty else { return print("\nNothing fell behind.") }
        print("\nMeasured once more: \(suspects.sorted().joined(separator: ", "))")
        var patient = scale
        patient.rounds = max(scale.rounds, BenchScale().rounds)
        let again = BenchReport(results: try await results(at: patient) { suspects.contains($0) })
        print(again.results.map(\.text).joined(separator: "\n\n"))
        let failures = check.failures(of: again)
        if !failures.isEmpty { throw CheckFailure(lines: failures.map(\.line)) }
    }

    // MARK: - Measuring

    private func results(at scale: BenchScale, of isWanted: (String) -> Bool) async throws -> [BenchResult] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bench-\(UUID().uuidString)")
        // What is left behind in a temporary folder is the system's to sweep.
        defer { try? FileManager.default.removeItem(at: folder) }
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        var results: [BenchResult] = []
        var rows: [BenchRow] = []
        for name in options.names { rows += await self.rows(of: name, at: scale, in: folder) }
        for row in rows where options.word.map(row.name.contains) ?? true && isWanted(row.name) {
            HeadlessScreen.main.reset()
            // Rows are made with the help of scenes, which have configurations of their own.
            SkeletonConfiguration.shared = SkeletonConfiguration()
            SkeletonConfiguration.shared.animation = .pulse()
            // What another run has learnt is none of this one's.
            SkeletonConfiguration.shared.cache.directory = folder.appendingPathComponent("app")
            results.append(try await row.run(rounds: scale.rounds, rehearses: scale.rehearses))
        }
        return results
    }

    private func rows(of bench: BenchName, at scale: BenchScale, in folder: URL) async -> [BenchRow] {
        switch bench {
        case .rows: RowsBench(scale: scale, stores: BenchStores(folder: folder), executable: executable).rows
        case .memory: MemoryBench(scale: scale, stores: BenchStores(folder: folder)).rows
        case .cache:
            CacheBench(
                samples: await SampleProduction.typical(of: scenes), directory: folder, scale: scale
            ).rows
        case .adjusting: AdjustingBench().rows
        }
    }
}
