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

    private func run(_ arguments: [String] = [], in directory: URL) async -> (
        status: Int32, output: String, errors: String
    ) {
        let box = OutputBox()
        let program = DemoProgram(
            directory: directory, print: { box.output += $0 + "\n" }, printError: { box.errors += $0 + "\n" })
        let status = await program.run(arguments)
        return (status, box.output, box.errors)
    }

    @Test func `the gallery has a page and every picture of every scene`() async throws {
        try await withDirectory { directory in
            #expect(await run(in: directory).status == 0)
            let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
            #expect(files.contains("index.html"))
            #expect(
                files.filter { $0.hasSuffix(".svg") }.count
                    == DemoScene.all.map { Picture.pictures(of: $0).count }.reduce(0, +))
        }
    }

    @Test func `a second run makes nothing and only hits the cache`() async throws {
        try await withDirectory { directory in
            _ = await run(in: directory)
            SkeletonConfiguration.shared = SkeletonConfiguration()
            let table = await run(in: directory).output.split(separator: "\n").map {
                $0.split(separator: " ", omittingEmptySubsequences: true)
            }
            for row in table.dropFirst().prefix(DemoScene.all.count) {
                #expect(row[2] == "0", "prototypes of \(row[0])")
                #expect(row[3] == "0", "mapped of \(row[0])")
                #expect((Int(row[4]) ?? 0) > 0, "cache hits of \(row[0])")
            }
        }
    }

    @Test func `the page has a heading for every group and a link to every scene`() {
        let page = GalleryPage(groups: SceneGroup.all, films: [], reports: []).html
        for group in SceneGroup.all where !group.scenes.isEmpty {
            #expect(page.contains("<h2 id=\"\(group.name)\">\(group.title)</h2>"))
        }
        for scene in DemoScene.all {
            #expect(page.contains("<a href=\"#\(scene.name)\">\(scene.title)</a>"))
            #expect(page.contains("<section id=\"\(scene.name)\">"))
        }
    }

    @Test func `the demo's own page names every scene`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(
            contentsOf: folder.appendingPathComponent("../../Demo/README.md"), encoding: .utf8)
        for scene in DemoScene.all {
            #expect(page.contains("| `\(scene.name)` |"), "\(scene.name)")
        }
    }

    @Test func `no two pictures have the same name`() {
        let names = DemoScene.all.flatMap { scene in
            Picture.pictures(of: scene).map { "\(scene.name)-\($0.name)" }
        }
        #expect(names.count == Set(names).count)
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
