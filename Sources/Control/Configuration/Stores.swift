import Foundation
import TabCache
public import TabProduction

/// The stores of a configuration, each made when it is first used: the cache of productions, mapped and learned, that of the
/// contents of lists, and the producer that searches the first.
@MainActor
final class Stores {
    /// Preloads, flushes and trims what is in use, when it is due.
    static let library = ProductionLibrary { SkeletonConfiguration.shared.stores.inUse }

    /// The producer of models that keep nothing.
    static let uncached = Producer()

    /// The producer of every model without one of its own.
    private(set) lazy var producer: Producer = {
        let kept: [any ProductionStoring] = isCacheEnabled ? [productions] : []
        return Producer(stores: kept + bundles)
    }()

    private let settings: CacheConfiguration
    private let isCacheEnabled: Bool
    private let bundles: [SkeletonBundle]
    private let caches: Caches

    /// The caches, which configurations with other bundles share.
    private final class Caches {
        var productions: FrequencyCache<Production>?
        var contents: FrequencyCache<RememberedContent>?
    }

    convenience init(_ settings: CacheConfiguration, isCacheEnabled: Bool, bundles: [SkeletonBundle]) {
        self.init(settings, isCacheEnabled, bundles, Caches())
    }

    private init(
        _ settings: CacheConfiguration, _ isCacheEnabled: Bool, _ bundles: [SkeletonBundle], _ caches: Caches
    ) {
        self.settings = settings
        self.isCacheEnabled = isCacheEnabled
        self.caches = caches
        self.bundles = bundles.map { bundle in
            var bundle = bundle
            if settings.build != CacheConfiguration.defaultBuild { bundle.appBuild = settings.build }
            return bundle
        }
    }

    /// Returns the same caches beside other bundles.
    func with(_ bundles: [SkeletonBundle]) -> Stores { Stores(settings, isCacheEnabled, bundles, caches) }

    /// What was mapped, and what was learned; a configuration without a cache keeps it in memory alone.
    var productions: FrequencyCache<Production> {
        if let cache = caches.productions { return cache }
        let cache = FrequencyCache<Production>(configuration: settings(inFolder: nil))
        caches.productions = cache
        return cache
    }

    /// The contents of lists, in a folder beside the productions.
    var contents: FrequencyCache<RememberedContent> {
        if let cache = caches.contents { return cache }
        let cache = FrequencyCache<RememberedContent>(configuration: settings(inFolder: "Content"))
        caches.contents = cache
        return cache
    }

    private func settings(inFolder name: String?) -> CacheConfiguration {
        var settings = settings
        if !isCacheEnabled { settings.directory = nil }
        if let name {
            settings.directory = settings.directory?.appendingPathComponent(name, isDirectory: true)
        }
        return settings
    }

    private var inUse: [any StoreUpkeep] { [productions, contents] }
}

extension SkeletonConfiguration {
    /// What makes the shapes of every model without a `producer` of its own; a producer of the app's may call it for the rest.
    public static var sharedProducer: Producer { shared.stores.producer }

    /// Loads the most used skeletons into memory, and waits until they are there.
    ///
    /// The framework does so by itself after the launch.
    public static func preload() async {
        await Stores.library.preload()
    }

    /// Waits until every skeleton measured so far is on disk.
    ///
    /// The framework writes them by itself, at the latest when the app enters the background.
    public static func flush() async {
        await Stores.library.flush()
    }
}
