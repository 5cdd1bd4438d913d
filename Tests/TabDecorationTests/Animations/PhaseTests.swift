import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("One clock", .serialized, .ownDevice)
struct PhaseTests {
    private let animation = AnimationType.bin(duration: 1)

    /// The time that the first shape is past the beginning of its period, on the clock of the screen.
    private func phase(_ overlay: SkeletonOverlay) throws -> Double {
        let animation = try #require(overlay.componentLayers.first?.animation(forKey: "skeleton.bin"))
        let past = (HeadlessClock.shared.now - animation.beginTime).truncatingRemainder(dividingBy: 2)
        return (past * 1_000).rounded() / 1_000
    }

    private func addCover(to view: UIView, y: CGFloat = 0) -> SkeletonOverlay {
        let cover = SkeletonOverlay(
            frame: CGRect(x: 0, y: y, width: 320, height: 200),
            palette: SkeletonPalette(component: .lightGray, background: .white))
        view.addSubview(cover)
        cover.tiles = [SkeletonTile(production: Samples.production)]
        cover.animation = animation.animation
        HeadlessScreen.main.turn()
        return cover
    }

    @Test func `two covers that start at different times are in phase`() throws {
        let stage = Stage(animation)
        HeadlessScreen.main.advance(by: 0.7)
        let second = addCover(to: stage.window, y: 200)
        #expect(try phase(stage.overlay) == 0.7)
        #expect(try phase(second) == 0.7)
    }

    @Test func `a cover in a layer with a clock of its own is in phase on the screen`() throws {
        let stage = Stage(animation)
        HeadlessScreen.main.advance(by: 0.7)
        let slow = UIView(frame: stage.window.bounds)
        slow.layer.timeOffset = 5
        stage.window.addSubview(slow)
        let cover = addCover(to: slow)
        let layer = try #require(cover.componentLayers.first)
        let begin = try #require(layer.animation(forKey: "skeleton.bin")).beginTime
        let past = layer.convertTime(HeadlessClock.shared.now, from: nil) - begin
        #expect(abs(past - 0.7) < 0.001)
    }

    @Test func `a hidden cover stops and resumes in phase`() throws {
        let stage = Stage(animation)
        HeadlessScreen.main.advance(by: 0.5)
        stage.overlay.isHidden = true
        #expect(!stage.overlay.isAnimating)
        #expect(stage.layer(0)?.animationKeys()?.isEmpty ?? true)
        HeadlessScreen.main.advance(by: 0.8)
        stage.overlay.isHidden = false
        #expect(try phase(stage.overlay) == 1.3)
    }

    @Test func `no view above a cover is watched: what is hidden and shown again finds it moving`() {
        let stage = Stage()
        let page = UIView(frame: stage.window.bounds)
        stage.window.addSubview(page)
        page.isHidden = true
        let cover = addCover(to: page)
        page.isHidden = false
        #expect(cover.isAnimating)
    }

    @Test func `a cover that is scrolled off stops and resumes in phase`() throws {
        let stage = Stage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 2_000)
        stage.window.addSubview(scrollView)
        let cover = addCover(to: scrollView)
        // Whoever covers a list lays its covers out as it scrolls.
        func scroll(to offset: CGFloat) {
            scrollView.contentOffset.y = offset
            cover.setNeedsLayout()
            scrollView.layoutIfNeeded()
        }
        HeadlessScreen.main.advance(by: 0.5)
        scroll(to: 199)
        #expect(cover.isAnimating)
        scroll(to: 200)
        #expect(!cover.isAnimating)
        HeadlessScreen.main.advance(by: 0.9)
        scroll(to: 0)
        #expect(try phase(cover) == 1.4)
    }

    @Test func `a cover in the background stops and resumes in phase`() throws {
        let stage = Stage(animation)
        UIApplication.shared.headlessEnterBackground()
        #expect(!stage.overlay.isAnimating)
        HeadlessScreen.main.advance(by: 1.9)
        UIApplication.shared.headlessEnterForeground()
        #expect(try phase(stage.overlay) == 1.9)
    }

    @Test func `a cover that leaves its window stops`() {
        let stage = Stage(animation)
        stage.overlay.removeFromSuperview()
        #expect(!stage.overlay.isAnimating)
        #expect(stage.layer(0)?.animationKeys()?.isEmpty ?? true)
    }

    @Test func `a cover that is taken down is watched no more`() {
        weak var overlay: SkeletonOverlay?
        do {
            let stage = Stage(animation)
            overlay = stage.overlay
            stage.overlay.tearDown()
            stage.overlay.removeFromSuperview()
        }
        #expect(overlay == nil)
    }

    @Test func `changing the animation in place keeps the phase`() throws {
        let stage = Stage(.shimmer())
        HeadlessScreen.main.advance(by: 0.3)
        stage.overlay.animation = animation.animation
        #expect(try phase(stage.overlay) == 0.3)
    }
}
