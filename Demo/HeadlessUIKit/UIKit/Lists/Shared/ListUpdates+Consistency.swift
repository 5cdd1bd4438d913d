import Foundation

/// What a list calls its parts in the message about an update that cannot be.
struct ListVocabulary {
    let list: String
    let item: String

    static let table = ListVocabulary(list: "table view", item: "row")
    static let collection = ListVocabulary(list: "collection view", item: "item")
}

extension ListUpdates {
    /// Why the counts after the update cannot follow from those before it, or nil when they do.
    func inconsistency(from old: [Int], to new: [Int], in words: ListVocabulary) -> String? {
        wrongPath(in: old, words: words)
            ?? wrongSectionCount(from: old.count, to: new.count, words: words)
            ?? wrongItemCount(from: old, to: new, words: words)
    }

    private func wrongPath(in old: [Int], words: ListVocabulary) -> String? {
        if let section = deletedSections.union(reloadedSections).first(where: { $0 >= old.count }) {
            return """
                attempt to delete section \(section), but there are only \(old.count) sections before the \
                update
                """
        }
        let gone = deletedItems.union(reloadedItems).union(itemMoves.keys)
        for path in gone.sorted() where path.section >= old.count || path.item >= old[path.section] {
            let count = path.section < old.count ? old[path.section] : 0
            return """
                attempt to delete \(words.item) \(path.item) from section \(path.section) which only contains \
                \(count) \(words.item)s before the update
                """
        }
        return deletedItems.intersection(reloadedItems).sorted().first.map {
            """
            attempt to delete and reload the same index path \
            ({length = 2, path = \($0.section) - \($0.item)})
            """
        }
    }

    private func wrongSectionCount(from old: Int, to new: Int, words: ListVocabulary) -> String? {
        let inserted = insertedSections.count
        let deleted = deletedSections.count
        guard new != old + inserted - deleted else { return nil }
        return """
            Invalid update: invalid number of sections. The number of sections contained in the \(words.list) \
            after the update (\(new)) must be equal to the number of sections contained in the \(words.list) \
            before the update (\(old)), plus or minus the number of sections inserted or deleted \
            (\(inserted) inserted, \(deleted) deleted).
            """
    }

    private func wrongItemCount(from old: [Int], to new: [Int], words: ListVocabulary) -> String? {
        let map = sectionMap(oldCount: old.count, newCount: new.count)
        for (section, target) in map.sorted(by: { $0.key < $1.key })
        where target < new.count && !reloadedSections.contains(section) {
            let change = ItemChange(of: self, from: section, to: target)
            guard new[target] != old[section] + change.sum else { continue }
            return message(for: change, section: target, from: old[section], to: new[target], words: words)
        }
        return nil
    }

    private func message(
        for change: ItemChange, section: Int, from old: Int, to new: Int, words: ListVocabulary
    ) -> String {
        let items = words.item + "s"
        return """
            Invalid update: invalid number of \(items) in section \(section). The number of \(items) \
            contained in an existing section after the update (\(new)) must be equal to the number of \
            \(items) contained in that section before the update (\(old)), plus or minus the number of \
            \(items) inserted or deleted from that section (\(change.inserted) inserted, \
            \(change.deleted) deleted) and plus or minus the number of \(items) moved into or out of that \
            section (\(change.movedIn) moved in, \(change.movedOut) moved out).
            """
    }
}

/// How an update changes the number of items of one section.
private struct ItemChange {
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    init(of updates: ListUpdates, from old: Int, to new: Int) {
        inserted = updates.insertedItems.count { $0.section == new }
        deleted = updates.deletedItems.count { $0.section == old }
        movedIn = updates.itemMoves.values.count { $0.section == new }
        movedOut = updates.itemMoves.keys.count { $0.section == old }
    }

    var sum: Int { inserted - deleted + movedIn - movedOut }
}
