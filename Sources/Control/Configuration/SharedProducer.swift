import Foundation
import TabCache
public import TabProduction

/// The producer of every model that has none of its own, and what it keeps.
@MainActor
enum SharedProducer {
    /// Preloads, flushes and trims the cache that the configuration describes, and what is remembered, when it is due.
    static let library = ProductionLibrary { [cache].compactMap { $0 } + Array(memories.values) }

    /// What is remembered of views, by the names of folders, once one of them has asked for it.
    static var memories: [String: any StoreUpkeep] = [:]

    private static var currentCache: (cache: FrequencyCache<Production>?, identity: UUID)?
    private static var current: (producer: Producer, identity: UUID)?

    /// The producer for the cache and the bundles that the configuration describes now.
    static var producer: Producer {
        let configuration = SkeletonConfiguration.shared
        if let current, current.identity == configuration.storesIdentity { return current.producer }
        let producer = Producer(stores: [cache].compactMap { $0 } + bundles(of: configuration))
        current = (producer, configuration.storesIdentity)
        return producer
    }

    /// The producer of models that keep nothing.
    static let uncached = Producer()

    private static var cache: FrequencyCache<Production>? {
        let configuration = SkeletonConfiguration.shared
        if let currentCache, currentCache.identity == configuration.cacheIdentity {
            return currentCache.cache
        }
        let cache =
            configuration.isCacheEnabled
            ? FrequencyCache<Production>(configuration: configuration.cache) : nil
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

    /// Brings the productions that are loaded most into memory, and waits until they are there.
    ///
    /// This happens by itself when the app has launched. Call it to have them before that.
    public static func preload() async {
        await SharedProducer.library.preload()
    }

    /// Waits until every production made so far is on disk.
    ///
    /// They are written by themselves in the background, and at the latest when the app goes there.
    public static func flush() async {
        await SharedProducer.library.flush()
    }
}
