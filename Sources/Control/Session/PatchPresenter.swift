import TabProduction
import UIKit

/// Covers single sections of a list where they stand, without standing in for its data source.
///
/// A section that the list does not have yet is covered behind its content.
@MainActor
final class PatchPresenter: SkeletonPresenting {
    private weak var host: UIScrollView?
    private let model: FormAnimated
    private var overlays: [Int: SkeletonOverlay] = [:]
    private var observation: NSKeyValueObservation?
    private var isPlanning = false

    init(host: UIScrollView, model: FormAnimated) {
        self.host = host
        self.model = model
    }

    var views: [UIView] { Array(overlays.values) }

    func show() {
        update()
        observation = host?.observe(\.contentSize, options: []) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    func update() {
        guard let host, !isPlanning else { return }
        isPlanning = true
        defer { isPlanning = false }
        let numbers = sections(of: host)
        for (number, overlay) in overlays where !numbers.contains(number) {
            overlay.tearDown()
            overlay.removeFromSuperview()
            overlays[number] = nil
        }
        var end = host.contentSize.height
        for number in numbers.sorted() { place(number, in: host, end: &end) }
    }

    func release() {
        observation = nil
        for overlay in overlays.values {
            overlay.delegate = nil
            overlay.isUserInteractionEnabled = false
            overlay.isAccessibilityElement = false
            overlay.accessibilityViewIsModal = false
        }
    }

    func remove() {
        observation = nil
        for overlay in overlays.values {
            overlay.tearDown()
            overlay.removeFromSuperview()
        }
        overlays = [:]
    }

    private func sections(of host: UIScrollView) -> Set<Int> {
        switch model.parts {
        case .whole: Set(model.plannedSections.indices)
        case .sections(let numbers): numbers
        case .rows(let rows): rows.isEmpty ? [] : [0]
        }
    }

    private func place(_ number: Int, in host: UIScrollView, end: inout CGFloat) {
        let cells = PatchCells(of: host, section: number, model: model)
        let tiles = cells.tiles(behind: end)
        let frame = tiles.frame
        if frame.maxY > end { end = frame.maxY }
        let overlay = overlays[number] ?? makeOverlay(in: host)
        overlays[number] = overlay
        overlay.frame = frame
        overlay.tiles = tiles.tiles
        overlay.isHidden = frame.isEmpty
        OverlayStyle(model: model, host: host).apply(to: overlay)
        host.bringSubviewToFront(overlay)
    }

    private func makeOverlay(in host: UIScrollView) -> SkeletonOverlay {
        let overlay = SkeletonOverlay(
            frame: .zero, palette: OverlayStyle(model: model, host: host).palette)
        // The sections around it are the app's and stay within reach.
        overlay.accessibilityViewIsModal = false
        host.addSubview(overlay)
        return overlay
    }
}

/// Where the cells of one section stand, and what covers them.
@MainActor
private struct PatchCells {
    private let list: UIScrollView
    private let section: Int
    private let model: FormAnimated

    init(of list: UIScrollView, section: Int, model: FormAnimated) {
        self.list = list
        self.section = section
        self.model = model
    }

    func tiles(behind end: CGFloat) -> SkeletonPlan {
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
        switch list {
        case let table as UITableView:
            guard section < table.numberOfSections else { return [] }
            return (0..<min(table.numberOfRows(inSection: section), 100)).map {
                table.rectForRow(at: IndexPath(row: $0, section: section))
            }
        case let collection as UICollectionView:
            guard section < collection.numberOfSections else { return [] }
            return (0..<min(collection.numberOfItems(inSection: section), 100)).compactMap {
                collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        default: return []
        }
    }

    private func plannedFrames(behind end: CGFloat) -> [CGRect] {
        let width = list.bounds.inset(by: list.adjustedContentInset).width
        var y = end
        var frames: [CGRect] = []
        for cell in model.section(at: section)?.cells ?? [] {
            let size = self.size(of: cell, width: width)
            let room = max(1, Int(((list.bounds.maxY - y) / max(1, size.height)).rounded(.up)))
            for _ in 0..<(model.count(of: cell, at: section) ?? min(room, 50)) {
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
        let cells = model.section(at: section)?.cells ?? []
        var left = index
        for cell in cells {
            guard let count = model.count(of: cell, at: section), left >= count else { return cell }
            left -= count
        }
        return cells.last
    }
}
