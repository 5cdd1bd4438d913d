import Foundation

/// The items of one section as an outline: items may have children, and are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    /// All items, parents before their children, children in order.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Reading

    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
    }

    public func level(of item: ItemIdentifierType) -> Int {
        guard isKnown(item) else { return 0 }
        return ancestors(of: item).count
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = Self()
        guard isKnown(parent) else { return part }
        let children = descendants(of: parent)
        part.items = (includingParent ? [parent] : []) + children
        part.expanded = expanded.intersection(part.items)
        for child in children where includingParent || parents[child] != parent {
            part.parents[child] = parents[child]
        }
        return part
    }

    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: ancestors(of: $0).count) + "\($0)" }
            .joined(separator: "\n")
    }

    // MARK: Changing

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard canTake(items) else { return }
        guard let parent else {
            self.items += items
            return
        }
        guard isKnown(parent) else { return }
        let end = (index(of: parent) ?? 0) + descendants(of: parent).count + 1
        self.items.insert(contentsOf: items, at: end)
        items.forEach { parents[$0] = parent }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard canTake(items), isKnown(item) else { return }
        place(items, at: index(of: item) ?? 0, parent: parents[item])
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard canTake(items), isKnown(item) else { return }
        place(items, at: (index(of: item) ?? 0) + descendants(of: item).count + 1, parent: parents[item])
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard canTake(snapshot.items), isKnown(item) else { return }
        place(snapshot, at: index(of: item) ?? 0, parent: parents[item])
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard canTake(snapshot.items), isKnown(item) else { return }
        place(snapshot, at: (index(of: item) ?? 0) + descendants(of: item).count + 1, parent: parents[item])
    }

    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isKnown(parent) else { return }
        delete(descendants(of: parent))
        guard canTake(snapshot.items) else { return }
        place(snapshot, at: (index(of: parent) ?? 0) + 1, parent: parent)
    }

    /// Children go with their parents.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items.filter(contains).flatMap { [$0] + descendants(of: $0) })
        self.items.removeAll(where: gone.contains)
        expanded.subtract(gone)
        gone.forEach { parents[$0] = nil }
    }

    public mutating func deleteAll() {
        self = Self()
    }

    public mutating func expand(_ items: [ItemIdentifierType]) {
        guard items.allSatisfy(isKnown) else { return }
        expanded.formUnion(items)
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        guard items.allSatisfy(isKnown) else { return }
        expanded.subtract(items)
    }

    // MARK: How it is done

    private func isKnown(_ item: ItemIdentifierType) -> Bool {
        if contains(item) { return true }
        SnapshotFault.raise("Item identifier was not found in the section snapshot: \(item)")
        return false
    }

    private func canTake(_ new: [ItemIdentifierType]) -> Bool {
        guard SnapshotFault.areUnique(new, what: "item") else { return false }
        guard let known = new.first(where: contains) else { return true }
        SnapshotFault.raise("Item identifier already exists in the section snapshot: \(known)")
        return false
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] }.dropFirst())
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        items.filter { ancestors(of: $0).contains(item) }
    }

    private mutating func place(
        _ new: [ItemIdentifierType], at index: Int, parent: ItemIdentifierType?
    ) {
        items.insert(contentsOf: new, at: index)
        new.forEach { parents[$0] = parent }
    }

    private mutating func place(_ snapshot: Self, at index: Int, parent: ItemIdentifierType?) {
        items.insert(contentsOf: snapshot.items, at: index)
        for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
        expanded.formUnion(snapshot.expanded)
    }
}
