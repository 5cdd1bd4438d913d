import Foundation
import TabCache
import TabProduction

/// Sections that the app inserts, deletes and moves at once.
struct SectionChange: Hashable, Sendable {
    /// The new sections, by their indices afterwards.
    let inserted: IndexSet

    /// The deleted sections, by their indices before.
    let deleted: IndexSet

    /// The indices afterwards of sections that move, by their indices before.
    let moved: [Int: Int]

    /// The sections, by their indices before, whose indices afterwards the counts leave open.
    let unclear: Range<Int>

    init(inserted: IndexSet, deleted: IndexSet, moved: [Int: Int] = [:]) {
        self.inserted = inserted
        self.deleted = deleted
        self.moved = moved
        unclear = 0..<0
    }

    /// Guesses a change from the number of cells in each section.
    ///
    /// Sections with equal counts at the beginning and at the end have stayed, and the change happened as late as possible
    /// between them: from `[2, 5, 5, 1]` to `[2, 5, 5, 5, 1]` section 3 is new. Any of the sections 1 to 3 might be, so where
    /// the sections 1 and 2 of before are now is unclear.
    init(from old: [Int], to new: [Int]) {
        // The numbers at the right are those of the example.
        let shorter = min(old.count, new.count)  // 4
        let equalAtStart = zip(old, new).prefix { $0 == $1 }.count  // 3: [2, 5, 5]
        let equalAtEnd = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count  // 3: [5, 5, 1]
        let stayed = min(equalAtEnd, shorter - equalAtStart)  // 1: the last section
        let start = shorter - stayed  // 3: the new one
        inserted = IndexSet(integersIn: start..<max(start, new.count - stayed))
        deleted = IndexSet(integersIn: start..<max(start, old.count - stayed))
        moved = [:]
        guard old.count != new.count else {
            unclear = 0..<0
            return
        }
        let first = max(0, min(equalAtStart, shorter - equalAtEnd))  // 1
        let end = max(equalAtStart + old.count - shorter, old.count - stayed)  // 3
        unclear = first..<end
    }

    /// The number of sections that the change adds; negative if it removes some.
    var difference: Int { inserted.count - deleted.count }

    /// Whether the change leads from one count of sections to another, and names only sections that exist.
    func leads(from old: Int, to new: Int) -> Bool {
        let isBefore = deleted.allSatisfy { $0 < old } && moved.keys.allSatisfy { 0..<old ~= $0 }
        let isAfter = inserted.allSatisfy { $0 < new } && moved.values.allSatisfy { 0..<new ~= $0 }
        let isTwice =
            moved.keys.contains(where: deleted.contains) || moved.values.contains(where: inserted.contains)
            || Set(moved.values).count < moved.count
        return difference == new - old && isBefore && isAfter && !isTwice
    }

    /// Returns the indices of sections afterwards, by those before, without the sections that are gone.
    ///
    /// The change leads from the sections of the list to others.
    func positions(of sections: some Sequence<Int>) -> [Int: Int] {
        let left = Set(deleted).union(moved.keys).sorted()
        let taken = Set(inserted).union(moved.values).sorted()
        var positions = [Int: Int]()
        for section in sections where !deleted.contains(section) {
            let before = section - left.count { $0 < section }
            positions[section] = moved[section] ?? before + taken.indices.count { taken[$0] - $0 <= before }
        }
        return positions
    }
}
