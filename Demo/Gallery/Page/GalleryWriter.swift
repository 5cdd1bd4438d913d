public import DemoScenes
public import Foundation
public import TabAnimated
import TabAnimatedTesting
import UIKit

/// Writes the page of the gallery, with every scene at every place.
@MainActor
public struct GalleryWriter {
    private let directory: URL
    private let producer: Producer
    private let films: [FingerScript]
    private let places: [GalleryPlace]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - directory: The folder; it is made when missing, and the page in it is replaced.
    ///   - producer: What makes the productions.
    ///   - films: The scripts that are played after the scenes.
    public init(directory: URL, producer: Producer, films: [FingerScript] = FingerScript.all) {
        self.init(directory: directory, producer: producer, films: films, places: GalleryPlace.all)
    }

    /// Creates a writer that shows scenes at some places.
    init(directory: URL, producer: Producer, films: [FingerScript], places: [GalleryPlace]) {
        self.directory = directory
        self.films = films
        self.producer = producer
        self.places = places
    }

    /// Draws the scenes of all groups in this process, writes the page, and returns what each took.
    public func write(_ groups: [SceneGroup]) async throws -> [SceneReport] {
        try makeDirectory()
        return try write(try await draw(groups))
    }

    /// Writes a page of scenes and of the films, and returns what each scene took.
    func write(_ scenes: [DrawnScene]) throws -> [SceneReport] {
        let films = try films.map { try DrawnScene(FilmCamera(script: $0).shoot().scene) }
        let page = try html(of: scenes + films)
        try Data(page.utf8).write(to: directory.appendingPathComponent("index.html"), options: .atomic)
        return scenes.compactMap(\.report)
    }

    /// Makes the folder, if it is missing.
    func makeDirectory() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    /// Draws every so many-th scene of all groups.
    ///
    /// - Parameter progress: Hears which scene is drawn.
    func draw(
        _ groups: [SceneGroup], part: Int = 0, of count: Int = 1, progress: (String) -> Void = { _ in }
    ) async throws -> [DrawnScene] {
        let scenes = groups.flatMap { group in group.scenes.map { (group, $0) } }
        var drawn: [DrawnScene] = []
        for index in stride(from: part, to: scenes.count, by: count) {
            let (group, scene) = scenes[index]
            progress("scene \(index + 1) of \(scenes.count): \(scene.name)")
            let (entry, report) = await draw(scene, of: group)
            drawn.append(try DrawnScene(entry, report: report))
        }
        return drawn
    }

    /// Returns a page of one scene.
    func page(of scene: DemoScene) async throws -> String {
        let group = SceneGroup(name: scene.name, title: scene.title, summary: scene.summary, scenes: [scene])
        return try html(of: try await draw([group]))
    }

    private func html(of scenes: [DrawnScene]) throws -> String {
        let device = UIDevice.current
        return try GalleryPage(
            scenes: scenes, system: "\(device.systemName) \(device.systemVersion)"
        ).html()
    }

    /// Draws a scene at every place.
    private func draw(_ scene: DemoScene, of group: SceneGroup) async -> (GalleryScene, SceneReport) {
        let start = Date()
        let before = producer.statistics
        let recorder = RecordingProducer(producer)
        recorder.keepsTrees = true
        var film = CourseCamera.Film()
        var entry = GalleryScene(
            name: scene.name, title: scene.title, summary: scene.summary, group: group.title)
        for place in places {
            entry.courses.append(await CourseCamera(scene, recorder: recorder).shoot(place, into: &film))
            recorder.keepsTrees = false
        }
        entry.hasOwnAnimation = !scene.makeScreen().ownAnimations.isEmpty
        entry.archive = film.archive
        entry.sheets = film.sheets
        entry.drift = film.drift ?? []
        entry.code = SceneCode(of: scene)
        entry.trees = recorder.trees
        entry.findings = ReviewStage(scene).findings().map {
            .init(view: $0.view, rule: $0.rule.rawValue, problem: $0.problem, fix: $0.fix)
        }
        let after = producer.statistics
        let report = SceneReport(
            scene: scene.name, components: film.sheets.first?.components.count ?? 0,
            prototypes: after.prototypesMade - before.prototypesMade, mapped: after.mapped - before.mapped,
            cacheHits: after.storeHits - before.storeHits,
            pictures: entry.courses.flatMap(\.phases).map(\.pictures.count).reduce(0, +),
            seconds: Date().timeIntervalSince(start))
        return (entry, report)
    }
}
