import DemoScenes
public import Foundation
import TabAnimated

/// The page of the gallery with cells and views of one's own.
///
/// ```swift
/// await SkeletonPage([
///     SkeletonSample(TicketCell.self, height: 96) { cell, row in cell.show(.samples[row % 3]) }
/// ]).run()
/// ```
@MainActor
public struct SkeletonPage {
    private let samples: [SkeletonSample]

    /// Creates a page of samples.
    public init(_ samples: [SkeletonSample]) {
        self.samples = samples
    }

    /// Writes `index.html` into a folder.
    public func write(to directory: URL) async throws {
        let group = SceneGroup(
            name: "own", title: "Your cells", summary: "Cells and views of your own.",
            scenes: samples.map(\.scene))
        _ = try await GalleryWriter(directory: directory, producer: Producer(), films: []).write([group])
    }

    /// Writes the page into the folder `skeletons` of the package; with `--watch` it does so again whenever a source changes.
    public func run(_ arguments: [String] = CommandLine.arguments) async {
        do {
            let package = OwnPackage()
            let directory = package.folder.appendingPathComponent("skeletons", isDirectory: true)
            try await write(to: directory)
            print("wrote \(directory.appendingPathComponent("index.html").path)")
            if arguments.contains("--watch") { try await SourceWatch(package: package).run() }
        } catch {
            FileHandle.standardError.write(Data("The page could not be written: \(error)\n".utf8))
            exit(1)
        }
    }
}
