import DemoScenes
import Foundation

/// Draws every film into a folder: a strip of stills and a moving picture of each.
@MainActor
struct FilmWriter {
    /// The folder of the films, inside that of the gallery.
    static let folder = "films"

    let directory: URL

    func write(_ scripts: [FingerScript]) throws {
        let folder = directory.appendingPathComponent(Self.folder, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for script in scripts {
            let film = FilmCamera(script: script).shoot()
            try Data(film.strip.utf8).write(to: folder.appendingPathComponent("\(script.name)-strip.svg"))
            try Data(film.animation.utf8).write(to: folder.appendingPathComponent("\(script.name).svg"))
        }
    }
}
