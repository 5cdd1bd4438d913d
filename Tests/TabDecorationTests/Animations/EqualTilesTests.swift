import TestDevice
import Testing
import UIKit

@testable import TabDecoration
@testable import TabProduction

/// One set of layers for equal tiles must look like a set for each.
@MainActor
@Suite("Equal tiles", .serialized, .ownDevice)
struct EqualTilesTests {
    enum Screen: CaseIterable {
        case table, groupedTable, grid
    }

    nonisolated static let animations: [(type: AnimationType, period: Double)] = [
        (.still, 1), (.classic(), 1.4), (.bin(), 2), (.pulse(), 2), (.drop(), 3.28), (.shimmer(), 1),
        (.shimmer(direction: .topLeftToBottomRight, autoreverses: true), 2),
        (.shimmer(span: .component), 1),
        (.sliding(SkeletonGradient(baseColor: UIColor.skeletonDefault)), 1.5),
    ]

    /// A row in which components are rounded, open, still, adjusted, and moved in a way of their own.
    private var row: Production {
        var production = Samples.production
        production.cards = [Component(surface: CGRect(x: 0, y: 199, width: 320, height: 1), fill: .none)]
        let manager = ComponentManager(production: production)
        manager.animation(0).radius(24).withoutAnimation()
        manager.animation(1).toLongAnimation().dropIndex(3)
        manager.animation(2).cutOut()
        manager.animation(3).animate(.pulse())
        manager.animation(4).dropFromIndex(0).color(UIColor.carrot)
        return manager.production
    }

    private func tiles(of screen: Screen) -> [SkeletonTile] {
        let row = row
        switch screen {
        case .table: return (0..<6).map { tile(row, y: CGFloat($0) * 200) }
        case .groupedTable:
            var (first, last) = (row, row)
            first.surface.corners.rounded = [.topLeft, .topRight]
            first.surface.cornerRadius = 10
            last.cards = []
            let section = Production(
                className: "section 0", size: CGSize(width: 320, height: 1_000),
                surface: Component(
                    surface: CGRect(x: 0, y: 0, width: 320, height: 1_000), cornerRadius: 10, fill: .standard)
            )
            let rows: [Production] = [first, row, row, row, last]
            let tiles = rows.indices.map { tile(rows[$0], y: CGFloat($0) * 200) }
            return [SkeletonTile(production: section)] + tiles
        case .grid:
            return (0..<7).map { tile(row, x: CGFloat($0 % 2) * 330, y: CGFloat($0 / 2) * 210) }
        }
    }

    private func tile(_ production: Production, x: CGFloat = 0, y: CGFloat) -> SkeletonTile {
        SkeletonTile(production: production, origin: CGPoint(x: x, y: y))
    }

    private func cover(of screen: Screen, _ type: AnimationType, sharesLayers: Bool) -> (
        UIWindow, SkeletonOverlay
    ) {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 650, height: 1_200))
        window.isHidden = false
        let cover = SkeletonOverlay(
            frame: window.bounds, palette: SkeletonPalette(component: .lightGray, background: .white))
        cover.sharesLayers = sharesLayers
        window.addSubview(cover)
        cover.tiles = tiles(of: screen)
        cover.animation = type.animation
        HeadlessScreen.main.turn()
        return (window, cover)
    }

    @Test(arguments: Screen.allCases, animations.indices)
    func `one set of layers looks like many, in four moments of a cycle`(screen: Screen, animation: Int) {
        let (type, period) = Self.animations[animation]
        for quarter in 0..<4 {
            let time = Double(quarter) / 4 * period
            let (many, one) = (
                cover(of: screen, type, sharesLayers: false), cover(of: screen, type, sharesLayers: true)
            )

            #expect(one.1.componentLayers.count < many.1.componentLayers.count)
            #expect(Drawing(of: one.1.layer, at: time).lines == Drawing(of: many.1.layer, at: time).lines)
        }
    }

    @Test func `what an animation of the app moves by its place looks as it did`() {
        let (many, one) = (
            cover(of: .table, .custom(Wave()), sharesLayers: false),
            cover(of: .table, .custom(Wave()), sharesLayers: true)
        )

        #expect(Drawing(of: one.1.layer, at: 0.4).lines == Drawing(of: many.1.layer, at: 0.4).lines)
        #expect(one.1.componentLayers.count == many.1.componentLayers.count)
    }

    @Test func `one band of light crosses all tiles`() {
        let (_, cover) = cover(
            of: .table, .shimmer(direction: .topToBottom), sharesLayers: true)
        let bands = (cover.layer.sublayers?.first?.sublayers ?? []).filter { $0.name == "skeleton.shimmer" }

        #expect(bands.map(\.bounds.height) == [1_200])
    }

    @Test func `a band is as high as the tiles, however high the cover is`() {
        let (_, cover) = cover(
            of: .table, .shimmer(direction: .topToBottom), sharesLayers: true)
        let tiles = CGRect(origin: cover.tiles[0].origin, size: cover.tiles[0].production.size).union(
            CGRect(origin: cover.tiles.last?.origin ?? .zero, size: cover.tiles[0].production.size))
        cover.place(in: CGRect(x: 0, y: 0, width: 650, height: 1_000_000))
        let bands = (cover.layer.sublayers?.first?.sublayers ?? []).filter { $0.name == "skeleton.shimmer" }

        #expect(bands.map(\.frame) == [tiles] && tiles.height < 2_000)
        #expect(bands.first?.bounds.origin == tiles.origin)
    }
}

/// Shapes fade later the lower they are.
private struct Wave: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Float(1)
            fade.toValue = Float(0)
            fade.duration = 1
            fade.repeatCount = .infinity
            stage.synchronize(fade, period: 1, delay: stage.frame(of: bar).minY / 2_000, on: bar)
            stage.add(fade, to: bar)
        }
    }
}
