import Foundation
import TabCache
public import TabProduction

/// The stores of a configuration, each made when it is first used: the cache of productions, mapped and learned, that of the
/// contents of lists, and the producer that searches the first.
@MainActor
final class Stores {
    /// Preloads, flushes and trims what is in use, when it is due.
    static let library = ProductionLibrary {
        _ = (present.productions, present.contents)
        return made.compactMap(\.cache)
    }

    /// The caches that were made; those of another configuration live until they have written.
    private static var made: [Made] = []

    private struct Made {
        weak var cache: (any StoreUpkeep & AnyObject)?
    }

    private static func noted<Value>(_ cache: FrequencyCache<Value>) -> FrequencyCache<Value> {
        made = made.filter { $0.cache != nil } + [Made(cache: cache)]
        return cache
    }

    /// Those of the configuration in use.
    static var present: Stores { SkeletonConfiguration.shared.stores }

    /// The producer of models that keep nothing.
    static let uncached = Producer()

    /// The producer of every model without one of its own.
    private(set) lazy var producer: Producer = {
        let kept: [any ProductionStoring] = caches.isEnabled ? [productions] : []
        return Producer(stores: kept + bundles)
    }()

    private let caches: Caches
    private let bundles: [SkeletonBundle]

    /// The caches, which configurations with other bundles share.
    @MainActor
    private final class Caches {
        let settings: CacheConfiguration
        let isEnabled: Bool

        private(set) lazy var productions = Stores.noted(
            FrequencyCache<Production>(configuration: kept(in: nil)))
        private(set) lazy var contents = Stores.noted(
            FrequencyCache<RememberedContent>(configuration: kept(in: "Content")))

        init(_ settings: CacheConfiguration, isEnabled: Bool) {
            (self.settings, self.isEnabled) = (settings, isEnabled)
        }

        private func kept(in folder: String?) -> CacheConfiguration {
            var kept = settings
            if !isEnabled { kept.directory = nil }
            if let folder {
                kept.directory = kept.directory?.appendingPathComponent(folder, isDirectory: true)
            }
            return kept
        }
    }

    convenience init(_ settings: CacheConfiguration, isCacheEnabled: Bool, bundles: [SkeletonBundle]) {
        self.init(Caches(settings, isEnabled: isCacheEnabled), bundles)
    }

    private init(_ caches: Caches, _ bundles: [SkeletonBundle]) {
        self.caches = caches
        let build = caches.settings.build
        self.bundles = bundles.map { bundle in
            var bundle = bundle
            if build != CacheConfiguration.defaultBuild { bundle.appBuild = build }
            return bundle
        }
    }

    func with(_ bundles: [SkeletonBundle]) -> Stores { Stores(caches, bundles) }

    /// What was mapped, and what was learned; a configuration without a cache keeps it in memory alone.
    var productions: FrequencyCache<Production> { caches.productions }

    /// The contents of lists, in a folder beside the productions.
    var contents: FrequencyCache<RememberedContent> { caches.contents }
}

extension SkeletonConfiguration {
    /// The default producer. Your own producer can fall back to it.
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
