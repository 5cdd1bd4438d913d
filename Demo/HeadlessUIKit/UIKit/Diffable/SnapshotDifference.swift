import Foundation

/// What must happen to a list for one snapshot to become another.
struct SnapshotDifference {
    var updates = ListUpdates()
    /// Where items to be configured again stand afterwards.
    var reconfigured: [IndexPath] = []

    var isEmpty: Bool { updates.isEmpty && reconfigured.isEmpty }
}

extension SnapshotDifference {
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
        compareItems(old, new)
        reloadItems(old, new)
        reloadSections(old, new)
        reconfigured = new.reconfiguredItemIdentifiers.filter { old.homes[$0] != nil }.compactMap(new.path)
    }

    private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
        let before = Self.positions(of: old)
        let after = Self.positions(of: new)
        for (index, section) in old.enumerated() where after[section] == nil {
            updates.deletedSections.insert(index)
        }
        for (index, section) in new.enumerated() where before[section] == nil {
            updates.insertedSections.insert(index)
        }
        let kept = new.filter { before[$0] != nil }
        let still = Self.unmoved(kept.compactMap { before[$0] })
        for section in kept {
            guard let from = before[section], let to = after[section], !still.contains(from) else { continue }
            updates.sectionMoves[from] = to
        }
    }

    // What comes or goes with its section is not told for itself.
    private mutating func compareItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldPaths = Self.paths(of: old)
        let newPaths = Self.paths(of: new)
        for (item, path) in oldPaths where !updates.deletedSections.contains(path.section) {
            let target = newPaths[item]
            if target == nil || target.map({ updates.insertedSections.contains($0.section) }) == true {
                updates.deletedItems.insert(path)
            }
        }
        for (item, path) in newPaths where !updates.insertedSections.contains(path.section) {
            let source = oldPaths[item]
            if source == nil || source.map({ updates.deletedSections.contains($0.section) }) == true {
                updates.insertedItems.insert(path)
            }
        }
        for section in new.sections {
            moveItems(of: section, in: old, oldPaths, newPaths)
        }
    }

    private mutating func moveItems<Section, Item>(
        of section: NSDiffableDataSourceSnapshot<Section, Item>.Section,
        in old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldPaths: [Item: IndexPath], _ newPaths: [Item: IndexPath]
    ) {
        guard old.indexOfSection(section.identifier) != nil else { return }
        let kept = section.items.filter { old.homes[$0] == section.identifier }
        let still = Self.unmoved(kept.compactMap { oldPaths[$0]?.item })
        for item in section.items {
            guard let from = oldPaths[item], let to = newPaths[item],
                !updates.deletedSections.contains(from.section)
            else { continue }
            let stays = old.homes[item] == section.identifier && still.contains(from.item)
            if !stays { updates.itemMoves[from] = to }
        }
    }

    // An item that moves and changes at once goes and comes.
    private mutating func reloadItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        for path in new.reloadedItemIdentifiers.compactMap(old.path) {
            if let target = updates.itemMoves.removeValue(forKey: path) {
                updates.deletedItems.insert(path)
                updates.insertedItems.insert(target)
            } else if !updates.deletedItems.contains(path), !updates.deletedSections.contains(path.section) {
                updates.reloadedItems.insert(path)
            }
        }
    }

    private mutating func reloadSections<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        for index in new.reloadedSectionIdentifiers.compactMap(old.indexOfSection) {
            updates.reloadedSections.insert(index)
        }
    }

    // MARK: Helpers

    private static func positions<Element: Hashable>(of elements: [Element]) -> [Element: Int] {
        Dictionary(elements.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    private static func paths<Section, Item>(
        of snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        for (section, content) in snapshot.sections.enumerated() {
            for (item, identifier) in content.items.enumerated() {
                paths[identifier] = IndexPath(item: item, section: section)
            }
        }
        return paths
    }

    /// The longest run of old positions that are still in order: these need not move.
    static func unmoved(_ positions: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: positions.count)
        for (index, position) in positions.enumerated() {
            let place = tails.firstIndex { positions[$0] >= position } ?? tails.count
            previous[index] = place > 0 ? tails[place - 1] : nil
            if place == tails.count { tails.append(index) } else { tails[place] = index }
        }
        var run: Set<Int> = []
        var next = tails.last
        while let index = next {
            run.insert(positions[index])
            next = previous[index]
        }
        return run
    }
}
