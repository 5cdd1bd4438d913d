import TabAnimated
import TabAnimatedTesting
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// What the review finds in the scenes of the demo.
@MainActor
@Suite("The review of every scene", .serialized, .ownDevice)
struct SceneReviewTests {
    /// What is wrong with the skeletons of a scene, with the adjustments of the scene.
    private func findings(in scene: DemoScene) -> [SkeletonFinding] {
        let open = OpenScene(scene)
        defer { open.close() }
        open.load()
        return open.covers.flatMap { cover in
            // The card below the rows of a section has no shapes of its own.
            cover.tiles.filter { !isGround($0.production) }.flatMap { tile in
                SkeletonReview.verify(tile.production, background: cover.palette.background).findings
            }
        }
    }

    private func isGround(_ production: Production) -> Bool {
        production.components.isEmpty && production.surface.fill != .standard
    }

    @Test func `nothing is wrong with any scene`() {
        for scene in DemoScene.all {
            let found = Set(findings(in: scene).map(\.description)).sorted()
            #expect(found == [], "\(scene.name)")
        }
    }
}
