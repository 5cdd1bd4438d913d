import TabAnimated
import TabAnimatedInspecting

/// A producer that forwards every request and remembers the productions.
@MainActor
final class RecordingProducer: MeasuringProducer {
    private let producer: any Producing

    /// The different productions, in order.
    private(set) var productions: [Production] = []

    /// Whether it also keeps what became of each view.
    var keepsTrees = false

    /// What became of each view, as JSON, by the name of the mapped class.
    private(set) var trees: [String: String] = [:]

    init(_ producer: any Producing) {
        self.producer = producer
    }

    func production(for request: ProductionRequest) -> Production {
        production(for: request, by: producer)
    }

    /// Returns a producer for a model, which also records the productions of the model's own producer.
    func producer(for model: ViewAnimated) -> any Producing {
        guard let own = model.producer, own !== self else { return self }
        return own is Branch ? own : Branch(recorder: self, producer: own)
    }

    fileprivate func production(for request: ProductionRequest, by producer: any Producing) -> Production {
        let production = producer.production(for: request)
        if keepsTrees, trees[production.className] == nil {
            trees[production.className] = SkeletonTree(of: request).json
        }
        if !productions.contains(production) { productions.append(production) }
        return production
    }
}

/// A producer of one model that forwards to the model's own producer.
private final class Branch: Producing {
    private let recorder: RecordingProducer
    private let producer: any Producing

    init(recorder: RecordingProducer, producer: any Producing) {
        self.recorder = recorder
        self.producer = producer
    }

    func production(for request: ProductionRequest) -> Production {
        recorder.production(for: request, by: producer)
    }
}
