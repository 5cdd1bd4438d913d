public import DemoScenes
public import Foundation
public import TabAnimated

/// Draws every scene into a folder: one SVG per picture, and a page that shows them.
@MainActor
public struct GalleryWriter {
    private let directory: URL
    private let producer: Producer

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - directory: The folder; it is made when missing, and files of the same names are replaced.
    ///   - producer: What makes the productions.
    public init(directory: URL, producer: Producer) {
        self.directory = directory
        self.producer = producer
    }

    /// Draws the scenes of all groups and returns what each took.
    public func write(_ groups: [SceneGroup]) async throws -> [SceneReport] {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        var reports: [SceneReport] = []
        for scene in groups.flatMap(\.scenes) { reports.append(try await write(scene)) }
        try FilmWriter(directory: directory).write(FingerScript.all)
        let page = GalleryPage(groups: groups, films: FingerScript.all, reports: reports)
        try Data(page.html.utf8).write(to: directory.appendingPathComponent("index.html"))
        return reports
    }

    private func write(_ scene: DemoScene) async throws -> SceneReport {
        let start = Date()
        let before = producer.statistics
        var components = 0
        let pictures = Picture.pictures(of: scene)
        for picture in pictures {
            let take = await SceneStage(scene: scene, producer: producer).take(picture)
            let file = directory.appendingPathComponent("\(scene.name)-\(picture.name).svg")
            try Data(take.svg.utf8).write(to: file)
            components = max(components, take.productions.map(\.components.count).reduce(0, +))
        }
        let after = producer.statistics
        return SceneReport(
            scene: scene.name, components: components,
            prototypes: after.prototypesMade - before.prototypesMade, mapped: after.mapped - before.mapped,
            cacheHits: after.storeHits - before.storeHits, pictures: pictures.count,
            seconds: Date().timeIntervalSince(start))
    }
}
