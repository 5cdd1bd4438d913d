import Foundation

/// A scene as the page holds it: its data, in which the lines of its pictures are still to be filled in.
///
/// Two processes that draw the scenes of one page hand it from one to the other.
struct DrawnScene: Codable {
    /// What stands in the data for the lines.
    static let gap = "{{lines}}"

    let name: String
    let title: String
    let summary: String
    let group: String

    /// The lines of all its pictures.
    let lines: [String]

    /// Its data, as JSON.
    private let data: String

    /// What drawing it took; `nil` for a film.
    var report: SceneReport?

    /// Describes a scene that has been drawn.
    init(_ scene: GalleryScene, report: SceneReport? = nil) throws {
        (name, title, summary, group) = (scene.name, scene.title, scene.summary, scene.group)
        self.report = report
        lines = scene.archive.lines
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        data = String(decoding: try encoder.encode(scene), as: UTF8.self)
    }

    /// Returns the data with its lines, of which the page keeps some.
    func json(shared: [String: Int]) throws -> String {
        let text = lines.map { shared[$0].map { "@\($0)" } ?? PictureArchive.shortened($0) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let quoted = String(decoding: try encoder.encode(text.joined(separator: "\n")), as: UTF8.self)
        guard let place = data.range(of: "\"\(Self.gap)\"") else { return data }
        return data.replacingCharacters(in: place, with: quoted)
    }
}
