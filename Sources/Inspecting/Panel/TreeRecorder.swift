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

extension SkeletonTree {
    /// Returns the views that lead to a component, with why each became what it is; `nil` where there is no such component.
    func reasons(of index: Int) -> String? {
        root?.path(to: index).map { path in
            path.map { "\($0.className) \($0.rule)" }.joined(separator: " › ")
        }
    }
}

extension TreeNode {
    /// The views from this one to the one that became a component.
    fileprivate func path(to index: Int) -> [TreeNode]? {
        if case .component(index, _, _) = outcome { return [self] }
        for child in children {
            if let path = child.path(to: index) { return [self] + path }
        }
        return nil
    }
}
