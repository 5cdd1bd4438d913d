import TabProduction
import UIKit

/// Where the sections are that are covered in place, while the app inserts and deletes others.
///
/// A diffable data source knows sections by identifiers. Otherwise their counts have to tell, unless the app does.
@MainActor
struct SectionTracker {
    private var identifiers: [Int: AnyHashable] = [:]
    /// The positions of sections by their indices; `nil` for a section that is gone.
    private var positions: [Int: Int?] = [:]
    private var counts: [Int] = []
    /// What the app has announced since the list was last looked at, in order.
    private var expected: [SectionChange] = []

    /// Takes over what the app announces of its sections; it holds from when the list shows them.
    ///
    /// - Parameter count: The number of sections that the app has now.
    mutating func expect(_ change: SectionChange, leadingTo count: Int) {
        let known = counts.count + expected.reduce(0) { $0 + $1.difference }
        guard change.leads(from: known, to: count) else {
            return SkeletonLog.warn(
                "\(change.inserted.count) inserted and \(change.deleted.count) deleted sections"
                    + (change.moved.isEmpty ? "" : " and \(change.moved.count) moved ones")
                    + " do not lead from \(known) to \(count): call tabAnimationSectionsWillChange when the data has "
                    + "changed")
        }
        expected.append(change)
    }

    /// Takes over the counts of cells that a list shows now.
    ///
    /// - Parameters:
    ///   - isIdentified: Whether the data source knows its sections by identifiers.
    ///   - isUpToDate: Whether the list knows of all that the app has announced.
    mutating func follow(_ new: [Int], isIdentified: Bool, isUpToDate: Bool) {
        let announced = expected
        let isAnnounced = isUpToDate && announced.reduce(0) { $0 + $1.difference } == new.count - counts.count
        guard new != counts || isAnnounced && !announced.isEmpty else { return }
        expected = []
        let changes =
            isAnnounced && !announced.isEmpty
            ? announced : [guessedChange(to: new, isIdentified: isIdentified)]
        counts = new
        for change in changes {
            for (index, position) in positions {
                positions[index] = .some(position.flatMap(change.position))
            }
        }
    }

    /// Looks up anew the sections that a list did not have.
    mutating func lookUpMissingSections() {
        positions = positions.filter { $0.value.map { $0 < counts.count } ?? true }
    }

    /// Returns what counts tell of a change, with a warning where they do not tell of a section that loads.
    private func guessedChange(to new: [Int], isIdentified: Bool) -> SectionChange {
        let change = SectionChange(from: counts, to: new)
        if !isIdentified, positions.values.contains(where: { $0.map { change.unclear.contains($0) } == true })
        {
            SkeletonLog.warn(
                "Sections changed from \(counts) to \(new) cells while one of several alike loads: say which with "
                    + "tabAnimationSectionsWillChange(inserting:deleting:moving:) before the list is told")
        }
        return change
    }

    /// Returns the position of the section that an index meant when it was first asked for; `nil` if it is gone.
    ///
    /// - Parameter all: What identifies the sections, in their order, where the data source knows it.
    mutating func position(ofSection index: Int, among all: [AnyHashable]?) -> Int? {
        guard let all else {
            let position = positions[index] ?? index
            positions[index] = .some(position)
            return position
        }
        if let identifier = identifiers[index] { return all.firstIndex(of: identifier) }
        if all.indices.contains(index) { identifiers[index] = all[index] }
        return index
    }
}
