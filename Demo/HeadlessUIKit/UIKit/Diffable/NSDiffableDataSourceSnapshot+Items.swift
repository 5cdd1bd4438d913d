import Foundation

extension NSDiffableDataSourceSnapshot {
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard SnapshotFault.areUnique(identifiers, what: "item") else { return }
        guard !sections.isEmpty else { return SnapshotFault.raise(SnapshotFault.noSections) }
        let target = sectionIdentifier ?? sections[sections.count - 1].identifier
        guard indexOfSection(target) != nil else { return SnapshotFault.raise(SnapshotFault.noSection) }
        takeOut(identifiers)
        guard let index = indexOfSection(target) else { return }
        put(identifiers, inSection: index, at: sections[index].items.count)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        takeOut(identifiers)
        let gone = Set(identifiers)
        reloadedItemIdentifiers.removeAll(where: gone.contains)
        reconfiguredItemIdentifiers.removeAll(where: gone.contains)
    }

    public mutating func deleteAllItems() {
        self = Self()
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard areKnown(identifiers, verb: "reload") else { return }
        for item in identifiers where !reloadedItemIdentifiers.contains(item) {
            reloadedItemIdentifiers.append(item)
        }
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard areKnown(identifiers, verb: "reconfigure") else { return }
        for item in identifiers where !reconfiguredItemIdentifiers.contains(item) {
            reconfiguredItemIdentifiers.append(item)
        }
    }

    // MARK: How it is done

    private func areKnown(_ identifiers: [ItemIdentifierType], verb: String) -> Bool {
        guard let unknown = identifiers.first(where: { homes[$0] == nil }) else { return true }
        SnapshotFault.raise(
            "Attempted to \(verb) item identifier that does not exist in the snapshot: \(unknown)")
        return false
    }

    /// Items that already are somewhere move to the new place.
    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside anchor: ItemIdentifierType, offset: Int
    ) {
        guard SnapshotFault.areUnique(identifiers, what: "item") else { return }
        guard homes[anchor] != nil, !identifiers.contains(anchor) else {
            return SnapshotFault.raise(SnapshotFault.noItem)
        }
        takeOut(identifiers)
        guard let path = path(of: anchor) else { return }
        put(identifiers, inSection: path.section, at: path.item + offset)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, beside anchor: ItemIdentifierType, offset: Int
    ) {
        guard homes[identifier] != nil else { return SnapshotFault.raise(SnapshotFault.noItem) }
        insert([identifier], beside: anchor, offset: offset)
    }

    private mutating func put(_ identifiers: [ItemIdentifierType], inSection index: Int, at position: Int) {
        sections[index].items.insert(contentsOf: identifiers, at: position)
        for identifier in identifiers { homes[identifier] = sections[index].identifier }
    }

    mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers.filter { homes[$0] != nil })
        guard !gone.isEmpty else { return }
        let touched = Set(gone.compactMap { homes[$0] })
        for index in sections.indices where touched.contains(sections[index].identifier) {
            sections[index].items.removeAll(where: gone.contains)
        }
        gone.forEach { homes[$0] = nil }
    }
}
