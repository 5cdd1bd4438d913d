public import DemoScenes
public import Foundation
import TabAnimated
import TabAnimatedTesting
import TabCache

/// The demo's command line.
@MainActor
public struct DemoProgram {
    private let groups: [SceneGroup]
    private let films: [FingerScript]
    private let directory: URL
    private let print: (String) -> Void
    private let printError: (String) -> Void
    private let executable: URL?
    private let progress: (String) -> Void

    /// Where the gallery shows each scene.
    var places = GalleryPlace.all

    /// Creates the program.
    ///
    /// - Parameters:
    ///   - groups: The scenes it knows.
    ///   - films: The films of its page.
    ///   - directory: The folder of the gallery.
    ///   - print: Where results go.
    ///   - printError: Where complaints go.
    ///   - executable: This program, which draws the gallery in several processes; `nil` draws in this one.
    ///   - progress: Hears which scene is drawn.
    public init(
        groups: [SceneGroup] = SceneGroup.all, films: [FingerScript] = FingerScript.all, directory: URL,
        print: @escaping (String) -> Void,
        printError: @escaping (String) -> Void, executable: URL? = nil,
        progress: @escaping (String) -> Void = { _ in }
    ) {
        self.executable = executable
        self.progress = progress
        self.groups = groups
        self.films = films
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
        case .part(let index, let count, let file): try await drawPart(index, of: count, into: file)
        case .list: scenes.forEach { print("\($0.name)\t\($0.summary)") }
        case .help: print(Command.usage)
        case .bundle(let file, let build): try writeBundle(to: file, build: build)
        case .drift: try drawDrift()
        case .code(let folder): try writeCode(into: folder)
        case .review: try review()
        case .guesses(let options): try await GuessProgram(options: options, print: print).run()
        case .bench(let options):
            try await BenchProgram(options: options, scenes: scenes, executable: executable, print: print)
                .run()
        case .scene(let name, let picture, let format, let output):
            for scene in scenes where scene.name == name {
                try await show(scene, picture, as: format, output: output)
            }
        }
    }

    private func drawGallery() async throws {
        let cache = await openCache(of: 0)
        let writer = GalleryWriter(
            directory: directory, producer: Producer(stores: [cache]), films: films, places: places)
        try writer.makeDirectory()
        let crew = GalleryCrew(directory: directory, program: executable, progress: progress)
        let reports = try writer.write(try await crew.draw(groups, writer: writer))
        await cache.flush()
        print(SceneReport.table(of: reports))
        print("\nwrote \(directory.appendingPathComponent("index.html").relativePath)")
    }

    private func drawPart(_ index: Int, of count: Int, into file: String) async throws {
        let cache = await openCache(of: index)
        let writer = GalleryWriter(
            directory: directory, producer: Producer(stores: [cache]), films: [], places: places)
        let scenes = try await writer.draw(groups, part: index, of: count)
        await cache.flush()
        try JSONEncoder().encode(scenes).write(to: URL(fileURLWithPath: file))
    }

    /// The cache of a process: all scenes on all devices make more productions than an app does.
    private func openCache(of part: Int) async -> FrequencyCache<Production> {
        var configuration = CacheConfiguration()
        configuration.memoryCountLimit = 10_000
        configuration.diskCountLimit = 10_000
        configuration.diskByteLimit = 128 << 20
        configuration.directory = directory.appendingPathComponent("cache/\(part)")
        let cache = FrequencyCache<Production>(configuration: configuration)
        await cache.preload()
        return cache
    }

    private func writeBundle(to file: String, build: String) throws {
        let writer = SkeletonBundleWriter(build: build)
        BundleStage(scenes: scenes).fill(writer)
        let data = try writer.data()
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        print("wrote \(writer.count) productions, \(data.count) bytes, to \(file)")
    }

    private func writeCode(into folder: String) throws {
        let folder = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let codes =
            scenes.map { ($0.name, SceneCode(of: $0)) } + films.map { ($0.name, SceneCode(ofFilm: $0)) }
        for (name, code) in codes {
            guard let code else { throw CheckFailure(lines: ["\(name) has no code"]) }
            try Data((code.text + "\n").utf8).write(to: folder.appendingPathComponent(name + ".swift"))
        }
        print("wrote the code of \(codes.count) scenes")
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
        func take() async -> SceneStage.Take {
            await SceneStage(scene: scene, producer: Producer()).take(picture)
        }
        let text =
            switch format {
            case .svg: await take().svg
            case .json: try ProductionListing(await take().productions).json()
            case .html: try await GalleryWriter(directory: directory, producer: Producer()).page(of: scene)
            }
        guard let output else { return print(text) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: output))
    }
}
