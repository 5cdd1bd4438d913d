import TabCache
import TabProduction
import UIKit

/// The indices of sections that load, while the app inserts and deletes others.
///
/// It follows the identifiers of a diffable data source, or the changes that the app announces; else sections keep their
/// indices.
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
    /// The indices of the sections that load and that the list does not have any more.
    private var missing: Set<Int> = []

    /// The indices of the sections that had no cells when they began to load.
    private(set) var empty: Set<Int> = []

    /// Whether the app has announced the deletion of all of some sections, of which there is at least one.
    func areDeleted(_ indices: Set<Int>) -> Bool { !indices.isEmpty && indices.isSubset(of: gone) }

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
    mutating func follow(_ list: some ListHost) {
        let (old, new, announced) = (counts, list.counts, expected)
        let isAnnounced =
            !announced.isEmpty && list.countsOfDataSource == new
            && announced.reduce(0) { $0 + $1.difference } == new.count - old.count
        guard new != old || isAnnounced else { return }
        (counts, expected) = (new, [])
        guard isAnnounced else {
            let canMove = old.count != new.count && positions.values.contains(where: old.indices.contains)
            return canMove && list.identifyingSource == nil
                ? warn(from: old.count, to: new.count, of: list) : ()
        }
        for change in announced {
            let places = change.positions(of: positions.values)
            gone.formUnion(positions.filter { places[$0.value] == nil }.keys)
            positions = positions.compactMapValues { places[$0] }
        }
    }

    private func warn(from old: Int, to new: Int, of list: some ListHost) {
        SkeletonLog.warnOnce(
            "\(list.declaredClass) went from \(old) to \(new) sections while one loads, which keeps its index: announce "
                + "changes with tabAnimationSectionsWillChange(inserting:deleting:moving:) before the list is told",
            about: list)
    }

    mutating func lookUpMissingSections() {
        positions = positions.filter { $0.value < counts.count }
    }

    /// Returns the present index of a section in a list; `nil` where it is gone.
    func position(ofSection index: Int, in list: some ListHost) -> Int? {
        guard let source = list.identifyingSource else {
            return gone.contains(index) ? nil : positions[index] ?? index
        }
        guard let identifier = identifiers[index] else { return index }
        return source.index(ofSection: identifier)
    }

    /// Whether a list has a section again that was gone.
    func hasFoundMissingSection(in list: some ListHost) -> Bool {
        missing.contains { position(ofSection: $0, in: list) != nil }
    }

    /// Returns the present indices of sections in a list, by their indices at the first call, without those that are gone, and
    /// notes which of them have just begun without cells.
    mutating func positions(ofSections indices: Set<Int>, in list: some ListHost) -> [Int: Int] {
        var found = [Int: Int]()
        let source = list.identifyingSource
        for index in indices {
            if identifiers[index] == nil, index < counts.count {
                identifiers[index] = source?.identifier(ofSection: index)
            }
            found[index] = position(ofSection: index, in: list)
            if source == nil { positions[index] = found[index] }
        }
        missing = indices.subtracting(found.keys)
        empty.subtract(known.filter { found[$0] == nil })
        for (index, position) in found where !known.contains(index) {
            if position >= counts.count || counts[position] == 0 { empty.insert(index) }
        }
        known = Set(found.keys)
        return found
    }
}
