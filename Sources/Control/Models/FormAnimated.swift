import TabCache
import TabProduction
import UIKit

/// The base class of `TableAnimated` and `CollectionAnimated`; do not create it.
@MainActor
open class FormAnimated: ViewAnimated {
    /// The content of each section that loads, in order.
    package let sections: [SectionAnimated]

    /// The number of sections while loading, at most 1,000, with the last one repeated; `nil` uses the sections
    /// that the model was created with.
    open var sectionCount: Int?

    /// The number of cells of every section; `nil`, the default, takes each section's own.
    open var count: Int?

    /// Whether the list can be scrolled while it is covered; `nil`, the default, takes the configuration's value.
    open var isScrollEnabled: Bool?

    /// Whether the list scrolls to its top at the start. The default is false: the skeleton starts where the list is.
    open var scrollsToTop: Bool = false

    /// The parts that `sections` belong to, in order: sections of the list, or rows of its first section.
    private let parts: [ListPart]

    /// What sections show that the model does not name, where it names none.
    private let other: SectionAnimated?

    init(all sections: [SectionAnimated]) {
        self.sections = sections
        other = nil
        parts = sections.indices.map(ListPart.section)
        super.init(scope: .whole)
    }

    /// Creates a list of which sections with one content load; `nil` loads all of it, as one section.
    init(_ section: SectionAnimated, in list: [Int]?) {
        other = section
        let indices = list.map { Set($0.filter { $0 >= 0 }).sorted() } ?? [0]
        parts = indices.map(ListPart.section)
        sections = indices.map { _ in section }
        super.init(scope: list == nil ? .whole : .only(Set(parts)))
    }

    init(loading sections: [Int: SectionAnimated]) {
        other = nil
        let indices = sections.keys.filter { $0 >= 0 }.sorted()
        parts = indices.map(ListPart.section)
        self.sections = indices.compactMap { sections[$0] }
        super.init(scope: .only(Set(parts)))
    }

    /// Creates a list of which rows of the first section load.
    init(loadingCells rows: [Int: CellAnimated]) {
        other = nil
        let indices = rows.keys.filter { $0 >= 0 }.sorted()
        parts = indices.map(ListPart.row)
        sections = indices.compactMap { rows[$0].map { SectionAnimated([$0]) } }
        super.init(scope: .only(Set(parts)))
    }

    // MARK: Sections and rows

    /// The sections that the whole list consists of while it loads.
    var plannedSections: [SectionAnimated] {
        guard let last = sections.last, scope == .whole else { return sections }
        return (0..<plannedCount).map { $0 < sections.count ? sections[$0] : last }
    }

    private var plannedCount: Int { min(max(0, sectionCount ?? sections.count), 1_000) }

    /// Returns the content of a section; one that the model does not name is like the last.
    func section(at sectionIndex: Int) -> SectionAnimated? {
        if scope == .whole {
            return sectionIndex < min(plannedCount, sections.count) ? sections[sectionIndex] : sections.last
        }
        return parts.firstIndex(of: .section(sectionIndex)).map { sections[$0] } ?? sections.last ?? other
    }

    /// Returns the kind of cell in a row of the first section.
    func cell(atRow row: Int) -> CellAnimated? {
        guard scope?.rows != nil else { return section(at: 0)?.cells.first }
        let position = parts.firstIndex { $0 >= .row(row) } ?? sections.indices.last
        return position.flatMap { sections[$0].cells.first }
    }

    /// Returns the kind of cell, header or footer that makes views of a class; `nil` if no section has one.
    package func kind(of viewClass: AnyClass) -> CellAnimated? {
        sections.lazy.flatMap { $0.cells + [$0.header, $0.footer].compactMap(\.self) }
            .first { !$0.isPlaceholder && $0.name.classIdentity == ClassFacts.of(viewClass).identity }
    }

    /// The kinds of cells, headers and footers that are made off screen, each once.
    package var kinds: [CellAnimated] {
        var names: Set<String> = []
        return sections.flatMap { $0.cells + [$0.header, $0.footer].compactMap { $0 } }
            .filter { !$0.isPlaceholder && names.insert($0.className).inserted }
    }
}
