import TabCache
import TabProduction
import UIKit

/// Cells where they were when the list was last loaded, of a list whose layout is not asked.
@MainActor
struct LearnedArrangement: StandInArranging {
    let others: LayoutArrangement
    private let last: RememberedContent

    /// `nil` where the first cell is not known, or the model has sizes of its own.
    init?(else others: LayoutArrangement) {
        let isSizeGiven = others.model.sections.flatMap(\.cells).contains(where: \.isSizeGiven)
        guard let last = others.contents.remembered, last.frame(ofItem: 0, inSection: 0) != nil, !isSizeGiven
        else { return nil }
        (self.others, self.last) = (others, last)
    }

    /// The cells, and the headers that fit above them.
    func elements(of sections: some Sequence<PlannedSection>, within area: CGRect) -> [PlacedElement] {
        let width = others.collection.visibleArea.width
        var (elements, end): ([PlacedElement], CGFloat) = ([], 0)
        var known: [PlannedSection] = []
        for (index, section) in sections.enumerated() {
            let cells = (0..<last.sizes(inSection: index)).compactMap { item -> PlacedElement? in
                guard section.fillsList || item < section.count, let cell = section.cell(at: item),
                    let frame = last.frame(ofItem: item, inSection: index)
                else { return nil }
                return PlacedElement(
                    .cell, at: IndexPath(item: item, section: index), cell.prototype,
                    frame: frame)
            }
            let top = cells.map(\.frame.minY).min() ?? end
            if let header = section.content?.supplementary(
                ofKind: UICollectionView.elementKindSectionHeader),
                case let height = others.contents.height(of: header, width: width), end + height <= top + 0.5
            {
                elements.append(
                    PlacedElement(
                        .header, at: IndexPath(item: 0, section: index), header,
                        frame: CGRect(x: 0, y: top - height, width: width, height: height)))
            }
            elements += cells
            known.append(section.with(cells))
            end = cells.map(\.frame.maxY).max() ?? end
        }
        let page = CGRect(origin: .zero, size: area.size)
        return drawn(elements.filter { $0.frame.intersects(page) }, of: known, within: area.size)
            .map { $0.mirrored(in: others.collection) }
    }

    /// Gives cells what a list draws around them, if they are as wide as those of the list that stands in.
    private func drawn(
        _ elements: [PlacedElement], of sections: [PlannedSection], within size: CGSize
    ) -> [PlacedElement] {
        guard others.flow == nil else { return elements }
        let list = others.elements(of: sections, within: size)
        let drawn = Dictionary(
            list.filter { $0.kind == .cell }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        guard let first = elements.first(where: { $0.kind == .cell }),
            drawn[first.path]?.frame.width == first.frame.width
        else { return elements }
        return list.filter(\.isBackground)
            + elements.map { element in
                var element = element
                if element.kind == .cell { element.appearance = drawn[element.path]?.appearance }
                return element
            }
    }
}

extension PlannedSection {
    /// Returns the section with cells of known frames, and one more if there are more.
    fileprivate func with(_ cells: [PlacedElement]) -> PlannedSection {
        var section = PlannedSection(index, of: content)
        for cell in cells {
            guard let prototype = cell.prototype else { continue }
            section.append(PlannedCell(prototype: prototype, size: cell.frame.size))
        }
        if fillsList || count > cells.count, let last = section.cell(at: cells.count) { section.append(last) }
        return section
    }
}
