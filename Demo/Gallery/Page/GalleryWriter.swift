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

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - directory: The folder; it is made when missing, and the page in it is replaced.
    ///   - producer: What makes the productions.
    ///   - films: The scripts that are played after the scenes.
    public init(directory: URL, producer: Producer, films: [FingerScript] = FingerScript.all) {
        self.directory = directory
        self.films = films
        self.producer = producer
    }

    /// Draws the scenes of all groups and returns what each took.
    public func write(_ groups: [SceneGroup]) async throws -> [SceneReport] {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        var reports: [SceneReport] = []
        var scenes: [GalleryScene] = []
        for group in groups {
            for scene in group.scenes {
                let (entry, report) = await draw(scene, of: group)
                scenes.append(entry)
                reports.append(report)
            }
        }
        scenes += films.map { FilmCamera(script: $0).shoot().scene }
        let device = UIDevice.current
        let system = "\(device.systemName) \(device.systemVersion)"
        let page = try GalleryPage(scenes: scenes, system: system).html()
        try Data(page.utf8).write(to: directory.appendingPathComponent("index.html"), options: .atomic)
        return reports
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
        for place in GalleryPlace.all {
            entry.courses.append(await CourseCamera(scene, recorder: recorder).shoot(place, into: &film))
            recorder.keepsTrees = false
        }
        entry.archive = film.archive
        entry.sheets = film.sheets
        entry.drift = film.drift ?? []
        entry.code = SceneCode(of: scene)
        entry.trees = recorder.trees
        entry.findings = ReviewStage(scene).findings().map {
            .init(view: $0.view, rule: $0.rule.rawValue, problem: $0.problem, mend: $0.mend)
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
