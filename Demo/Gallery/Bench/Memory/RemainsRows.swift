import TabAnimated

/// Measures what a skeleton leaves behind: the bytes that are there once it has ended and its view is gone.
@MainActor
struct RemainsRows {
    let scale: BenchScale
    let stores: BenchStores

    var rows: [BenchRow] {
        [
            row("table without data") { producer in
                let stage = BenchTable(ListLook())
                stage.cover(with: producer)
                stage.finish()
            },
            row("tree of \(scale.treeViews.grouped) views") { producer in
                let stage = BenchTree(count: scale.treeViews)
                stage.cover(with: producer)
                stage.finish()
            },
        ]
    }

    /// A first time, which leaves the production in the cache, and any later one.
    private func row(_ name: String, _ run: @escaping @MainActor (Producer) -> Void) -> BenchRow {
        let known = Producer(stores: [stores.cache(in: "left of a \(name)")])
        func way(_ name: String, _ producer: @escaping @MainActor () -> Producer) -> BenchWay {
            BenchWay(name: name) {
                let producer = producer()
                let before = HeapMeter.bytesInUse ?? 0
                run(producer)
                return withExtendedLifetime(producer) { max(0, (HeapMeter.bytesInUse ?? 0) - before) }
            }
        }
        return BenchRow(
            name: "left after the end, \(name)", unit: .bytes,
            ways: [way(RowsBench.Way.cold, stores.cold), way(RowsBench.Way.memory) { known }], most: 5)
    }
}
