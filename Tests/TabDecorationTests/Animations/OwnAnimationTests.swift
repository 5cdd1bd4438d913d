import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Animations of single components", .serialized, .ownDevice)
struct OwnAnimationTests {
    private func keys(_ stage: Stage) -> [[String]] {
        stage.overlay.componentLayers.map { $0.animationKeys() ?? [] }
    }

    @Test func `a component may have an animation of its own`() {
        let stage = Stage(.bin()) {
            $0.animation(0).animate(.pulse(duration: 3))
            $0.animation(5).animate(.still)
        }
        #expect(
            keys(stage) == [
                ["skeleton.pulse"], ["skeleton.bin"], ["skeleton.bin"], ["skeleton.bin"], ["skeleton.bin"],
                [],
            ])
        #expect(stage.layer(0)?.animation(forKey: "skeleton.pulse")?.duration == 3)
    }

    @Test func `one component moves on a cover that is still`() {
        let stage = Stage(AnimationType.still) { $0.animation(2).animate(.bin()) }
        let moving = stage.overlay.componentLayers.filter { $0.animationKeys()?.isEmpty == false }
        #expect(moving.map(\.component.index) == [2])
    }

    @Test func `a closure makes the animation of each bar`() {
        let stage = Stage(
            .custom { bar in
                let blink = CABasicAnimation(keyPath: "opacity")
                blink.duration = Double(bar.bounds.height)
                return blink
            })
        let bars = stage.overlay.componentLayers.flatMap(\.bars)
        let durations = bars.map { $0.animation(forKey: "skeleton.custom")?.duration }
        #expect(bars.count > 5 && durations == bars.map { Double($0.bounds.height) })
    }

    @Test func `what a closure makes rests soon beside usable content, and goes with the cover's animation`()
    {
        let stage = Stage(
            .custom { _ in
                let blink = CABasicAnimation(keyPath: "opacity")
                blink.duration = 1
                blink.repeatCount = .infinity
                return blink
            })
        let bar = stage.overlay.componentLayers.flatMap(\.bars).first
        #expect(bar?.animation(forKey: "skeleton.custom")?.repeatCount == .infinity)
        stage.overlay.restsSoon = true
        #expect(bar?.animation(forKey: "skeleton.custom")?.repeatDuration == 5)
        stage.overlay.animation = nil
        #expect(bar?.animationKeys()?.isEmpty != false)
    }

    @Test func `what a closure makes stops in the background, and starts again`() {
        let stage = Stage(
            .custom { _ in
                let blink = CABasicAnimation(keyPath: "opacity")
                blink.duration = 1
                blink.repeatCount = .infinity
                return blink
            })
        let isMoving = {
            stage.overlay.componentLayers.flatMap(\.bars).contains { $0.animationKeys()?.isEmpty == false }
        }
        #expect(isMoving())
        UIApplication.shared.headlessEnterBackground()
        #expect(!isMoving())
        UIApplication.shared.headlessEnterForeground()
        #expect(isMoving())
    }

    @Test func `a component may have an animation of the app`() {
        let stage = Stage(.bin()) { $0.animation(0).animate(.custom(NodAnimation())) }
        #expect(keys(stage).map { $0.first } == ["nod"] + Array(repeating: "skeleton.bin", count: 5))
    }

    @Test func `an animation of a component goes when the cover stops`() {
        let stage = Stage(.bin()) { $0.animation(0).animate(.custom(NodAnimation())) }
        stage.overlay.animation = nil
        #expect(keys(stage).allSatisfy { $0.isEmpty })
    }

    @Test func `components with equal animations share a band of light`() {
        let stage = Stage(AnimationType.still) {
            $0.animation(0).animate(.shimmer())
            $0.animation(1).animate(.shimmer())
            $0.animation(2).animate(.shimmer(duration: 3))
        }
        #expect(stage.bands.count == 2)
    }

    @Test func `components that are given an animation in one call are animated together`() {
        let recorder = Recorder()
        let stage = Stage(AnimationType.still) { $0.animations(1...3).animate(.custom(recorder)) }
        #expect(recorder.started == [[1, 2, 3]])
        #expect(stage.overlay.isAnimating)
    }

    @Test func `a shape without animation is no shape of an animation of the app's`() {
        let recorder = Recorder()
        _ = Stage(.custom(recorder)) { $0.animations(0...2).withoutAnimation() }
        #expect(recorder.started.count == 1)
        #expect(recorder.started.first?.first == 3)
    }

    @Test func `a component that gets another animation is another component`() {
        let manager = Samples.manager
        manager.animation(0).animate(.pulse())
        let pulse = manager.production
        manager.animation(0).animate(.custom(NodAnimation()))
        #expect(manager.production != pulse)
        manager.animation(0).animate(.pulse())
        #expect(manager.production == pulse)
    }

    @Test func `animations of components are not stored`() throws {
        let manager = Samples.manager
        manager.animation(0).animate(.pulse())
        let data = try JSONEncoder().encode(manager.production)
        #expect(try JSONDecoder().decode(Production.self, from: data) == Samples.production)
    }
}

/// Turns every shape a little; it is not `Hashable`.
private struct NodAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            stage.add(CABasicAnimation(keyPath: "transform.rotation.z"), to: bar, forKey: "nod")
        }
    }
}

/// Records the indices of the components it is started on.
@MainActor
private final class Recorder: SkeletonAnimation {
    var started: [[Int]] = []

    func start(on stage: SkeletonStage) {
        started.append(stage.components.map(\.component.index))
    }
}
