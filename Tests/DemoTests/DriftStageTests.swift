import DemoScenes
import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The demo's drift", .serialized, .ownDevice)
struct DriftStageTests {
    private func take(_ name: String) throws -> DriftStage.Take {
        DriftStage(try #require(DriftExample.all.first { $0.name == name })).take()
    }

    @Test func `the news cell stands where its skeleton did`() throws {
        let drift = try take("news").drift

        #expect(drift.score == 0, "\(drift)")
        #expect(drift.pairs.count == 5)
    }

    @Test func `the redesigned cell does not`() throws {
        let drift = try take("redesigned").drift

        #expect(drift.score > 0.5)
        #expect(drift.worstShift > 250)
        #expect(drift.missing.map(\.name) == ["topicLabel"])
        #expect(drift.extra.map(\.name) == ["followButton"])
    }

    @Test(arguments: ["news", "redesigned"])
    func `the picture looks as reviewed`(name: String) throws {
        try expectGolden(take(name).svg, named: "drift-\(name).svg")
    }

    @Test func `the command prints the numbers and draws the pictures`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var output = ""
        let program = DemoProgram(directory: folder, print: { output += $0 }, printError: { output += $0 })

        #expect(await program.run(["--drift"]) == 0)

        #expect(output.contains("news: The news cell and its own skeleton.\ndrift 0: 5 pairs"))
        #expect(output.contains("followButton: extra"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["drift-news.svg", "drift-redesigned.svg"])
    }
}
