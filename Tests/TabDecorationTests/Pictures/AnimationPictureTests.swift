import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Pictures of animations", .serialized)
struct AnimationPictureTests {
    /// One animation, and the length of its period, the way back included.
    struct Subject: Sendable {
        let name: String
        let type: AnimationType
        let period: Double
    }

    /// The sample has eight bars, which make a drop of 3.28 seconds.
    nonisolated static let subjects = [
        Subject(name: "classic", type: .classic, period: 1.4),
        Subject(name: "bin", type: .bin, period: 2),
        Subject(name: "pulse", type: .pulse, period: 2),
        Subject(name: "shimmer", type: .shimmer, period: 1),
        Subject(name: "shimmer-component", type: .shimmer(ShimmerAnimation(span: .component)), period: 1),
        Subject(
            name: "shimmer-diagonal", type: .shimmer(ShimmerAnimation(direction: .topLeftToBottomRight)),
            period: 1),
        Subject(
            name: "sliding", type: .shimmer(.sliding(SkeletonGradient(baseColor: FlatColor.skeletonDefault))),
            period: 1.5),
        Subject(name: "drop", type: .drop, period: 3.28),
        Subject(name: "none", type: .none, period: 1),
    ]

    @Test(arguments: subjects)
    func `four moments of a cycle look as reviewed, in the light and in the dark`(subject: Subject) throws {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_312, height: 416))
        window.isHidden = false
        let style = [UIUserInterfaceStyle.light, .dark]
        for (row, style) in style.enumerated() {
            for moment in 0..<4 {
                let frame = CGRect(x: CGFloat(moment) * 328, y: CGFloat(row) * 208, width: 320, height: 200)
                addCover(
                    subject, frame: frame, style: style, time: Double(moment) / 4 * subject.period, to: window
                )
            }
        }
        HeadlessScreen.main.turn()
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "animation-\(subject.name).svg")
    }

    /// Adds a cover whose clock is ahead, so that one picture can show several moments.
    private func addCover(
        _ subject: Subject, frame: CGRect, style: UIUserInterfaceStyle, time: Double, to window: UIWindow
    ) {
        let cover = SkeletonOverlay(
            frame: frame,
            palette: SkeletonPalette(
                component: FlatColor.skeletonDefault, background: .systemBackground))
        cover.overrideUserInterfaceStyle = style
        window.addSubview(cover)
        let manager = Samples.manager
        manager.animation(5).toLongAnimation()
        manager.animations(1, 2).toShortAnimation()
        manager.animation(0).radius(24)
        cover.tiles = [SkeletonTile(production: manager.production)]
        cover.animation = subject.type.animation
        HeadlessScreen.main.turn()
        cover.layer.timeOffset = time
    }
}
