import TabCache
import TabProduction
import UIKit

/// The indices of sections that load, while the app inserts and deletes others.
///
/// It follows the identifiers of a diffable data source, the changes that the app announces, or else the row counts.
@MainActor
struct SectionTracker {
    private var identifiers = [Int: AnyHashable]()
    /// Where sections are now, by their first indices.
    private var positions = [Int: Int]()
    /// The first indices of sections that are gone.
    private var gone: Set<Int> = []
    private var counts: [Int] = []
    /// The changes that the app has announced since the last look, in order.
    private var expected: [SectionChange] = []
    /// The indices of the sections that the list has had.
    private var known: Set<Int> = []

    /// The indices of the sections that had no cells when they began to load.
    private(set) var empty: Set<Int> = []

    /// The sections that the app has announced to be deleted, by their first indices.
    private var deleted: Set<Int> = []

    /// Whether the app has announced the deletion of all of some sections, of which there is at least one.
    func areDeleted(_ indices: Set<Int>) -> Bool { !indices.isEmpty && indices.isSubset(of: deleted) }

    /// Notes a change that the app announces, which applies when the list shows it.
    ///
    /// - Parameter count: The number of sections in the app's data now.
    /// - Returns: Whether the change leads there.
    mutating func expect(_ change: SectionChange, leadingTo count: Int) -> Bool {
        let known = counts.count + expected.reduce(0) { $0 + $1.difference }
        guard change.leads(from: known, to: count) else {
            SkeletonLog.warn(
                "\(change.inserted.count) inserted and \(change.deleted.count) deleted sections"
                    + (change.moved.isEmpty ? "" : " and \(change.moved.count) moved ones")
                    + " do not lead from \(known) to \(count): call tabAnimationSectionsWillChange when the data has "
                    + "changed")
            return false
        }
        expected.append(change)
        return true
    }

    /// Follows the present sections of a list, which a diffable data source identifies.
    mutating func follow(_ list: some ListHost, _ identifiers: [AnyHashable]?) {
        let (new, announced) = (list.counts, expected)
        let isAnnounced =
            !announced.isEmpty && list.countsOfDataSource == new
            && announced.reduce(0) { $0 + $1.difference } == new.count - counts.count
        guard new != counts || isAnnounced else { return }
        expected = []
        let isIdentified = identifiers != nil
        let changes = isAnnounced ? announced : [guessedChange(to: new, isIdentified: isIdentified)]
        counts = new
        for change in changes {
            let places = change.positions(of: positions.values)
            let left = positions.filter { places[$0.value] == nil }.keys
            gone.formUnion(left)
            if isAnnounced { deleted.formUnion(left) }
            positions = positions.compactMapValues { places[$0] }
        }
    }

    mutating func lookUpMissingSections() {
        positions = positions.filter { $0.value < counts.count }
        deleted = []
    }

    /// Returns the change that counts suggest, with a warning where they leave a section that loads open.
    private func guessedChange(to new: [Int], isIdentified: Bool) -> SectionChange {
        let change = SectionChange(from: counts, to: new)
        if !isIdentified, positions.values.contains(where: change.unclear.contains) {
            SkeletonLog.warn(
                "Sections changed from \(counts) to \(new) cells while one of several alike loads: say which with "
                    + "tabAnimationSectionsWillChange(inserting:deleting:moving:) before the list is told")
        }
        return change
    }

    /// Returns the present indices of sections in a list, and notes which of them have just begun without cells.
    mutating func positions(ofSections indices: Set<Int>, _ identifiers: [AnyHashable]?) -> [Int: Int] {
        let found = positions(ofSections: indices, among: identifiers)
        empty.subtract(known.filter { found[$0] == nil })
        for (index, position) in found where !known.contains(index) {
            if position >= counts.count || counts[position] == 0 { empty.insert(index) }
        }
        known = Set(found.keys)
        return found
    }

    /// Returns the present indices of sections, by their indices at the first call, without those that are gone.
    ///
    /// - Parameter all: The identifiers of the sections, in order, if the data source has them.
    mutating func positions(ofSections indices: some Sequence<Int>, among all: [AnyHashable]?) -> [Int: Int] {
        var found = [Int: Int]()
        guard let all else {
            for index in indices where !gone.contains(index) {
                let position = positions[index] ?? index
                positions[index] = position
                found[index] = position
            }
            return found
        }
        let places = Dictionary(zip(all, all.indices)) { first, _ in first }
        for index in indices {
            if let identifier = identifiers[index] {
                found[index] = places[identifier]
            } else {
                if all.indices.contains(index) { identifiers[index] = all[index] }
                found[index] = index
            }
        }
        return found
    }
}
