import Foundation
import TabCache
import TabProduction

/// The producer of every model that has none of its own.
@MainActor
enum SharedProducer {
    private static var current: (producer: Producer, identity: UUID)?

    /// The producer for the cache that the configuration describes now.
    static var producer: Producer {
        let configuration = SkeletonConfiguration.shared
        let producer = producer(for: configuration)
        producer.bundles = configuration.bundles
        producer.build = configuration.cache.build
        return producer
    }

    private static func producer(for configuration: SkeletonConfiguration) -> Producer {
        if let current, current.identity == configuration.cacheIdentity { return current.producer }
        let cache =
            configuration.isCacheEnabled
            ? FrequencyCache<Production>(configuration: configuration.cache) : nil
        let producer = Producer(cache: cache)
        current = (producer, configuration.cacheIdentity)
        return producer
    }
}

extension SkeletonConfiguration {
    /// The producer that all models without one of their own share.
    public static var sharedProducer: Producer { SharedProducer.producer }

    /// Brings the productions that are loaded most into memory; meant for the launch of the app.
    ///
    /// Without this call productions are read one by one when they are first needed.
    public static func preload() async {
        await SharedProducer.producer.cache?.preload()
    }

    /// Waits until every production made so far is on disk.
    public static func flush() async {
        await SharedProducer.producer.cache?.flush()
    }
}
