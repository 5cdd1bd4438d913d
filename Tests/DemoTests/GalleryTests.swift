import DemoScenes
import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The gallery", .serialized, .ownDevice)
struct GalleryTests {
    private func withDirectory(_ action: (URL) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("gallery-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await action(directory)
    }

    private func run(
        _ arguments: [String] = [], in directory: URL, groups: [SceneGroup] = SceneGroup.all,
        films: [FingerScript] = []
    ) async -> (status: Int32, output: String, errors: String) {
        let box = OutputBox()
        var program = DemoProgram(
            groups: groups, films: films, directory: directory, print: { box.output += $0 + "\n" },
            printError: { box.errors += $0 + "\n" })
        // Few animations are drawn there.
        program.places = [GalleryPlace(device: .small), GalleryPlace(direction: .rtl)]
        let status = await program.run(arguments)
        return (status, box.output, box.errors)
    }

    @Test func `the gallery is one page, and a second run makes nothing for it`() async throws {
        try await withDirectory { directory in
            let groups = [
                SceneGroup.all[0].matching("News table"), SceneGroup.all[1].matching("table-load-more"),
            ]
            let films = [FingerScript.all[0]]
            #expect(await run(in: directory, groups: groups, films: films).status == 0)
            let page = try String(contentsOf: directory.appendingPathComponent("index.html"), encoding: .utf8)
            #expect(page.contains("data-name=\"news\""))
            #expect(page.contains("data-name=\"table-load-more\""))
            #expect(page.contains("data-name=\"half-pull\""))
            #expect(!page.contains("{{"))
            SkeletonConfiguration.shared = SkeletonConfiguration()
            let table = await run(in: directory, groups: groups).output.split(separator: "\n").map {
                $0.split(separator: " ", omittingEmptySubsequences: true)
            }
            for row in table.dropFirst().prefix(2) {
                #expect(row[2] == "0", "prototypes of \(row[0])")
                #expect(row[3] == "0", "mapped of \(row[0])")
                #expect((Int(row[4]) ?? 0) > 0, "cache hits of \(row[0])")
            }
        }
    }

    @Test func `another process draws every second scene for the page`() async throws {
        try await withDirectory { directory in
            let groups = [
                SceneGroup.all[0].matching("News table"), SceneGroup.all[1].matching("table-load-more"),
            ]
            let file = directory.appendingPathComponent("part.json")
            let arguments = ["--part", "1", "--parts", "2", "--output", file.path]
            #expect(await run(arguments, in: directory, groups: groups).status == 0)
            let drawn = try JSONDecoder().decode([DrawnScene].self, from: Data(contentsOf: file))
            #expect(drawn.map(\.name) == ["table-load-more"])
            let line = try #require(drawn.first?.lines.first)
            #expect(try drawn[0].json(shared: [line: 7]).contains("@7"))
        }
    }

    @Test func `the listing has class, size, and a frame for every component`() async throws {
        try await withDirectory { directory in
            let output = await run(["--scene", "news", "--format", "json"], in: directory).output
            let listing = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
            let production = try #require(listing?.first)
            #expect(production["class"] as? String == "NewsCell")
            #expect(production["size"] as? [Double] == [375, 120])
            let components = try #require(production["components"] as? [[String: Any]])
            #expect(components.first?["frame"] as? [Double] == [16, 16, 48, 48])
            #expect(components.map { $0["lines"] as? Int } == [1, 1, 2, 1, 1])
            #expect(components.allSatisfy { $0["removed"] as? Bool == false })
        }
    }

    @Test func `a scene that does not exist ends with status 2 and the names`() async throws {
        try await withDirectory { directory in
            let result = await run(["--scene", "shop"], in: directory)
            #expect(result.status == 2)
            #expect(
                result.errors
                    == "--scene does not know shop; choose \(DemoScene.all.map(\.name).joined(separator: ", ")).\n"
            )
        }
    }

    @Test func `a picture can be written to a file`() async throws {
        try await withDirectory { directory in
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let file = directory.appendingPathComponent("news.svg")
            let result = await run(["--scene", "news", "--output", file.path], in: directory)
            #expect(result.status == 0)
            #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
        }
    }
}

private final class OutputBox {
    var output = ""
    var errors = ""
}
