import Foundation
import TabAnimated

/// What was made of the cells of a list before the clock runs.
@MainActor
final class ListSource<Stage: ListStage> {
    /// A producer that has it in memory.
    let memory: Producer

    /// A producer that has it in a file, read for a bundle.
    private(set) var bundle = Producer()

    /// What the cover of the list consists of.
    private(set) var size = UIKitAlone.CoverSize()

    private let look: ListLook
    private let stores: BenchStores
    private let name = UUID().uuidString

    init(look: ListLook, stores: BenchStores) {
        self.look = look
        self.stores = stores
        memory = Producer(stores: [stores.cache(in: UUID().uuidString)])
    }

    /// A producer that has it on disk and nothing in memory, as a start that comes before the cache is read.
    var disk: Producer { Producer(stores: [stores.cache(in: name)]) }

    /// Makes everything once; what comes from files only where a profiler survives the threads that write them.
    func fill() async throws {
        defer { cover(with: memory) }
        guard ProcessInfo.processInfo.environment["TAB_BENCH_FILES"] != "0" else { return }
        let cache = stores.cache(in: name)
        cover(with: Producer(stores: [cache]))
        await cache.flush()
        let writer = stores.writer()
        cover(with: writer)
        bundle = try stores.bundle(of: writer)
    }

    private func cover(with producer: any Producing) {
        let stage = Stage(look)
        stage.cover(with: producer)
        size = UIKitAlone.CoverSize(over: stage.list)
        stage.finish()
    }
}
