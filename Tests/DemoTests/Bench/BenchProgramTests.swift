import DemoScenes
import Foundation
import TestDevice
import Testing

@testable import Gallery

@MainActor
@Suite("The benches", .serialized, .ownDevice)
struct BenchProgramTests {
    private func report(_ words: String...) async throws -> BenchReport {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        guard
            case .bench(var options) = try Command(arguments: ["bench"] + words, scenes: [])
        else { throw Command.UsageError(description: "no bench") }
        options.json = file.path
        var program = BenchProgram(options: options, scenes: DemoScene.all) { _ in }
        program.scale = .least
        try await program.run()
        return try JSONDecoder().decode(BenchReport.self, from: Data(contentsOf: file))
    }

    @Test(arguments: BenchName.allCases)
    func `every row is measured, in every way`(bench: BenchName) async throws {
        let report = try await report(bench.rawValue)
        let rows = [BenchName.rows: 25, .memory: 7, .cache: 5, .adjusting: 7]
        #expect(report.results.count == rows[bench])
        for result in report.results {
            // So small a tree may fit into memory that was there.
            let isMeasured = { (series: BenchSeries) in series.median > 0 || result.unit == .bytes }
            #expect(result.series.allSatisfy { $0.count == 1 && isMeasured($0) }, "\(result.name)")
        }
    }

    @Test func `a word chooses rows`() async throws {
        let names = try await report("memory", "adjusting", "--only", "tree").results.map(\.name)
        #expect(
            names == [
                "layers, tree of 20 views", "memory, tree of 20 views", "peak of memory, tree of 20 views",
                "left after the end, tree of 20 views",
            ])
    }

    @Test func `nothing is left in the temporary folder`() async throws {
        let before = try folders()
        _ = try await report("cache", "--only", "launch")
        #expect(try folders().subtracting(before) == [])
    }

    @Test func `a file of before that cannot be read ends the run at once`() async {
        var text = ""
        let program = DemoProgram(
            directory: FileManager.default.temporaryDirectory, print: { text += $0 },
            printError: { text += $0 })
        #expect(await program.run(["bench", "--against", "/nowhere.json"]) == 1)
        #expect(text.hasPrefix("The demo could not finish"))
    }

    @Test func `the samples are what the scenes ask for, each once`() async {
        let samples = await SampleProduction.typical(of: DemoScene.all)
        #expect(samples.count >= 9)
        #expect(Set(samples.map(\.key)).count == samples.count)
        #expect(samples.allSatisfy { !$0.production.components.isEmpty })
    }

    private func folders() throws -> Set<String> {
        let directory = FileManager.default.temporaryDirectory.path
        let names = try FileManager.default.contentsOfDirectory(atPath: directory)
        return Set(names.filter { $0.hasPrefix("bench-") })
    }
}
