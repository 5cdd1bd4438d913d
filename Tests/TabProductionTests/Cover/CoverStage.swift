import TabProduction
import UIKit

/// A window with a cover of 100 by 80 points in it.
@MainActor
struct CoverStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cover = SkeletonOverlay(
        frame: CGRect(x: 0, y: 0, width: 100, height: 80),
        palette: SkeletonPalette(component: .lightGray, background: .white))

    init(_ productions: Production...) {
        HeadlessScreen.main.reset()
        window.isHidden = false
        window.addSubview(cover)
        cover.tiles = productions.enumerated().map { number, production in
            SkeletonTile(production: production, origin: CGPoint(x: 0, y: CGFloat(number) * 40))
        }
        HeadlessScreen.main.turn()
    }

    /// The layers that the cover draws with, from the back to the front.
    var layers: [CALayer] { cover.layer.sublayers?.first?.sublayers ?? [] }

    /// The layer of a component.
    func layer(_ index: Int) -> ComponentLayer? {
        cover.componentLayers.first { $0.component.index == index }
    }
}

extension Production {
    /// A row of 100 by 40 points with components in it.
    static func row(_ components: Component...) -> Production {
        Production(className: "Row", size: CGSize(width: 100, height: 40), components: components)
    }
}

extension Component {
    /// A block of 20 by 10 points at (10, 10), changed as told.
    static func block(_ index: Int = 0, _ change: (inout Component) -> Void = { _ in }) -> Component {
        var component = Component(index: index, frame: CGRect(x: 10, y: 10, width: 20, height: 10))
        change(&component)
        return component
    }
}
