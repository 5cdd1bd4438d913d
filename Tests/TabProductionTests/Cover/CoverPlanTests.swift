import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Overlay: what a cover notices", .ownDevice)
struct CoverPlanTests {
    private final class Planner: SkeletonOverlayDelegate {
        private(set) var requests = 0

        func overlayNeedsTiles(_ overlay: SkeletonOverlay) { requests += 1 }

        func overlayWasRemoved(_ overlay: SkeletonOverlay) {}
    }

    private let stage = CoverStage(.row(.block()))
    private let planner = Planner()

    init() {
        stage.cover.delegate = planner
    }

    @Test func `a cover and its watch are gone with those that hold them`() {
        weak var cover: SkeletonOverlay?
        weak var watch: VisibilityWatch?
        do {
            let held = SkeletonOverlay(
                frame: .zero, palette: SkeletonPalette(component: .gray, background: .white))
            let watching = VisibilityWatch(of: held) {}
            (cover, watch) = (held, watching)
        }

        #expect(cover == nil && watch == nil)
    }

    @Test func `another size asks for tiles`() {
        stage.cover.frame.size.width = 140
        HeadlessScreen.main.turn()

        #expect(planner.requests == 1)
    }

    @Test func `another place asks for nothing`() {
        stage.cover.frame.origin = CGPoint(x: 30, y: 30)
        HeadlessScreen.main.turn()

        #expect(planner.requests == 0)
    }

    @Test func `another size of text asks for tiles`() {
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        HeadlessScreen.main.turn()

        #expect(planner.requests == 1)
    }

    @Test func `traits that change no color leave the animation alone`() {
        let animation = StartCounter()
        stage.cover.animation = animation
        let starts = animation.starts
        stage.window.traitOverrides.verticalSizeClass = .compact
        HeadlessScreen.main.turn()
        #expect(animation.starts == starts)

        stage.window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(animation.starts > starts)
    }

    @Test func `a cover that a plan moves goes on moving, and begins anew in another size`() {
        let animation = StartCounter()
        stage.cover.animation = animation
        let starts = animation.starts
        stage.cover.place(in: stage.cover.frame.offsetBy(dx: 5, dy: 5))
        #expect(animation.starts == starts)

        stage.cover.place(in: stage.cover.frame.insetBy(dx: 5, dy: 5))
        #expect(animation.starts == starts + 1)
    }

    @Test(arguments: [(Float(0), 0.0), (.infinity, 4)])
    func `what rests soon ends what repeats, and nothing else`(repeatCount: Float, duration: Double) {
        let animation = FadeOnce(repeatCount: repeatCount)
        stage.cover.restsSoon = true
        stage.cover.animation = animation

        #expect(stage.layer(0)?.animation(forKey: "skeleton")?.repeatDuration == duration)
    }

    @Test func `light and dark ask for nothing`() {
        stage.window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()

        #expect(planner.requests == 0)
    }

    @Test func `a cover that is torn down asks for nothing`() {
        stage.cover.tearDown()
        stage.cover.frame.size.width = 140
        HeadlessScreen.main.turn()

        #expect(planner.requests == 0)
    }

    @Test func `a cover is one element, alone in the view, that no switch and no key stops at`() {
        #expect(stage.cover.isAccessibilityElement)
        #expect(listed == [stage.cover])
        #expect(!stage.cover.accessibilityViewIsModal)
        #expect(!stage.cover.accessibilityRespondsToUserInteraction)
        #expect(stage.cover.accessibilityTraits == .updatesFrequently)
    }

    private var listed: [UIView]? { stage.window.accessibilityElements as? [UIView] }

    @Test func `a cover that lets touches through keeps nothing from VoiceOver`() {
        stage.cover.isUserInteractionEnabled = false
        #expect(listed == nil)

        stage.cover.isUserInteractionEnabled = true
        #expect(listed == [stage.cover])
    }
}

/// An animation that counts its starts.
@MainActor
private final class StartCounter: SkeletonAnimation {
    private(set) var starts = 0

    func start(on stage: SkeletonStage) { starts += 1 }
    var reducedMotion: any SkeletonAnimation { self }
}

/// A fade of two seconds.
private struct FadeOnce: SkeletonAnimation {
    let repeatCount: Float

    func start(on stage: SkeletonStage) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 2
        fade.repeatCount = repeatCount
        for layer in stage.components { stage.add(fade, to: layer) }
    }

    var reducedMotion: any SkeletonAnimation { self }
}
