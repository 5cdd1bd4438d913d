import Foundation
import TabCache
import UIKit

/// A cache of memories of views: in memory, and in a folder beside the productions.
@MainActor
final class MemoryFolder<Value: Codable & Sendable> {
    private let name: String
    private let make: (CacheConfiguration) -> FrequencyCache<Value>
    private var current: (cache: FrequencyCache<Value>, identity: UUID)?

    /// Creates a cache; nothing is read or written before it is used.
    init(_ name: String, make: @escaping (CacheConfiguration) -> FrequencyCache<Value>) {
        self.name = name
        self.make = make
    }

    /// The cache for the present configuration.
    var cache: FrequencyCache<Value> {
        let configuration = SkeletonConfiguration.shared
        if let current, current.identity == configuration.cacheIdentity { return current.cache }
        var settings = configuration.cache
        settings.directory =
            configuration.isCacheEnabled
            ? settings.directory?.appendingPathComponent(name, isDirectory: true) : nil
        let cache = make(settings)
        current = (cache, configuration.cacheIdentity)
        SharedProducer.memories[name] = cache
        return cache
    }
}
