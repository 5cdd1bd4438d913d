import Foundation
import TabAnimated
import UIKit

/// The first start of a process, which is what a user sees at each launch: nothing has been looked up before.
@MainActor
struct FirstStart {
    /// Where the skeleton of the first table comes from.
    enum Way: String, CaseIterable {
        case cold
        case disk
        case skeletonView

        fileprivate var name: String {
            switch self {
            case .cold: RowsBench.Way.cold
            case .disk: RowsBench.Way.disk
            case .skeletonView: RowsBench.Way.skeletonView
            }
        }
    }

    /// What one process measures for another.
    struct Order: Equatable, Sendable {
        let way: Way
        /// The folder of the caches.
        let folder: String
    }

    let stores: BenchStores

    /// The program of the processes; `nil` measures in this one, which tests do.
    let executable: URL?

    /// The cache that the processes share.
    private static let shelf = "first"

    /// A row whose rounds are processes of their own.
    var row: BenchRow {
        BenchRow(
            name: "start, the first table of a process",
            ways: Way.allCases.map { way in
                BenchWay(name: way.name) { try await sample(of: way) }
            },
            ratios: [
                .gain(RowsBench.Way.cold, over: RowsBench.Way.skeletonView),
                .gain(RowsBench.Way.disk, over: RowsBench.Way.skeletonView),
                .gain(RowsBench.Way.disk, over: RowsBench.Way.cold),
            ],
            most: 9, setUp: fill)
    }

    /// Starts a skeleton in this process, which must not have started any before.
    func measure(_ way: Way) async throws -> BenchSample {
        let stage = BenchTable(ListLook())
        let peer = stage.skeletonView()
        if way != .skeletonView {
            stage.prepare(
                with: way == .cold ? stores.cold() : Producer(stores: [stores.cache(in: Self.shelf)]),
                remembers: false, shimmers: false)
        }
        return await BenchClock.mainThread.measure(
            {
                way == .skeletonView ? peer.show() : stage.list.startTabAnimation()
                HeadlessScreen.main.turn()
            }, count: 1)
    }

    private func fill() async throws {
        let cache = stores.cache(in: Self.shelf)
        let stage = BenchTable(ListLook())
        stage.cover(with: Producer(stores: [cache]))
        stage.finish()
        await cache.flush()
    }

    private func sample(of way: Way) async throws -> BenchSample {
        guard let executable else { return try await measure(way) }
        let process = Process()
        process.executableURL = executable
        process.arguments = ["bench", "--first", way.rawValue, stores.folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(BenchSample.self, from: data)
    }
}
