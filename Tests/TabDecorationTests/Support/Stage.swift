import TabDecoration
import UIKit

/// A window with one cover in it that shows the sample production.
@MainActor
struct Stage {
    let window: UIWindow
    let overlay: SkeletonOverlay

    init(
        _ type: AnimationType? = nil, production: Production? = nil,
        adjust: (ComponentManager) -> Void = { _ in }
    ) {
        HeadlessScreen.main.reset()
        let manager = ComponentManager(production: production ?? Samples.production)
        adjust(manager)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        overlay = SkeletonOverlay(
            frame: CGRect(origin: .zero, size: manager.production.size),
            palette: SkeletonPalette(component: .lightGray, background: .white))
        window.addSubview(overlay)
        overlay.tiles = [SkeletonTile(production: manager.production)]
        overlay.animation = type?.animation
        HeadlessScreen.main.turn()
    }

    /// The layers of all bars, in order.
    var bars: [CALayer] { overlay.componentLayers.flatMap(\.bars) }

    /// The bands of light that are there.
    var bands: [CAGradientLayer] {
        let layers = overlay.layer.sublayers?.first?.sublayers ?? []
        return layers.filter { $0.name == "skeleton.shimmer" }.compactMap { $0 as? CAGradientLayer }
    }

    /// The gradient of the shape of an index.
    func gradient(_ index: Int) -> CAGradientLayer? { layer(index)?.fillLayer as? CAGradientLayer }

    /// The component layer of an index.
    func layer(_ index: Int) -> ComponentLayer? {
        overlay.componentLayers.first { $0.component.index == index }
    }
}
