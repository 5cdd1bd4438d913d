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
    private var expected: SectionChange?

    /// Takes over what the app says of its sections; it holds from when the list shows them.
    mutating func expect(_ change: SectionChange) {
        expected = change
    }

    /// Takes over what a list shows now.
    mutating func follow(_ list: some SkeletonHostList) {
        let new = (0..<list.numberOfSections).map(list.numberOfCells)
        guard new != counts else { return }
        var change = SectionChange(from: counts, to: new)
        if let expected, expected.difference == new.count - counts.count { change = expected }
        expected = nil
        counts = new
        for (number, position) in positions { positions[number] = .some(position.flatMap(change.position)) }
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
