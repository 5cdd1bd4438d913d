public import TabCache

/// A place where measured skeletons are kept, such as a cache or a bundle: adopt it to keep them elsewhere.
///
/// A `Producer` asks its stores one after another before it measures a view. The cache `FrequencyCache<Production>` and
/// ``SkeletonBundle`` are stores; an app can add its own, for example in a test or in front of a server:
///
/// <!-- example: file -->
/// ```swift
/// final class RecordedProductions: ProductionStoring {
///     private(set) var productions: [ProductionKey: Production] = [:]
///
///     func production(for key: ProductionKey) -> Production? { productions[key] }
///     func store(_ production: Production, for key: ProductionKey) { productions[key] = production }
/// }
/// ```
///
/// Only ``production(for:)`` has to be there: a store that is only read keeps nothing.
@MainActor
public protocol ProductionStoring {
    /// Returns the production of a key, or `nil` if the store has none that may be shown.
    func production(for key: ProductionKey) -> Production?

    /// Keeps a production that was just made.
    func store(_ production: Production, for key: ProductionKey)
}

extension ProductionStoring {
    /// Keeps nothing.
    public func store(_ production: Production, for key: ProductionKey) {}
}

extension FrequencyCache: ProductionStoring where Value == Production {
    /// Returns the production of a key, from memory or from disk, and counts the load.
    public func production(for key: ProductionKey) -> Production? { value(for: key.text) }

    /// Keeps a production: at once in memory, and soon on disk.
    public func store(_ production: Production, for key: ProductionKey) {
        store(production.withKeptColors, for: key.text)
    }
}
