import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Overlay: what a cover notices", .ownDevice)
struct CoverPlanTests {
    private final class Planner: SkeletonOverlayDelegate {
        private(set) var requests = 0

        func overlayNeedsTiles(_ overlay: SkeletonOverlay) { requests += 1 }
    }

    private let stage = CoverStage(.row(.block()))
    private let planner = Planner()

    init() {
        stage.cover.delegate = planner
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

    @Test func `a cover is one element of a modal layer for VoiceOver`() {
        #expect(stage.cover.isAccessibilityElement)
        #expect(stage.cover.accessibilityViewIsModal)
        #expect(stage.cover.accessibilityTraits == .updatesFrequently)
    }

    @Test func `a cover that lets touches through keeps nothing from VoiceOver`() {
        stage.cover.isUserInteractionEnabled = false
        #expect(!stage.cover.accessibilityViewIsModal)

        stage.cover.isUserInteractionEnabled = true
        #expect(stage.cover.accessibilityViewIsModal)
    }
}
