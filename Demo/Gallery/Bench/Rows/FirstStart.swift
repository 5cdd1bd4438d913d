import Foundation
import TabAnimated
import UIKit

/// The first start of a process, which is what a user sees at each launch, and what has to be done before a first frame:
/// nothing has been looked up before.
@MainActor
struct FirstStart {
    /// Where the skeleton of the first table comes from.
    enum Way: String, CaseIterable {
        case cold
        case disk
        case skeletonView
        /// No table: the configuration is asked for, the file read, and one skeleton of it looked up.
        case launch

        fileprivate var name: String {
            switch self {
            case .cold: RowsBench.Way.cold
            case .disk: RowsBench.Way.disk
            case .skeletonView: RowsBench.Way.skeletonView
            case .launch: "the configuration, the file and one look-up"
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

    /// Rows whose rounds are processes of their own.
    var rows: [BenchRow] {
        [
            row(
                "start, the first table of a process", [.cold, .disk, .skeletonView],
                ratios: [
                    .gain(RowsBench.Way.cold, over: RowsBench.Way.skeletonView),
                    .gain(RowsBench.Way.disk, over: RowsBench.Way.skeletonView),
                    .gain(RowsBench.Way.disk, over: RowsBench.Way.cold),
                ]),
            row("at launch, before a first frame", [.launch]),
        ]
    }

    private func row(_ name: String, _ ways: [Way], ratios: [BenchRatio] = []) -> BenchRow {
        BenchRow(
            name: name, ways: ways.map { way in BenchWay(name: way.name) { try await sample(of: way) } },
            ratios: ratios, most: 9, setUp: fill)
    }

    /// Starts a skeleton in this process, which must not have started any before.
    func measure(_ way: Way) async throws -> BenchSample {
        if way == .launch { return await measureLaunch() }
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

    /// Does what an app that asks for its configuration at launch waits for on the main thread.
    private func measureLaunch() async -> BenchSample {
        let folder = stores.folder.appendingPathComponent(Self.shelf)
        let request = request
        return await BenchClock.mainThread.measure(
            {
                SkeletonConfiguration.shared.cache.directory = folder
                _ = SkeletonConfiguration.sharedProducer.production(for: request)
            }, count: 1)
    }

    /// What is looked up at launch.
    private var request: ProductionRequest {
        ProductionRequest(
            subject: .prototype(CellAnimated(BenchCell.self)), owner: "Launch",
            size: CGSize(width: 390, height: 66), traits: .current, layoutDirection: .leftToRight)
    }

    private func fill() async throws {
        let cache = stores.cache(in: Self.shelf)
        let producer = Producer(stores: [cache])
        let stage = BenchTable(ListLook())
        stage.cover(with: producer)
        stage.finish()
        _ = producer.production(for: request)
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
