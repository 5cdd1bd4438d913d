import TabAnimated

/// A producer that hands every question on and remembers the answers.
@MainActor
final class RecordingProducer: Producing {
    private let producer: any Producing

    /// The different productions that were asked for, in order.
    private(set) var productions: [Production] = []

    init(_ producer: any Producing) {
        self.producer = producer
    }

    func production(for request: ProductionRequest) -> Production {
        let production = producer.production(for: request)
        if !productions.contains(production) { productions.append(production) }
        return production
    }
}
