import Foundation

extension NSDiffableDataSourceSnapshot {
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        guard SnapshotFault.areUnique(identifiers, what: "section") else { return }
        let taken = takeOutSections(identifiers)
        sections += taken
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, beside: toIdentifier, offset: 0)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, beside: toIdentifier, offset: 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        deleteItems(sections.filter { gone.contains($0.identifier) }.flatMap(\.items))
        sections.removeAll { gone.contains($0.identifier) }
        reloadedSectionIdentifiers.removeAll(where: gone.contains)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let unknown = identifiers.first(where: { indexOfSection($0) == nil }) {
            return SnapshotFault.raise(
                "Attempted to reload section identifier that does not exist in the snapshot: \(unknown)")
        }
        for section in identifiers where !reloadedSectionIdentifiers.contains(section) {
            reloadedSectionIdentifiers.append(section)
        }
    }

    // MARK: How it is done

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], beside anchor: SectionIdentifierType, offset: Int
    ) {
        guard SnapshotFault.areUnique(identifiers, what: "section") else { return }
        guard indexOfSection(anchor) != nil, !identifiers.contains(anchor) else {
            return SnapshotFault.raise(SnapshotFault.noSection)
        }
        let taken = takeOutSections(identifiers)
        guard let index = indexOfSection(anchor) else { return }
        sections.insert(contentsOf: taken, at: index + offset)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside anchor: SectionIdentifierType, offset: Int
    ) {
        guard indexOfSection(identifier) != nil else {
            return SnapshotFault.raise(SnapshotFault.noSection)
        }
        insert([identifier], beside: anchor, offset: offset)
    }

    /// Sections that already are somewhere keep their items; the others are new and empty.
    private mutating func takeOutSections(_ identifiers: [SectionIdentifierType]) -> [Section] {
        let taken = identifiers.map { identifier in
            sections.first { $0.identifier == identifier } ?? Section(identifier: identifier)
        }
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0.identifier) }
        return taken
    }
}
