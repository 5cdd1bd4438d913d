import TabCache
package import UIKit

/// Makes the shapes of a view or of a class of views: adopt it to make them in a way of your own.
///
/// A model may carry its own; ``Producer`` is the default.
@MainActor
public protocol Producing: AnyObject {
    /// Returns the shapes of the view or class of the request, kept ones or new ones.
    func production(for request: ProductionRequest) -> Production
}

/// What a producer has done since it was created.
package struct ProducerStatistics: Hashable, Sendable {
    /// The number of views that were made off screen.
    package internal(set) var prototypesMade: Int = 0

    /// The number of requests that a store answered.
    package internal(set) var storeHits: Int = 0

    /// The number of views that were mapped, on screen or off.
    package internal(set) var mapped: Int = 0
}

/// The default ``Producing``: it looks into its stores, and else measures a view, on screen or made for it.
///
/// ```swift
/// let measuring = Producer()  // measures every time
/// let keeping = Producer(stores: SkeletonConfiguration.shared.bundles)  // looks into the bundles first
/// ```
///
/// A cell is made at most once for each key, and only where no store has its shapes. A view on screen is read each time and not
/// changed; only a label that has neither text nor size is lent one, within the call.
@MainActor
public final class Producer: Producing {
    /// Where measured skeletons are kept, in the order of look-ups; empty to measure every time.
    public let stores: [any ProductionStoring]

    private let nested: @MainActor (UIView) -> NestedSkeleton
    /// What the producer has done.
    private(set) package var statistics = ProducerStatistics()

    /// Creates a producer.
    ///
    /// - Parameter stores: Where measured skeletons are kept; the default keeps none. Stores are asked in order; a new
    ///   skeleton is stored in all.
    public convenience init(stores: [any ProductionStoring] = []) {
        self.init(stores: stores) { $0.nestedSkeleton }
    }

    /// Creates a producer.
    ///
    /// - Parameters:
    ///   - stores: Where productions are kept.
    ///   - nested: Returns the skeleton of a view inside a mapped one, if it has its own.
    package init(
        stores: [any ProductionStoring], nested: @escaping @MainActor (UIView) -> NestedSkeleton
    ) {
        self.stores = stores
        self.nested = nested
    }

    public func production(for request: ProductionRequest) -> Production {
        guard !stores.isEmpty, request.cell != nil else { return map(request) }
        var key = ProductionKey(request)
        var kept = kept(for: key)
        let appearance = LayerAppearance(of: request.traits)
        if let other = kept?.appearance, other != appearance {
            key = ProductionKey(request, appearance: appearance)
            kept = self.kept(for: key)
        }
        if let kept {
            statistics.storeHits += 1
            request.report?(.store)
            return kept
        }
        let production = map(request)
        // A view without a size gets one later.
        if request.size.width > 0 { stores.forEach { $0.store(production, for: key) } }
        return production
    }

    private func kept(for key: ProductionKey) -> Production? {
        for store in stores {
            if let production = store.production(for: key) { return production }
        }
        return nil
    }

    /// Maps anew, past everything that is kept, and tells a recorder, if there is one, what becomes of each view.
    package func map(
        _ request: ProductionRequest, recording recorder: (any MappingRecording)? = nil
    ) -> Production {
        statistics.mapped += 1
        request.report?(.mapping)
        let mapper = ViewMapper(
            options: request.options, layoutDirection: request.layoutDirection, nested: nested,
            recorder: recorder)
        var production = SystemIntervals.show("Map") {
            switch request.subject {
            case .prototype(let prototype): mapPrototype(prototype, for: request, with: mapper)
            case .view(let view): LiveSession(view: view, mapper: mapper).map()
            }
        }
        if production.appearance != nil { production.appearance = LayerAppearance(of: request.traits) }
        return production
    }

    private func mapPrototype(
        _ prototype: CellAnimated, for request: ProductionRequest, with mapper: ViewMapper
    ) -> Production {
        statistics.prototypesMade += 1
        return PrototypeSession(prototype: prototype, request: request, mapper: mapper).map()
    }
}

/// A producer that measures views, and gives way to what was learned of real ones.
package protocol MeasuringProducer: Producing {}

extension Producer: MeasuringProducer {}
