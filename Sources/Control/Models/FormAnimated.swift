import UIKit

/// What a list shows while it loads; the base of `TableAnimated` and `CollectionAnimated`.
@MainActor
open class FormAnimated: ViewAnimated {
    /// What each section that loads shows, in order.
    public let sections: [SectionAnimated]

    /// The number of sections while loading; `nil` takes one for each of `sections`, of which the last is repeated.
    /// At most 1,000 are shown.
    open var sectionCount: Int?

    /// The number of cells of every section; `nil`, the default, takes each section's own.
    open var animatedCount: Int?

    /// Whether the list can be scrolled while it is covered; `nil`, the default, takes the configuration's value.
    open var scrollEnabled: Bool?

    /// Whether the list scrolls to its top when loading starts. The default is false: it is covered where
    /// it is.
    open var scrollsToTop: Bool = false

    /// The numbers that `sections` belong to: sections of the list, or rows of its first section.
    private let numbers: [Int]

    /// The position of each number.
    private let positions: [Int: Int]

    init(sections: [SectionAnimated], scope: ListParts, numbers: [Int]) {
        self.sections = sections
        self.numbers = numbers
        positions = Dictionary(numbers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        super.init(scope: scope)
    }
}

// MARK: - Sections and rows

extension FormAnimated {
    /// The sections that the whole list consists of while it loads.
    var plannedSections: [SectionAnimated] {
        guard let last = sections.last, scope == .whole else { return sections }
        return (0..<plannedCount).map { $0 < sections.count ? sections[$0] : last }
    }

    private var plannedCount: Int { min(max(0, sectionCount ?? sections.count), 1_000) }

    /// Returns what a section of the list shows; one that the model does not name shows what the last one does.
    func section(at number: Int) -> SectionAnimated? {
        if scope == .whole {
            return number < min(plannedCount, sections.count) ? sections[number] : sections.last
        }
        return positions[number].map { sections[$0] } ?? sections.last
    }

    /// Returns the kind of cell in a row of the first section.
    func cell(atRow row: Int) -> CellAnimated? {
        let index = positions[row] ?? numbers.firstIndex { $0 > row } ?? sections.indices.last
        return index.flatMap { sections[$0].cells.first }
    }
}
