import Foundation

/// The sections and items of a list at one moment, each known by its identifier.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// A section and its items.
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    var sections: [Section] = []
    /// The section of every item.
    var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Reading

    public var numberOfItems: Int { homes.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = indexOfSection(identifier) else {
            SnapshotFault.raise(SnapshotFault.noSection)
            return []
        }
        return sections[index].items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// Where an item stands.
    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let home = homes[identifier], let section = indexOfSection(home) else { return nil }
        return sections[section].items.firstIndex(of: identifier)
            .map { IndexPath(indexes: [section, $0]) }
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// The same content without the wish to show some of it again.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}
