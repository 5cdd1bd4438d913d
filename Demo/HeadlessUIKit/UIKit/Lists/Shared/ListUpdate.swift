import Foundation

/// A batch of changes with the counts around it, and where they take what stays.
struct ListUpdate {
    let changes: ListUpdates
    let oldCounts: [Int]
    let newCounts: [Int]
    /// The new path of every item that stays, by its old one.
    let items: [IndexPath: IndexPath]
    /// The new index of every section that stays, by its old one.
    let sections: [Int: Int]

    init(_ changes: ListUpdates, from old: [Int], to new: [Int]) {
        self.changes = changes
        oldCounts = old
        newCounts = new
        items = changes.itemMap(oldCounts: old, newCounts: new)
        sections = changes.sectionMap(oldCount: old.count, newCount: new.count)
    }

    /// Whether an item is shown anew although it stays.
    func reloads(_ path: IndexPath) -> Bool {
        changes.reloadedItems.contains(path) || changes.reloadedSections.contains(path.section)
    }

    /// The items that a reload shows anew, by their new paths.
    var reloadedPaths: [(old: IndexPath, new: IndexPath)] {
        items.filter { reloads($0.key) }.map { ($0.key, $0.value) }
    }

    /// Views by section, each where its section has gone.
    func moved<View>(_ views: [Int: View]) -> [Int: View] {
        Dictionary(views.compactMap { entry in sections[entry.key].map { ($0, entry.value) } }) { first, _ in
            first
        }
    }
}
