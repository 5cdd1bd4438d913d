import TestDevice
import Testing
import UIKit

@testable import TabDecoration

/// While Reduce Motion is on, nothing moves; a fade remains.
@MainActor
@Suite("Reduce Motion", .serialized, .ownDevice)
struct ReduceMotionTests {
    private func keys(of stage: Stage) -> Set<String> {
        Set(
            stage.overlay.componentLayers.flatMap { [$0 as CALayer] + $0.bars }
                .flatMap { $0.animationKeys() ?? [] })
    }

    @Test(arguments: [.classic(), .shimmer(), .drop(), .custom(RollAnimation())] as [AnimationType])
    func `what moves becomes a fade, animations of the app too`(type: AnimationType) {
        let stage = Stage(type)
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(keys(of: stage) == ["skeleton.bin"])
        #expect(stage.bands.isEmpty)
    }

    @Test(arguments: zip([.bin(), .pulse()] as [AnimationType], ["bin", "pulse"]))
    func `what only fades stays`(type: AnimationType, name: String) {
        let stage = Stage(type)
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(keys(of: stage) == ["skeleton.\(name)"])
    }

    @Test func `a still cover stays still`() {
        let stage = Stage(AnimationType.still)
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(keys(of: stage).isEmpty)
    }

    @Test func `what a closure makes rests`() {
        let stage = Stage(.custom { _ in CABasicAnimation(keyPath: "opacity") })
        #expect(keys(of: stage) == ["skeleton.custom"])
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(keys(of: stage).isEmpty)
    }

    @Test func `an animation names the one that runs in its place`() {
        let stage = Stage(.custom(GentleAnimation()))
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(keys(of: stage) == ["skeleton.pulse"])
    }

    @Test func `the animation of a single component becomes a fade too`() {
        let stage = Stage(.pulse()) { $0.animation(0).animate(.custom(RollAnimation())) }
        HeadlessAccessibility.isReduceMotionEnabled = true
        defer { HeadlessAccessibility.isReduceMotionEnabled = false }
        #expect(stage.layer(0)?.animationKeys() == ["skeleton.bin"])
        #expect(stage.layer(1)?.animationKeys() == ["skeleton.pulse"])
    }

    @Test func `what moves comes back when Reduce Motion is turned off`() {
        let stage = Stage(.custom(RollAnimation()))
        HeadlessAccessibility.isReduceMotionEnabled = true
        HeadlessAccessibility.isReduceMotionEnabled = false
        #expect(keys(of: stage) == ["roll"])
    }
}

/// An animation of an app: every shape rolls.
private struct RollAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            stage.add(CABasicAnimation(keyPath: "transform.rotation.z"), to: bar, forKey: "roll")
        }
    }
}

/// An animation of an app that says what runs in its place.
private struct GentleAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        RollAnimation().start(on: stage)
    }

    var reducedMotion: any SkeletonAnimation { AnimationType.pulse().animation }
}
