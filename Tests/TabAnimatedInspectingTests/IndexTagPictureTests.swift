import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Pictures of index tags", .serialized, .ownDevice)
struct IndexTagPictureTests {
    /// On the left room for names, on the right shapes smaller than a number.
    @Test func `tags in and beside their shapes look as reviewed`() throws {
        HeadlessScreen.main.reset()
        SkeletonInspector.install()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 216))
        window.backgroundColor = .white
        window.isHidden = false
        addCovers(to: window)
        HeadlessScreen.main.turn()
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "index-tags.svg")
    }

    private func addCovers(to window: UIWindow) {
        var x: CGFloat = 8
        for production in [Samples.production, dots] {
            let cover = SkeletonOverlay(
                frame: CGRect(origin: CGPoint(x: x, y: 8), size: production.size),
                palette: SkeletonPalette(
                    component: UIColor(white: 0.84, alpha: 1), background: UIColor(white: 0.96, alpha: 1)))
            cover.tiles = [SkeletonTile(production: production)]
            cover.showsIndexTags = true
            window.addSubview(cover)
            x += production.size.width + 16
        }
    }

    private var dots: Production {
        Production(
            className: "Dots", size: CGSize(width: 120, height: 60),
            components: (0..<6).map {
                Component(
                    index: $0, name: "dot",
                    frame: CGRect(
                        x: CGFloat($0 % 3) * 50 + 6, y: CGFloat($0 / 3) * 30 + 10, width: 8, height: 8))
            })
    }
}
