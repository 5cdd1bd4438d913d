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
    var moved: [Int: Int] = [:]

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
