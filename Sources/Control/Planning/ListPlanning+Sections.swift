import TabProduction
import UIKit

// Sections that are covered one by one.
extension ListPlanning {
    /// Returns what covers single sections: where the list has them, or after its content where it does not.
    ///
    /// - Parameter positions: The positions of the sections in the list, by the numbers that the model knows them by.
    func plans(ofSections positions: [Int: Int]) -> [Int: SkeletonPlan] {
        guard let host else { return [:] }
        var end = isHorizontal ? host.contentSize.width : host.contentSize.height
        return positions.keys.sorted().reduce(into: [:]) { plans, number in
            let position = positions[number].flatMap { $0 < host.numberOfSections ? $0 : nil }
            let found = position.map { existingCells(ofSection: number, at: $0, in: host) } ?? []
            let start = position.flatMap(host.startOfCells) ?? end
            let placed = found.isEmpty ? cells(ofSection: number, after: start) : found
            let plan = plan(of: tiles(of: placed, ofSection: number, at: position))
            if position == nil { end = max(end, isHorizontal ? plan.frame.maxX : plan.frame.maxY) }
            plans[number] = plan
        }
    }

    /// The cells that the list has in a section, as far as they can be seen without much scrolling.
    private func existingCells(ofSection number: Int, at position: Int, in list: Host) -> [PlacedCell] {
        guard let section = model.section(at: number) else { return [] }
        let count = min(list.numberOfCells(inSection: position), 100)
        return (0..<count).compactMap { index in
            guard let kind = cells.kind(at: index, of: section, number),
                let frame = list.frameOfCell(at: IndexPath(item: index, section: position))
            else { return nil }
            return PlacedCell(prototype: kind.prototype, frame: frame)
        }
    }

    private func plan(of tiles: [SkeletonTile]) -> SkeletonPlan {
        let area = tiles.reduce(CGRect.null) {
            $0.union(CGRect(origin: $1.origin, size: $1.production.size))
        }
        guard !area.isNull else { return .empty }
        let moved = tiles.map {
            SkeletonTile(
                production: $0.production,
                origin: CGPoint(x: $0.origin.x - area.minX, y: $0.origin.y - area.minY))
        }
        return SkeletonPlan(frame: area, tiles: moved)
    }
}
