import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

@MainActor
@Suite("A wave from a touch", .serialized, .ownDevice)
struct WaveTests {
    private func overlay(of screen: WaveViewController) throws -> SkeletonOverlay {
        try #require(screen.coveredViews[0].subviews.compactMap { $0 as? SkeletonOverlay }.first)
    }

    private func begins(_ screen: WaveViewController) throws -> [CFTimeInterval] {
        try overlay(of: screen).componentLayers.flatMap(\.bars).map {
            try #require($0.animation(forKey: "wave")).beginTime
        }
    }

    private func screen() -> (WaveViewController, UIWindow) {
        HeadlessScreen.main.reset()
        let screen = WaveViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        screen.coveredViews[0].tabAnimated?.producer = Producer()
        screen.coveredViews[0].startTabAnimation()
        return (screen, window)
    }

    @Test func `shapes answer later the farther they are from the point`() throws {
        let (screen, window) = screen()
        screen.startWave(at: CGPoint(x: 187.5, y: 104))
        let delays = try begins(screen).map { ($0 + 18.001).truncatingRemainder(dividingBy: 1.8) }
        // The avatar is at the point, the button is the farthest.
        #expect(delays.first.map { $0 < 0.01 } == true)
        #expect(delays.last == delays.max())
        window.isHidden = true
    }

    @Test func `a touch moves the wave and leaves the skeleton in place`() throws {
        let (screen, window) = screen()
        let before = try (overlay(of: screen), begins(screen))
        screen.startWave(at: CGPoint(x: 0, y: 600))
        #expect(try overlay(of: screen) === before.0)
        #expect(try begins(screen) != before.1)
        window.isHidden = true
    }

    @Test func `a wave in the middle of its way looks as reviewed`() async throws {
        let scene = try #require(DemoScene.all.first { $0.name == "wave" })
        let take = await SceneStage(scene: scene, producer: Producer())
            .take(Picture(content: .loading(.shimmer), time: 0.6))
        try expectGolden(take.svg, named: "wave-middle.svg")
    }
}
