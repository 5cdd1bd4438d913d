import Foundation
import TabCache
public import TabProduction

/// The producer of every model without one of its own, and its stores.
@MainActor
enum SharedProducer {
    /// Preloads, flushes and trims the caches of the configuration, when it is due.
    static let library = ProductionLibrary { [cache, ContentMemory.contents] }

    private static var currentCache: (cache: FrequencyCache<Production>, identity: UUID)?
    private static var current: (producer: Producer, identity: UUID)?

    /// The producer for the present cache and bundles of the configuration.
    static var producer: Producer {
        let configuration = SkeletonConfiguration.shared
        if let current, current.identity == configuration.storesIdentity { return current.producer }
        let kept: [any ProductionStoring] = configuration.isCacheEnabled ? [cache] : []
        let producer = Producer(stores: kept + bundles(of: configuration))
        current = (producer, configuration.storesIdentity)
        return producer
    }

    /// The producer of models that keep nothing.
    static let uncached = Producer()

    /// What was mapped, and what was learned, which a configuration without a cache keeps in memory alone.
    static var cache: FrequencyCache<Production> {
        let configuration = SkeletonConfiguration.shared
        if let currentCache, currentCache.identity == configuration.cacheIdentity {
            return currentCache.cache
        }
        var settings = configuration.cache
        if !configuration.isCacheEnabled { settings.directory = nil }
        let cache = FrequencyCache<Production>(configuration: settings)
        currentCache = (cache, configuration.cacheIdentity)
        return cache
    }

    private static func bundles(of configuration: SkeletonConfiguration) -> [any ProductionStoring] {
        let build = configuration.cache.build
        guard build != CacheConfiguration.defaultBuild else { return configuration.bundles }
        return configuration.bundles.map { bundle in
            var bundle = bundle
            bundle.appBuild = build
            return bundle
        }
    }
}

extension SkeletonConfiguration {
    /// The producer that all models without one of their own share.
    public static var sharedProducer: Producer { SharedProducer.producer }

    /// Loads the most used productions into memory, and waits until they are there.
    ///
    /// The framework does so by itself after the launch.
    public static func preload() async {
        await SharedProducer.library.preload()
    }

    /// Waits until every production made so far is on disk.
    ///
    /// The framework writes them by itself, at the latest when the app enters the background.
    public static func flush() async {
        await SharedProducer.library.flush()
    }
}
