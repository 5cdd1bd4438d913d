public import TabCache

extension FrequencyCache: ProductionStoring where Value == Production {
    /// Returns the production of a key, from memory or by reading its file, and counts the load.
    public func production(for key: ProductionKey) -> Production? { value(for: key.text) }

    /// Keeps a production: at once in memory, and soon on disk.
    public func store(_ production: Production, for key: ProductionKey) {
        store(production, for: key.text)
    }
}
