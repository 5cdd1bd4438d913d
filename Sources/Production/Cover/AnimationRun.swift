import TabCache
import UIKit

/// One run of the animations of a cover, from a start to the next stop.
///
/// Components that have an animation of their own are animated by that one, all others by the cover's; still ones by none.
/// Components with equal animations are animated together.
@MainActor
struct AnimationRun {
    private let stage: SkeletonStage
    /// The animations, each with the part of the cover that it animates.
    private let parts: [(animation: any SkeletonAnimation, stage: SkeletonStage)]

    /// Divides the components of a stage among the animation of the cover and those of single components.
    init(of animation: any SkeletonAnimation, on stage: SkeletonStage) {
        self.stage = stage
        var groups: [(owner: ComponentAnimation?, layers: [ComponentLayer])] = []
        for layer in stage.components where !layer.component.isStill {
            let owner = layer.component.animation
            if let position = groups.firstIndex(where: { $0.owner == owner }) {
                groups[position].layers.append(layer)
            } else {
                groups.append((owner, [layer]))
            }
        }
        parts = groups.map { owner, layers in
            var part = stage
            part.components = layers
            return ((owner?.animation ?? animation).running, part)
        }
    }

    /// Whether an animation, and those that components have of their own, move equal tiles alike.
    static func movesEqualCellsAlike(_ animation: (any SkeletonAnimation)?, in runs: [TileRun]) -> Bool {
        let owners = runs.flatMap(\.tile.production.components).compactMap { $0.animation?.animation }
        return ([animation].compactMap { $0 } + owners).allSatisfy { $0.running.movesEqualCellsAlike }
    }

    /// Starts all animations.
    func start() {
        for part in parts { part.animation.start(on: part.stage) }
    }

    /// Stops all animations and removes what they added to the cover.
    func stop() {
        for part in parts { part.animation.stop(on: part.stage) }
        stage.additions.removeAll()
    }
}

extension SkeletonAnimation {
    /// The animation that runs: while Reduce Motion is on, the one that this one names for that.
    var running: any SkeletonAnimation { UIAccessibility.isReduceMotionEnabled ? reducedMotion : self }
}
