import UIKit

/// The elements of a list in an area, from the top left corner of the area.
@MainActor
struct ListLines {
    private let contents: ListContents
    private let arrangement: any ListArranging
    private let area: CGRect

    /// - Parameter area: In the coordinate space of content that is not scrolled.
    init(of contents: ListContents, by arrangement: any ListArranging, within area: CGRect) {
        self.contents = contents
        self.arrangement = arrangement
        self.area = area
    }

    /// All elements.
    var elements: [PlacedElement] { elements(within: area.height) }

    private func elements(within height: CGFloat) -> [PlacedElement] {
        let part = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        return arrangement.elements(of: contents.sections(by: arrangement.measures), within: part)
            .map { $0.moved(x: -area.minX, y: -area.minY) }
    }

    /// Returns the few equal lines that move along while the list scrolls; `nil` where lines differ or all are visible.
    func repeated(in host: some SkeletonHostList) -> (
        elements: [PlacedElement], repetition: SkeletonRepetition
    )? {
        let page = host.visibleArea.height
        guard arrangement.hasLines, !host.isHorizontal, page > 0, host.contentSize.height > page,
            let first = LineRepetition(of: elements(within: page))
        else { return nil }
        let height = first.start + page + 2 * first.period
        let made = elements(within: height)
        guard let lines = LineRepetition(of: made), lines.end - lines.start >= page + lines.period,
            let last = made.last(where: { $0.kind == .cell }), let limit = limit(of: lines, after: last),
            limit > max(height, lines.end), area.height <= limit
        else { return nil }
        return (made, SkeletonRepetition(period: lines.period, end: lines.end, limit: limit))
    }

    /// Returns the end of all lines, made or not; `nil` if no more follow.
    private func limit(of lines: LineRepetition, after last: PlacedElement) -> CGFloat? {
        guard let section = contents.model.section(at: last.path.section) else { return nil }
        let planned = contents.section(last.path.section, of: section, by: GivenMeasures())
        if planned.fillsList { return .infinity }
        let rest = planned.count - last.path.item - 1
        guard rest > 0, lines.cellsOfTurn > 0 else { return nil }
        return lines.end + (CGFloat(rest) / CGFloat(lines.cellsOfTurn)).rounded(.up) * lines.period
    }
}
