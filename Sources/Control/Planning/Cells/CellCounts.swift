import TabCache
import TabProduction
import UIKit

// How many cells a section has: the count of the model, or of its kind of cell; else that of last time; else as many as fill the
// list.
extension ListContents {
    /// The sections of the whole list; where the model leaves the count open, as many as the list last had.
    var sections: [SectionAnimated] {
        let planned = model.plannedSections
        guard model.scope == .whole, model.sectionCount == nil, let last = planned.last, let remembered else {
            return planned
        }
        return planned + Array(repeating: last, count: max(0, remembered.sections.count - planned.count))
    }

    /// Returns the cells of all sections, each planned lazily.
    func sections(by measures: any CellMeasuring) -> some Sequence<PlannedSection> {
        sections.enumerated().lazy.map { self.section($0.offset, of: $0.element, by: measures) }
    }

    /// Returns the cells of a section. The last kind fills the list, where it has no count; another one is there once then.
    func section(_ index: Int, of section: SectionAnimated, by measures: any CellMeasuring) -> PlannedSection
    {
        if section.isRepeating { return repeatingSection(index, of: section, by: measures) }
        var planned = PlannedSection(index, of: section)
        for (position, kind) in section.cells.enumerated() {
            let next = { self.cell(kind, at: $0, inSection: index, by: measures) }
            guard let count = count(of: kind, isLast: position == section.cells.count - 1, inSection: index)
            else {
                planned.fill(repeating: [next(planned.count)])
                break
            }
            let differing = max(0, min(count, differingCells(inSection: index, by: measures) - planned.count))
            for _ in 0..<differing { planned.append(next(planned.count)) }
            if count > differing { planned.append(next(planned.count), count: count - differing) }
        }
        return planned
    }

    private func repeatingSection(
        _ index: Int, of section: SectionAnimated, by measures: any CellMeasuring
    ) -> PlannedSection {
        var planned = PlannedSection(index, of: section)
        let kinds = section.repeatingKinds
        guard !kinds.isEmpty else { return planned }
        let next = { self.cell(kinds[$0 % kinds.count], at: $0, inSection: index, by: measures) }
        guard let count = model.count.map({ max(0, $0) }) ?? remembered?.count(inSection: index)
        else {
            planned.fill(repeating: kinds.indices.map(next))
            return planned
        }
        let differing = min(count, differingCells(inSection: index, by: measures))
        for item in 0..<differing { planned.append(next(item)) }
        planned.end(repeating: kinds.indices.map { next(differing + $0) }, count: count - differing)
        return planned
    }

    /// Returns the cells of the first section up to the last row that loads.
    func rows(_ rows: Set<Int>, by measures: any CellMeasuring) -> PlannedSection {
        var planned = PlannedSection(0)
        for row in 0..<(rows.max().map { min($0, PlannedSection.limit) + 1 } ?? 0) {
            guard let kind = model.cell(atRow: row) else { continue }
            planned.append(cell(kind, at: row, inSection: 0, by: measures))
        }
        return planned
    }

    private func cell(
        _ kind: CellAnimated, at index: Int, inSection sectionIndex: Int, by measures: any CellMeasuring
    ) -> PlannedCell {
        let size =
            switch measures.size(of: kind, at: index, inSection: sectionIndex) {
            case .fixed(let size): size
            case .learnt(let size):
                remembered?.size(ofItem: index, inSection: sectionIndex)
                    ?? remembered?.size(ofItem: 0, inSection: sectionIndex)
                    ?? (size.height > 0 ? size : production(of: kind, size: size).size)
            case .fitting(let width, let least):
                CGSize(
                    width: width,
                    height: max(
                        least, production(of: kind, size: CGSize(width: width, height: 0)).size.height))
            case .measured(let estimate, let room):
                remembered?.size(ofItem: index, inSection: sectionIndex)
                    ?? production(of: kind, size: CGSize(width: room, height: 0), estimate: estimate).size
            }
        return PlannedCell(prototype: kind, size: size)
    }

    /// Returns the number of cells at the start of a section whose sizes may differ from their kind, or are remembered.
    private func differingCells(inSection sectionIndex: Int, by measures: any CellMeasuring) -> Int {
        max(
            measures.differingCells(inSection: sectionIndex), remembered?.sizes(inSection: sectionIndex) ?? 0)
    }

    func kind(at index: Int, of section: SectionAnimated, _ sectionIndex: Int) -> CellAnimated? {
        if section.isRepeating {
            let kinds = section.repeatingKinds
            return kinds.isEmpty ? nil : kinds[index % kinds.count]
        }
        var rest = index
        for (position, kind) in section.cells.enumerated() {
            let isLast = position == section.cells.count - 1
            guard let count = count(of: kind, isLast: isLast, inSection: sectionIndex), rest >= count else {
                return kind
            }
            rest -= count
        }
        return section.cells.last
    }

    private func count(of kind: CellAnimated, isLast: Bool, inSection sectionIndex: Int) -> Int? {
        model.count.map { max(0, $0) } ?? kind.count
            ?? (isLast ? remembered?.count(inSection: sectionIndex) : 1)
    }
}

extension PlannedSection {
    /// Returns the cells that begin within a height, one below the other, at least one.
    func rows(within height: CGFloat) -> [PlannedCell] {
        var rows: [PlannedCell] = []
        var filled: CGFloat = 0
        let count = fillsList ? Self.limit : min(count, Self.limit)
        while rows.count < count, rows.isEmpty || filled < height - 0.0001, let row = cell(at: rows.count) {
            rows.append(row)
            filled += max(row.size.height, 1)
        }
        return rows
    }

    /// The largest count of cells that fill a list.
    static let limit = 500
}
