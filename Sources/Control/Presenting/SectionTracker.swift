import UIKit

/// Where the sections are that are covered in place, while the app inserts and deletes others.
///
/// A diffable data source knows sections by identifiers. Otherwise their counts have to tell, unless the app does.
@MainActor
struct SectionTracker {
    private var identifiers: [Int: AnyHashable] = [:]
    /// The positions of sections by their numbers; `nil` for a section that is gone.
    private var positions: [Int: Int?] = [:]
    private var counts: [Int] = []
    /// What the app has said of its sections since the list was last looked at, in order.
    private var expected: [SectionChange] = []

    /// Takes over what the app says of its sections; it holds from when the list shows them.
    mutating func expect(_ change: SectionChange) {
        expected.append(change)
    }

    /// Takes over what a list shows now.
    mutating func follow(_ list: some SkeletonHostList) {
        let new = list.counts
        let announced = expected
        let isAnnounced = announced.reduce(0) { $0 + $1.difference } == new.count - counts.count
        guard new != counts || isAnnounced && !announced.isEmpty else { return }
        expected = []
        let changes = isAnnounced && !announced.isEmpty ? announced : [SectionChange(from: counts, to: new)]
        counts = new
        for change in changes {
            for (number, position) in positions {
                positions[number] = .some(position.flatMap(change.position))
            }
        }
    }

    /// Returns the position of the section that a number meant when it was first asked for; `nil` if it is gone.
    mutating func position(ofSection number: Int, in list: some SkeletonHostList) -> Int? {
        guard let source = list.skeletonDataSource as? any SectionIdentifying else {
            let position = positions[number] ?? number
            positions[number] = .some(position)
            return position
        }
        let all = source.identifiersOfSections
        if let identifier = identifiers[number] { return all.firstIndex(of: identifier) }
        if all.indices.contains(number) { identifiers[number] = all[number] }
        return number
    }
}
