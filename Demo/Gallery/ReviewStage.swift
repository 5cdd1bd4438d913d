public import DemoScenes
import TabAnimated
public import TabAnimatedTesting
import UIKit

/// Judges the skeletons of a scene as they are while it loads, with the adjustments of the scene.
@MainActor
public struct ReviewStage {
    private let scene: DemoScene

    /// Creates a stage for a scene.
    public init(_ scene: DemoScene) {
        self.scene = scene
    }

    /// What is wrong with the skeletons, each finding once, in the order of their texts.
    public func findings() -> [SkeletonFinding] {
        _ = SceneStage(scene: scene, producer: Producer())
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = SceneStage.size
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStage.size))
        let screen = scene.makeScreen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        screen.load()
        HeadlessScreen.main.turn()
        let found = Set(covers(in: window).flatMap(judge))
        window.isHidden = true
        HeadlessScreen.main.reset()
        return found.sorted { $0.description < $1.description }
    }

    private func covers(in view: UIView) -> [SkeletonOverlay] {
        if view.isHidden || view.alpha < 0.01 { return [] }
        return (view as? SkeletonOverlay).map { [$0] } ?? view.subviews.flatMap(covers)
    }

    private func judge(_ cover: SkeletonOverlay) -> [SkeletonFinding] {
        cover.tiles.map(\.production).filter { !isGround($0) }.flatMap { production in
            SkeletonReview.verify(production, background: cover.palette.background).findings
        }
    }

    /// Whether a production is the card below the rows of a section, which has no shapes of its own.
    private func isGround(_ production: Production) -> Bool {
        production.components.isEmpty && production.surface.fill != .standard
    }
}
