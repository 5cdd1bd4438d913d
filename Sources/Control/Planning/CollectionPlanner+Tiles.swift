import TabProduction
import UIKit

// What is drawn for the elements of a collection.
extension CollectionPlanner {
    /// Returns what the collection shows within a size from the start of its content.
    func elements(in size: CGSize, of host: UICollectionView) -> [PlacedElement] {
        if let placed = placed(in: size, of: host) { return placed }
        let elements = model.waterfall.map { waterfall($0, in: size) } ?? flow(in: size, of: host)
        return elements.map {
            var element = $0
            element.frame = mirrored($0.frame, in: size.width, of: host)
            return element
        }
    }

    /// A cell without a color of its own lets the collection be seen.
    func tile(_ element: PlacedElement) -> SkeletonTile? {
        guard let prototype = element.prototype else {
            return element.look?.production.map {
                SkeletonTile(production: $0, origin: element.frame.origin)
            }
        }
        let plain = cells.production(of: prototype, size: element.frame.size, at: element.place)
        var production = element.look?.added(to: plain) ?? plain
        if production.surface.fill == .standard { production.surface.fill = .none }
        return SkeletonTile(production: production, origin: element.frame.origin)
    }

    private func waterfall(_ waterfall: WaterfallAnimated, in size: CGSize) -> [PlacedElement] {
        guard let cell = model.sections.first?.cells.first else { return [] }
        let frames = waterfall.frames(width: size.width, length: size.height)
        return frames.enumerated().filter { $1.width > 0 }
            .map { PlacedElement(.cell, at: IndexPath(item: $0, section: 0), cell.prototype, frame: $1) }
    }

    /// Returns the cells, headers and footers of all sections as a flow layout arranges them.
    private func flow(in size: CGSize, of collection: UICollectionView) -> [PlacedElement] {
        let measures = FlowMeasures(of: collection)
        let sections = cells.sections
        let items = sections.enumerated().map {
            cells.section(
                $0, of: $1,
                by: CollectionMeasures(flow: measures, width: size.width, bounds: collection.bounds))
        }
        let tiling = FlowTiling(size: size, direction: measures.direction)
        let length = { self.cells.height(of: $0, width: size.width) }
        let elements = tiling.elements(
            of: sections.enumerated().map { number, section in
                measures.tiling(
                    ofSection: number, items[number],
                    header: section.header.map(length) ?? measures.headerLength(ofSection: number),
                    footer: section.footer.map(length) ?? measures.footerLength(ofSection: number))
            })
        return elements.compactMap { $0.placed(sections[$0.section], items[$0.section]) }
    }

    /// Mirrors a frame of a layout that does so itself where content runs against the direction it was made for.
    func mirrored(_ frame: CGRect, in width: CGFloat, of collection: UICollectionView) -> CGRect {
        let layout = collection.collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return frame }
        return frame.offsetBy(dx: width - frame.minX - frame.maxX, dy: 0)
    }
}

extension FlowTiling.Element {
    /// Returns what a section shows at the place of the element, if anything.
    @MainActor
    fileprivate func placed(_ content: SectionAnimated, _ items: PlannedSection) -> PlacedElement? {
        let start = IndexPath(item: 0, section: section)
        switch kind {
        case .header:
            return content.header.map { PlacedElement(.header, at: start, $0.prototype, frame: frame) }
        case .footer:
            return content.footer.map { PlacedElement(.footer, at: start, $0.prototype, frame: frame) }
        case .item(let index):
            return items.cell(at: index).map {
                PlacedElement(
                    .cell, at: IndexPath(item: index, section: section), $0.prototype, frame: frame)
            }
        }
    }
}

// MARK: - Lines that repeat

extension CollectionPlanner {
    /// Returns equal lines for a list that scrolls along them, as few as can be moved along with it; `nil` where lines
    /// are not equal, or are all seen.
    func repeatedLines(in size: CGSize, of host: UICollectionView)
        -> (elements: [PlacedElement], repetition: SkeletonRepetition)?
    {
        let page = host.visibleArea.height
        guard !isHorizontal, model.waterfall == nil, page > 0, host.contentSize.height > page else {
            return nil
        }
        let first = elements(in: CGSize(width: size.width, height: page), of: host)
        guard let lines = LineRepetition(of: first) else { return nil }
        let window = CGSize(width: size.width, height: lines.start + page + 2 * lines.period)
        let elements = elements(in: window, of: host)
        guard let lines = LineRepetition(of: elements), lines.end - lines.start >= page + lines.period,
            let last = elements.last(where: { $0.kind == .cell }), let limit = limit(of: lines, after: last),
            limit > max(window.height, lines.end), size.height <= limit
        else { return nil }
        return (elements, SkeletonRepetition(period: lines.period, end: lines.end, limit: limit))
    }

    /// Where the lines end after the last one that was made; `nil` if no more follow.
    private func limit(of lines: LineRepetition, after last: PlacedElement) -> CGFloat? {
        guard let section = model.section(at: last.path.section) else { return nil }
        let planned = cells.section(last.path.section, of: section, by: GivenMeasures())
        if planned.fillsList { return .infinity }
        let rest = planned.count - last.path.item - 1
        guard rest > 0, lines.cellsOfTurn > 0 else { return nil }
        return lines.end + (CGFloat(rest) / CGFloat(lines.cellsOfTurn)).rounded(.up) * lines.period
    }
}
