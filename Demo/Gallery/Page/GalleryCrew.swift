import DemoScenes
import Foundation

/// Draws the scenes of a page in several processes, one for each processor.
@MainActor
struct GalleryCrew {
    /// The folder of the gallery.
    let directory: URL

    /// The program that draws a part; `nil` draws everything in this process.
    let program: URL?

    /// Hears which scene is drawn.
    let progress: (String) -> Void

    /// Draws all scenes and returns them in the order of their groups.
    func draw(_ groups: [SceneGroup], writer: GalleryWriter) async throws -> [DrawnScene] {
        let helpers = try program.map(startHelpers) ?? []
        let count = helpers.count + 1
        var drawn = try await writer.draw(groups, part: 0, of: count, progress: progress)
        for helper in helpers { drawn += try helper.scenes() }
        let order = groups.flatMap(\.scenes).map(\.name)
        return drawn.sorted { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
    }

    private func startHelpers(_ program: URL) throws -> [Helper] {
        let count = min(ProcessInfo.processInfo.activeProcessorCount, 4)
        return try (1..<max(1, count)).map { index in
            let file = directory.appendingPathComponent("part-\(index).json")
            let process = Process()
            process.executableURL = program
            process.arguments = ["--part", "\(index)", "--parts", "\(count)", "--output", file.path]
            try process.run()
            return Helper(process: process, file: file)
        }
    }

    /// A process that draws a part of the scenes.
    private struct Helper {
        let process: Process
        let file: URL

        /// Waits for the process and returns what it drew.
        func scenes() throws -> [DrawnScene] {
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw CheckFailure(lines: ["A part of the scenes could not be drawn."])
            }
            defer { try? FileManager.default.removeItem(at: file) }
            return try JSONDecoder().decode([DrawnScene].self, from: Data(contentsOf: file))
        }
    }
}
