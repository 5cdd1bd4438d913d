import Foundation

/// The changes of one batch update of a list, and where they take its sections and items.
struct ListUpdates {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var sectionMoves: [Int: Int] = [:]
    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var itemMoves: [IndexPath: IndexPath] = [:]
    /// How rows come and go, by the path before or after; a whole section has a path of one index.
    var animations = UpdateAnimations()

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && sectionMoves.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && itemMoves.isEmpty
    }

    /// The new index of every section that stays, by its old index.
    func sectionMap(oldCount: Int, newCount: Int) -> [Int: Int] {
        let taken = insertedSections.union(IndexSet(sectionMoves.values))
        var free = (0..<newCount).filter { !taken.contains($0) }.makeIterator()
        var map = sectionMoves
        for old in 0..<oldCount where !deletedSections.contains(old) && sectionMoves[old] == nil {
            map[old] = free.next()
        }
        return map
    }

    /// The new path of every item that stays, by its old path.
    func itemMap(oldCounts: [Int], newCounts: [Int]) -> [IndexPath: IndexPath] {
        var map = itemMoves
        let taken = insertedItems.union(itemMoves.values)
        for (old, new) in sectionMap(oldCount: oldCounts.count, newCount: newCounts.count) {
            var free = (0..<newCounts[new]).lazy
                .map { IndexPath(item: $0, section: new) }.filter { !taken.contains($0) }.makeIterator()
            for item in 0..<oldCounts[old] {
                let path = IndexPath(item: item, section: old)
                guard !deletedItems.contains(path), itemMoves[path] == nil else { continue }
                map[path] = free.next()
            }
        }
        return map
    }
}
