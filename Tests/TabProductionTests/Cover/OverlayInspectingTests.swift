import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Overlay: what draws index tags", .ownDevice)
struct OverlayInspectingTests {
    private let cover = SkeletonOverlay(
        frame: CGRect(x: 0, y: 0, width: 100, height: 50),
        palette: SkeletonPalette(component: .lightGray, background: .white))

    private var drawnNames: [String?] { (cover.layer.sublayers?.first?.sublayers ?? []).map(\.name) }

    private func lending(_ inspector: (any OverlayInspecting)?, _ work: () -> Void) {
        let before = SkeletonOverlay.inspector
        defer { SkeletonOverlay.inspector = before }
        SkeletonOverlay.inspector = inspector
        work()
    }

    private func show(_ count: Int = 1) {
        cover.tiles = (0..<count).map { number in
            SkeletonTile(
                production: Production(className: "Row", size: CGSize(width: 100, height: 20)),
                origin: CGPoint(x: 0, y: CGFloat(number) * 20))
        }
    }

    @Test func `what an inspector draws lies over the shapes of each tile`() {
        lending(MarkingInspector()) {
            cover.showsIndexTags = true
            show(2)
            #expect(drawnNames == ["surface", "mark of Row at 0.0", "surface", "mark of Row at 20.0"])
        }
    }

    @Test func `an inspector is not asked unless tags are to be shown`() {
        lending(MarkingInspector()) {
            show()
            #expect(drawnNames == ["surface"])
        }
    }

    @Test func `tags that nothing draws are warned about once, with what to link`() {
        lending(nil) {
            let given = warnings {
                cover.showsIndexTags = true
                show(2)
                show(3)
            }
            #expect(given.count == 1)
            #expect(given.first?.contains("Link the product TabAnimatedInspecting") == true)
        }
    }
}

private struct MarkingInspector: OverlayInspecting {
    func layers(over production: Production, at origin: CGPoint, scale: CGFloat) -> [CALayer] {
        let layer = CALayer()
        layer.name = "mark of \(production.className) at \(origin.y)"
        return [layer]
    }

    func coverDidAppear(_ cover: UIView) {}
}
