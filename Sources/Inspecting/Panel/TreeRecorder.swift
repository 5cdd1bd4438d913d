import TabAnimated
import TabProduction
import UIKit

/// A producer that passes every request on, and keeps what became of each view of each class.
@MainActor
final class TreeRecorder: Producing {
    private let producer: any Producing

    /// What became of each view, by the name of the mapped class.
    private(set) var trees: [String: SkeletonTree] = [:]

    init(_ producer: any Producing) {
        self.producer = producer
    }

    func production(for request: ProductionRequest) -> Production {
        let production = producer.production(for: request)
        if trees[production.className] == nil { trees[production.className] = SkeletonTree(of: request) }
        return production
    }
}
