import TabProduction
import UIKit

/// Where the cells of one section stand, and what covers them.
@MainActor
struct PatchCells {
    /// More cells than this are never seen at once.
    private static let limit = 100

    private let list: any InlineList
    private let section: Int
    private let number: Int
    private let model: FormAnimated

    /// Describes a section.
    ///
    /// - Parameters:
    ///   - section: Where the section stands in the list.
    ///   - number: What the model knows it by.
    init(of list: any InlineList, section: Int, number: Int, model: FormAnimated) {
        self.list = list
        self.section = section
        self.number = number
        self.model = model
    }

    /// Returns the area of the section and what covers it.
    ///
    /// - Parameter end: Where a section stands that the list does not have.
    func plan(behind end: CGFloat) -> SkeletonPlan {
        let frames = realFrames.isEmpty ? plannedFrames(behind: end) : realFrames
        let area = frames.reduce(CGRect.null) { $0.union($1) }
        guard !area.isNull else { return SkeletonPlan(frame: .zero, tiles: []) }
        let tiles = frames.enumerated().compactMap { index, frame in
            cell(at: index).map {
                SkeletonTile(
                    production: model.production(of: $0.prototype, size: frame.size, in: list),
                    origin: CGPoint(x: frame.minX - area.minX, y: frame.minY - area.minY))
            }
        }
        return SkeletonPlan(frame: area, tiles: tiles)
    }

    /// The frames of the cells that the list has, as far as they can be seen without much scrolling.
    private var realFrames: [CGRect] {
        guard section < list.numberOfSections else { return [] }
        return (0..<min(list.numberOfCells(inSection: section), Self.limit)).compactMap {
            list.frameOfCell(at: IndexPath(item: $0, section: section))
        }
    }

    private func plannedFrames(behind end: CGFloat) -> [CGRect] {
        let width = list.bounds.inset(by: list.adjustedContentInset).width
        var y = end
        var frames: [CGRect] = []
        for cell in model.section(at: number)?.cells ?? [] {
            let size = self.size(of: cell, width: width)
            let room = max(1, Int(((list.bounds.maxY - y) / max(1, size.height)).rounded(.up)))
            for _ in 0..<(model.count(of: cell, at: number) ?? min(room, 50)) {
                frames.append(CGRect(origin: CGPoint(x: 0, y: y), size: size))
                y += size.height
            }
        }
        return frames
    }

    private func size(of cell: CellAnimated, width: CGFloat) -> CGSize {
        let width = cell.size.width > 0 ? cell.size.width : width
        if cell.size.height > 0 { return CGSize(width: width, height: cell.size.height) }
        if let height = (list as? UITableView)?.rowHeight, height > 0 {
            return CGSize(width: width, height: height)
        }
        return model.production(of: cell.prototype, size: CGSize(width: width, height: 0), in: list).size
    }

    private func cell(at index: Int) -> CellAnimated? {
        let cells = model.section(at: number)?.cells ?? []
        var left = index
        for cell in cells {
            guard let count = model.count(of: cell, at: number), left >= count else { return cell }
            left -= count
        }
        return cells.last
    }
}
