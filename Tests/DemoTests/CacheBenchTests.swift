import DemoScenes
import Foundation
import TestDevice
import Testing

@testable import Gallery

@MainActor
@Suite("The bench of the cache", .serialized, .ownDevice)
struct CacheBenchTests {
    @Test func `the command prints five ratios beside what is aimed at, and how launches grow`() async throws
    {
        var lines: [Substring] = []
        var complaints: [String] = []
        let program = DemoProgram(
            directory: FileManager.default.temporaryDirectory,
            print: { lines += $0.split(separator: "\n") }, printError: { complaints.append($0) })

        let status = await program.run(["bench", "cache", "--quick"])

        #expect(status == 0)
        #expect(complaints == [])
        for (name, aim) in [
            ("bytes per production", ">= 8 x"), ("encode", ""), ("decode", ">= 20 x"),
            ("launch with 20 entries", ">= 50 x"), ("look-up hit", ">= 5 x"),
        ] {
            let line = try #require(lines.first { $0.hasPrefix(name) }, "\(name)")
            #expect(line.contains(/\d+\.\d x/))
            #expect(line.hasSuffix(aim))
        }
        #expect(lines.filter { $0.contains(/^\d+ entries/) }.count == 3)
    }

    @Test func `nothing is left in the temporary folder`() async throws {
        let directory = FileManager.default.temporaryDirectory
        let program = DemoProgram(directory: directory, print: { _ in }, printError: { _ in })
        let before = try names(in: directory)

        _ = await program.run(["bench", "cache", "--quick"])

        #expect(try names(in: directory).subtracting(before) == [])
    }

    @Test func `the samples are what the scenes ask for, each once`() {
        let samples = BenchSample.typical(of: DemoScene.all)

        #expect(samples.count >= 9)
        #expect(Set(samples.map(\.key)).count == samples.count)
        #expect(samples.allSatisfy { !$0.production.components.isEmpty })
    }

    private func names(in directory: URL) throws -> Set<String> {
        Set(
            try FileManager.default.contentsOfDirectory(atPath: directory.path).filter {
                $0.hasPrefix("bench-")
            })
    }
}
