import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Pictures of animations", .serialized, .ownDevice)
struct AnimationPictureTests {
    /// One animation, and the length of its period, the way back included.
    struct Subject: Sendable {
        let name: String
        let type: AnimationType
        let period: Double
    }

    /// The sample has eight bars, which make a drop of 3.28 seconds.
    nonisolated static let subjects = [
        Subject(name: "classic", type: .classic(), period: 1.4),
        Subject(name: "bin", type: .bin(), period: 2),
        Subject(name: "pulse", type: .pulse(), period: 2),
        Subject(name: "shimmer", type: .shimmer(), period: 1),
        Subject(name: "shimmer-component", type: .shimmer(span: .component), period: 1),
        Subject(
            name: "shimmer-diagonal", type: .shimmer(direction: .topLeftToBottomRight),
            period: 1),
        Subject(
            name: "sliding", type: .sliding(SkeletonGradient(baseColor: UIColor.skeletonDefault)),
            period: 1.5),
        Subject(name: "drop", type: .drop(), period: 3.28),
        Subject(name: "still", type: .still, period: 1),
        Subject(name: "custom", type: .custom(NodAnimation()), period: 1),
    ]

    /// A single adjustment of how a component moves, and the animation it is made under.
    struct Adjustment: Sendable {
        let type: AnimationType
        let period: Double
        let adjust: @MainActor @Sendable (ComponentManager) -> Void
    }

    nonisolated static let adjustments = [
        Adjustment(type: .classic(), period: 1.4) { $0.animation(5).toLongAnimation() },
        Adjustment(type: .classic(), period: 1.4) { $0.animation(1).toShortAnimation() },
        Adjustment(type: .still, period: 2) { $0.animation(0).animate(.pulse()) },
        Adjustment(type: .bin(), period: 2) { $0.animations(0...3).withoutAnimation() },
        Adjustment(type: .drop(), period: 2.8) { $0.animations(0...2).dropIndex(0) },
        Adjustment(type: .drop(), period: 2.8) { $0.animation(4).dropFromIndex(0) },
        Adjustment(type: .drop(), period: 2.8) { $0.all.dropStayTime(0.6) },
        Adjustment(type: .drop(), period: 2.8) { $0.animations(1, 4).removeOnDrop() },
    ]

    @Test(arguments: subjects)
    func `four moments of a cycle look as reviewed, in the light and in the dark`(subject: Subject) throws {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_312, height: 416))
        window.isHidden = false
        for (row, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            for moment in 0..<4 {
                let frame = CGRect(x: CGFloat(moment) * 328, y: CGFloat(row) * 208, width: 320, height: 200)
                let manager = Samples.manager
                manager.animation(5).toLongAnimation()
                manager.animations(1, 2).toShortAnimation()
                manager.animation(0).radius(24)
                add(
                    manager.production, type: subject.type, frame: frame, style: style,
                    time: Double(moment) / 4 * subject.period, to: window)
            }
        }
        HeadlessScreen.main.turn()
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "animation-\(subject.name).svg")
    }

    /// Eight rows: long, short, an animation of its own, still, and the four adjustments of drop.
    @Test func `adjusted animations look as reviewed in four moments of a cycle`() throws {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_312, height: 1_664))
        window.isHidden = false
        for (row, adjustment) in Self.adjustments.enumerated() {
            for moment in 0..<4 {
                let manager = Samples.manager
                adjustment.adjust(manager)
                add(
                    manager.production, type: adjustment.type,
                    frame: CGRect(x: CGFloat(moment) * 328, y: CGFloat(row) * 208, width: 320, height: 200),
                    style: .light, time: Double(moment) / 4 * adjustment.period, to: window)
            }
        }
        HeadlessScreen.main.turn()
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "animation-adjusted.svg")
    }

    /// Adds a cover whose clock is ahead, so that one picture can show several moments.
    private func add(
        _ production: Production, type: AnimationType, frame: CGRect, style: UIUserInterfaceStyle,
        time: Double, to window: UIWindow
    ) {
        let cover = SkeletonOverlay(
            frame: frame,
            palette: SkeletonPalette(
                component: UIColor.skeletonDefault, background: .systemBackground))
        cover.overrideUserInterfaceStyle = style
        window.addSubview(cover)
        cover.tiles = [SkeletonTile(production: production)]
        cover.animation = type.animation
        HeadlessScreen.main.turn()
        cover.layer.timeOffset = time
    }
}

/// An animation of an app: every shape nods, the lower ones later.
private struct NodAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            let nod = CABasicAnimation(keyPath: "transform.rotation.z")
            nod.fromValue = CGFloat(0)
            nod.toValue = CGFloat(0.2)
            nod.duration = 0.5
            nod.autoreverses = true
            nod.repeatCount = .infinity
            let delay = stage.frame(of: bar).minY / stage.layer.bounds.height * 0.5
            stage.synchronize(nod, period: 1, delay: delay, on: bar)
            stage.add(nod, to: bar)
        }
    }
}
