import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// The scenes of the demo, and what they leave in memory.
@MainActor
@Suite("Scenes leave nothing", .serialized, .ownDevice)
struct SceneLeakTests {
    /// What a process keeps for good.
    private static let stays: Set = ["Producer", "ProductionLibrary"]

    private func left(after visit: (OpenScene) -> Void, to scene: DemoScene) -> (seen: Int, left: [String]) {
        var live = LiveObjects(of: ["TabAnimated", "TabAnimatedRefreshing", "TabProduction", "TabDecoration"])
        func visited() {
            let open = OpenScene(scene, animation: .shimmer())
            open.load()
            live.look(from: open.window)
            visit(open)
            open.close()
        }
        visited()
        HeadlessScreen.main.advance(by: 60)
        HeadlessScreen.main.reset()
        return (live.count, live.names.filter { !Self.stays.contains($0) })
    }

    @Test func `a scene that has loaded and is left takes every object of its skeleton along`() {
        for scene in DemoScene.loadingAtOnce {
            let (seen, left) = left(after: { $0.finish() }, to: scene)
            #expect(seen > 5, "\(scene.name)")
            #expect(left == [], "\(scene.name)")
        }
    }

    @Test func `a scene that is left while it loads takes every object of its skeleton along`() {
        for scene in DemoScene.loadingAtOnce {
            #expect(left(after: { _ in }, to: scene).left == [], "\(scene.name)")
        }
    }
}
