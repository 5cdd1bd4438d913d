import TabAnimated
import TabAnimatedInspecting

/// A producer that hands every question on and remembers the answers.
@MainActor
final class RecordingProducer: Producing {
    private let producer: any Producing

    /// The different productions that were asked for, in order.
    private(set) var productions: [Production] = []

    /// Whether it also keeps what became of each view.
    var keepsTrees = false

    /// What became of each view, as JSON, by the name of the mapped class.
    private(set) var trees: [String: String] = [:]

    init(_ producer: any Producing) {
        self.producer = producer
    }

    func production(for request: ProductionRequest) -> Production {
        let production = producer.production(for: request)
        if keepsTrees, trees[production.className] == nil {
            trees[production.className] = SkeletonTree(of: request).json
        }
        if !productions.contains(production) { productions.append(production) }
        return production
    }
}
