public import DemoScenes
public import Foundation
import TabAnimated
import TabAnimatedTesting
import TabCache

/// The demo's command line.
@MainActor
public struct DemoProgram {
    private let groups: [SceneGroup]
    private let directory: URL
    private let print: (String) -> Void
    private let printError: (String) -> Void

    /// Creates the program.
    ///
    /// - Parameters:
    ///   - groups: The scenes it knows.
    ///   - directory: The folder of the gallery.
    ///   - print: Where results go.
    ///   - printError: Where complaints go.
    public init(
        groups: [SceneGroup] = SceneGroup.all, directory: URL, print: @escaping (String) -> Void,
        printError: @escaping (String) -> Void
    ) {
        self.groups = groups
        self.directory = directory
        self.print = print
        self.printError = printError
    }

    private var scenes: [DemoScene] { groups.flatMap(\.scenes) }

    /// Does what the words after the program's name ask for and returns the exit status.
    public func run(_ arguments: [String]) async -> Int32 {
        do {
            try await run(Command(arguments: arguments, scenes: scenes.map(\.name)))
            return 0
        } catch let error as Command.UsageError {
            printError(error.description)
            return 2
        } catch let failure as CheckFailure {
            failure.lines.forEach(printError)
            return 1
        } catch {
            printError("The demo could not finish: \(error.localizedDescription)")
            return 1
        }
    }

    private func run(_ command: Command) async throws {
        switch command {
        case .gallery: try await drawGallery()
        case .list: scenes.forEach { print("\($0.name)\t\($0.summary)") }
        case .help: print(Command.usage)
        case .bundle(let file, let build): try writeBundle(to: file, build: build)
        case .drift: try drawDrift()
        case .review: try review()
        case .bench(let options):
            try await BenchProgram(options: options, scenes: scenes, print: print).run()
        case .scene(let name, let picture, let format, let output):
            for scene in scenes where scene.name == name {
                try await show(scene, picture, as: format, output: output)
            }
        }
    }

    private func drawGallery() async throws {
        var configuration = CacheConfiguration()
        // All scenes on all devices make more productions than an app does.
        configuration.memoryCountLimit = 10_000
        configuration.memoryByteLimit = 128 << 20
        configuration.diskCountLimit = 10_000
        configuration.diskByteLimit = 128 << 20
        configuration.directory = directory.appendingPathComponent("cache")
        let cache = FrequencyCache<Production>(configuration: configuration)
        await cache.preload()
        let writer = GalleryWriter(directory: directory, producer: Producer(stores: [cache]))
        let reports = try await writer.write(groups)
        await cache.flush()
        print(SceneReport.table(of: reports))
        print("\nwrote \(directory.appendingPathComponent("index.html").relativePath)")
    }

    private func writeBundle(to file: String, build: String) throws {
        let writer = SkeletonBundleWriter(build: build)
        BundleStage(scenes: scenes).fill(writer)
        let data = try writer.data()
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        print("wrote \(writer.count) productions, \(data.count) bytes, to \(file)")
    }

    private func review() throws {
        let findings = scenes.flatMap { scene in
            ReviewStage(scene).findings().map { "\(scene.name): \($0)" }
        }
        print("\(scenes.count) scenes, \(findings.count) findings")
        if !findings.isEmpty { throw CheckFailure(lines: findings) }
    }

    private func drawDrift() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for example in DriftExample.all {
            let take = DriftStage(example).take()
            let file = directory.appendingPathComponent("drift-\(example.name).svg")
            try Data(take.svg.utf8).write(to: file)
            print("\(example.name): \(example.summary)\n\(take.drift)\nwrote \(file.relativePath)\n")
        }
    }

    private func show(_ scene: DemoScene, _ picture: Picture, as format: Command.Format, output: String?)
        async throws
    {
        let take = await SceneStage(scene: scene, producer: Producer()).take(picture)
        let text =
            switch format {
            case .svg: take.svg
            case .json: try ProductionListing(take.productions).json()
            }
        guard let output else { return print(text) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: output))
    }
}
