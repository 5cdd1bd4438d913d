import UIKit

/// Where the sections stand that are covered in place, while the app inserts and deletes others.
///
/// A diffable data source knows sections by identifiers. Otherwise their counts have to tell, unless the app does.
@MainActor
struct PatchPlaces {
    private var identifiers: [Int: AnyHashable] = [:]
    private var places: [Int: Int?] = [:]
    private var counts: [Int] = []
    private var announced: SectionChange?

    /// Takes over what the app says of its sections; it holds when the list shows them.
    mutating func expect(_ change: SectionChange) {
        announced = change
    }

    /// Takes over what a list shows now.
    mutating func follow(_ list: any InlineList) {
        let new = (0..<list.numberOfSections).map(list.numberOfCells)
        guard new != counts else { return }
        var change = SectionChange(from: counts, to: new)
        if let announced, announced.difference == new.count - counts.count { change = announced }
        announced = nil
        counts = new
        for (number, place) in places { places[number] = .some(place.flatMap(change.position)) }
    }

    /// Returns where the section stands that a number meant when it was first asked for; `nil` if it is gone.
    mutating func section(_ number: Int, in list: any InlineList) -> Int? {
        guard let source = list.source as? any SectionIdentifying else {
            let place = places[number] ?? number
            places[number] = .some(place)
            return place
        }
        let all = source.identifiersOfSections
        if let identifier = identifiers[number] { return all.firstIndex(of: identifier) }
        if all.indices.contains(number) { identifiers[number] = all[number] }
        return number
    }
}
