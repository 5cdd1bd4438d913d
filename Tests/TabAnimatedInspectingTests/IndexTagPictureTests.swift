import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Pictures of index tags", .serialized, .ownDevice)
struct IndexTagPictureTests {
    /// From the left: room for all; room for the numbers of the last ones; room for small numbers; too small.
    @Test func `tags on covers with less and less room look as reviewed`() throws {
        HeadlessScreen.main.reset()
        SkeletonInspector.install()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 216))
        window.backgroundColor = .white
        window.isHidden = false
        _ = warnings { addCovers(to: window) }
        HeadlessScreen.main.turn()
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "index-tags.svg")
    }

    private func addCovers(to window: UIWindow) {
        var x: CGFloat = 8
        for (count, size) in [
            (6, CGSize(width: 320, height: 200)), (12, CGSize(width: 130, height: 44)),
            (40, CGSize(width: 110, height: 60)), (12, CGSize(width: 32, height: 30)),
        ] {
            let cover = SkeletonOverlay(
                frame: CGRect(origin: CGPoint(x: x, y: 8), size: size),
                palette: SkeletonPalette(
                    component: UIColor(white: 0.84, alpha: 1), background: UIColor(white: 0.96, alpha: 1)))
            cover.tiles = [
                SkeletonTile(production: count == 6 ? Samples.production : production(count, size))
            ]
            cover.showsIndexTags = true
            window.addSubview(cover)
            x += size.width + 16
        }
    }

    /// Small bars, close together in the upper half.
    private func production(_ count: Int, _ size: CGSize) -> Production {
        let columns = 4
        return Production(
            className: "Dense", size: size,
            components: (0..<count).map {
                Component(
                    index: $0, name: "label",
                    frame: CGRect(
                        x: CGFloat($0 % columns) * size.width / 4 + 2, y: CGFloat($0 / columns) * 5 + 2,
                        width: size.width / 4 - 4, height: 3))
            })
    }
}
