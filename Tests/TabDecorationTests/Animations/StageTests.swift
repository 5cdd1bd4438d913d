import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("The stage of an animation", .serialized, .ownDevice)
struct StageTests {
    @Test func `what is added through the stage goes when the cover stops`() {
        let stage = Stage(.custom(VeilAnimation()))
        #expect(veils(of: stage).count == 1)
        #expect(stage.bars.allSatisfy { $0.animationKeys() == ["skeleton"] })
        stage.overlay.animation = nil
        #expect(veils(of: stage).isEmpty)
        #expect(stage.bars.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
    }

    @Test func `a cover that starts again has everything once`() {
        let stage = Stage(.custom(VeilAnimation()))
        stage.overlay.palette.component = .red
        stage.overlay.frame.size.height += 10
        HeadlessScreen.main.turn()
        #expect(veils(of: stage).count == 1)
    }

    @Test func `animations that stay are not removed with others`() {
        let stage = Stage(.custom(VeilAnimation()))
        let layer = stage.overlay.componentLayers[0]
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "of the app")
        stage.overlay.animation = nil
        #expect(layer.animationKeys() == ["of the app"])
    }

    @Test func `an animation may undo what it did beside the stage`() {
        let counter = Counter()
        let stage = Stage(.custom(counter))
        stage.overlay.animation = nil
        #expect(counter.running == 0)
        #expect(counter.starts > 0)
    }

    private func veils(of stage: Stage) -> [CALayer] {
        (stage.overlay.layer.sublayers?.first?.sublayers ?? []).filter { $0.name == "veil" }
    }
}

/// Lays a layer over the shapes and fades these.
private struct VeilAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        let veil = CALayer()
        veil.name = "veil"
        veil.frame = stage.layer.bounds
        stage.addSublayer(veil)
        for bar in stage.components.flatMap(\.bars) {
            stage.add(CABasicAnimation(keyPath: "opacity"), to: bar)
        }
    }
}

/// Counts how often it is started, and how often it was not stopped yet.
@MainActor
private final class Counter: SkeletonAnimation {
    var starts = 0
    var running = 0

    func start(on stage: SkeletonStage) {
        starts += 1
        running += 1
    }

    func stop(on stage: SkeletonStage) {
        running -= 1
    }
}
