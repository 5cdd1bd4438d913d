import TabProduction
import UIKit

/// The skeleton inside one of our own cells: a cover that makes its tiles when it knows its size.
@MainActor
final class CellSkeleton: SkeletonOverlayDelegate {
    private let overlay = SkeletonOverlay(
        frame: .zero, palette: SkeletonPalette(component: .clear, background: .clear))
    private var maker: (@MainActor (CGSize) -> [SkeletonTile])?
    private var size = CGSize.zero

    /// Puts an empty skeleton into a view.
    init(in view: UIView) {
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // A cell among real ones must not hide them from assistive technologies.
        overlay.accessibilityViewIsModal = false
        overlay.isHidden = true
        overlay.delegate = self
        view.addSubview(overlay)
    }

    /// Shows what a model makes of a prototype in a list.
    ///
    /// - Parameter background: The colour behind the shapes, if not the model's.
    func show(_ prototype: Prototype, of model: FormAnimated, in list: UIView, background: UIColor?) {
        maker = { [weak list] size in
            guard let list else { return [] }
            return [SkeletonTile(production: model.production(of: prototype, size: size, in: list))]
        }
        OverlayStyle(model: model, host: list).apply(to: overlay)
        if let background { overlay.palette.background = background }
        overlay.isHidden = false
        fit(overlay.bounds.size)
    }

    /// Shows nothing, so that the view can wait for its next use.
    func clear() {
        maker = nil
        size = .zero
        overlay.isHidden = true
        overlay.animation = nil
        overlay.tiles = []
    }

    /// Makes the tiles of a size, once.
    func fit(_ size: CGSize) {
        guard let maker, size.width > 0, size.height > 0, size != self.size else { return }
        self.size = size
        overlay.tiles = maker(size)
    }

    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        size = .zero
        fit(overlay.bounds.size)
    }
}
