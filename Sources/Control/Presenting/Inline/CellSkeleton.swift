import TabProduction
import UIKit

/// The skeleton inside one of our own cells: a cover that is given its tile when the cell knows its size.
@MainActor
final class CellSkeleton: SkeletonOverlayDelegate {
    private weak var cell: UIView?
    private let overlay = SkeletonOverlay(
        frame: .zero, palette: SkeletonPalette(component: .clear, background: .clear))
    private var production: (@MainActor (CGSize) -> Production)?
    private var size = CGSize.zero

    /// Puts an empty skeleton into a view of a cell.
    init(in view: UIView, of cell: UIView) {
        self.cell = cell
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // A cell among real ones must not hide them from assistive technologies.
        overlay.accessibilityViewIsModal = false
        overlay.isHidden = true
        overlay.delegate = self
        view.addSubview(overlay)
    }

    /// Shows what the plan of a list has for a prototype, from when the cell is laid out.
    ///
    /// - Parameters:
    ///   - place: Where the cell is, by the numbers that the model knows.
    ///   - background: The color behind the shapes, if not the model's.
    func show(
        _ prototype: Prototype, of cells: PlannedCells, in list: UIView, at place: SkeletonPlace,
        background: UIColor? = nil
    ) {
        production = { cells.production(of: prototype, size: $0, at: place) }
        overlay.apply(ResolvedStyle(of: cells.model), over: list, background: background)
        overlay.isHidden = false
        cell?.setNeedsLayout()
    }

    /// Shows nothing, so that the cell can wait for its next use.
    func clear() {
        production = nil
        size = .zero
        overlay.isHidden = true
        overlay.animation = nil
        overlay.tiles = []
    }

    /// Shows the tile of the size that the cell has now.
    func fit() {
        guard let production, let size = cell?.bounds.size, size.width > 0, size.height > 0, size != self.size
        else { return }
        self.size = size
        overlay.tiles = [SkeletonTile(production: production(size))]
    }

    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        size = .zero
        fit()
    }
}
