public import TabCache
package import UIKit

/// The default way to productions: from the cache, or by mapping a prototype or a view on screen.
///
/// A prototype is made at most once for each key, and only while the production is made. A view on
/// screen is read and not changed; only where it holds text that has neither content nor size, text is lent
/// to it and taken back within the call.
@MainActor
public final class Producer: Producing {
    /// What the producer has done.
    package private(set) var statistics = ProducerStatistics()

    /// Asked for every view inside a mapped one whether it has a skeleton of its own.
    package var nested: @MainActor (UIView) -> NestedSkeleton = { Producer.standardNested($0) }

    /// What `nested` answers unless it is set; Control puts its knowledge of nested lists here.
    package static var standardNested: @MainActor (UIView) -> NestedSkeleton = { _ in .none }

    /// Where to look for productions that the cache does not have, before they are mapped; none by default.
    public var bundles: [SkeletonBundle] = []

    /// The build of the app, which bundles are compared with; by default that of the app's main bundle.
    public var build: String = CacheConfiguration.defaultBuild

    private var fingerprints = LayoutFingerprints()

    /// Where productions are kept, or `nil` if every one is mapped anew.
    public let cache: FrequencyCache<Production>?

    /// Creates a producer.
    ///
    /// - Parameter cache: Where productions are kept; `nil` maps every time.
    public init(cache: FrequencyCache<Production>? = nil) {
        self.cache = cache
    }

    public func production(for request: ProductionRequest) -> Production {
        let key = ProductionKey(request).text
        if let production = cache?.value(for: key) {
            statistics.cacheHits += 1
            return production
        }
        if let production = bundled(key, request) {
            statistics.bundleHits += 1
            return production
        }
        let (production, isWorthKeeping) = map(request)
        if isWorthKeeping { cache?.store(production, for: key) }
        return production
    }

    /// Maps anew, past everything that is kept, and tells a recorder what becomes of each view.
    package func map(_ request: ProductionRequest, recording recorder: any MappingRecording) -> Production {
        map(request, recorder: recorder).production
    }

    private func map(
        _ request: ProductionRequest, recorder: (any MappingRecording)? = nil
    ) -> (production: Production, isWorthKeeping: Bool) {
        statistics.mapped += 1
        let mapper = ViewMapper(
            options: request.options, layoutDirection: request.layoutDirection, nested: nested,
            recorder: recorder)
        switch request.subject {
        case .prototype(let prototype):
            statistics.prototypesMade += 1
            let session = PrototypeSession(prototype: prototype, request: request, mapper: mapper)
            return (session.map(), request.size.width > 0)
        case .view(let view):
            return (LiveSession(view: view, mapper: mapper).map(), !view.bounds.isEmpty)
        }
    }

    /// A production from the first bundle that has one this build may use; memory keeps it from then on.
    private func bundled(_ key: String, _ request: ProductionRequest) -> Production? {
        for bundle in bundles
        where bundle.isTrusted(key, build: build, fingerprint: { fingerprint(of: request) }) {
            if let production = bundle.production(for: key) { return production }
        }
        return nil
    }

    private func fingerprint(of request: ProductionRequest) -> String {
        let fingerprint = fingerprints.of(request.subject)
        statistics.fingerprintsMade = fingerprints.count
        return fingerprint
    }
}
