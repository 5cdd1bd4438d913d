import TabProduction
import UIKit

// Sections that are covered one by one.
extension ListPlanning {
    /// Returns what covers parts of the list: where it has them, or after its content where it does not.
    ///
    /// - Parameters:
    ///   - positions: The positions of the sections in the list, by the numbers that the model knows them by.
    ///   - empty: The numbers of the sections that had no cells when they began to load: they stay as long as planned,
    ///     while others without a given number of cells are as long as they are.
    func covers(of parts: ListParts, at positions: [Int: Int], empty: Set<Int>) -> [Int: SectionCover] {
        guard let host else { return [:] }
        let planner = SectionPlanner(planner: self, list: host, parts: parts, empty: empty)
        var end = along(CGPoint(x: host.contentSize.width, y: host.contentSize.height))
        return positions.keys.sorted().reduce(into: [:]) { covers, number in
            let position = positions[number].flatMap { $0 < host.numberOfSections ? $0 : nil }
            let start = position.flatMap(host.startOfCells) ?? end
            let cover = planner.cover(ofSection: number, at: position, from: start)
            if position == nil {
                end = max(end, along(CGPoint(x: cover.plan.frame.maxX, y: cover.plan.frame.maxY)))
            }
            covers[number] = cover
        }
    }

    /// The coordinate of a point along the axis of scrolling.
    func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
}
