import Foundation
import TabAnimated
import TabAnimatedTesting
import TabCache

/// Where productions come from in a bench.
@MainActor
struct BenchStores {
    /// The build of the app that bundles are made for.
    private static let build = "1.0 (1)"

    let folder: URL

    /// A producer with a cache that has nothing.
    func cold() -> Producer { Producer(stores: [cache(in: UUID().uuidString)]) }

    /// A cache in a folder of its own; a second one in the same folder finds on disk what the first has flushed.
    func cache(in name: String) -> FrequencyCache<Production> {
        var configuration = CacheConfiguration()
        configuration.directory = folder.appendingPathComponent(name)
        return FrequencyCache(configuration: configuration)
    }

    /// A producer that reads from a file what a writer has collected, and has nothing else.
    func bundle(of writer: SkeletonBundleWriter) throws -> Producer {
        var bundle = try SkeletonBundle(data: writer.data())
        bundle.appBuild = Self.build
        return Producer(stores: [bundle])
    }

    /// A writer that collects what it is asked for.
    func writer() -> SkeletonBundleWriter { SkeletonBundleWriter(build: Self.build) }
}
