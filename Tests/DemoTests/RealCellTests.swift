import DemoScenes
import TestDevice
import Testing
import UIKit

@testable import Gallery
@testable import TabAnimated

/// Screens laid out by Auto Layout, stack views, content configurations and compositional layouts.
@MainActor
@Suite("Real cells", .serialized, .ownDevice)
struct RealCellTests {
    nonisolated private static let scenes = ["messages", "orders", "notes", "settings", "store"]

    private func take(_ name: String, _ picture: Picture) async throws -> SceneStage.Take {
        let scene = try #require(DemoScene.all.first { $0.name == name })
        return await SceneStage(scene: scene, producer: Producer()).take(picture)
    }

    /// Compares a picture with the reviewed one, which is of iOS 18.
    private func expectLooks(_ scene: String, _ picture: Picture) async throws {
        HeadlessScreen.main.system = .iOS18
        try await expectGolden(take(scene, picture).svg, named: "\(scene)-\(picture.name).svg")
    }

    @Test(arguments: scenes)
    func `a skeleton looks as reviewed`(scene: String) async throws {
        try await expectLooks(scene, Picture(content: .loading(.still)))
    }

    @Test(arguments: scenes)
    func `content looks as reviewed`(scene: String) async throws {
        try await expectLooks(scene, Picture(content: .loaded))
    }

    @Test(arguments: scenes)
    func `a skeleton from right to left in large text looks as reviewed`(scene: String) async throws {
        try await expectLooks(
            scene, Picture(content: .loading(.still), direction: .rtl, contentSize: .accessibilityMedium))
    }

    @Test(arguments: scenes)
    func `content from right to left in large text looks as reviewed`(scene: String) async throws {
        try await expectLooks(
            scene, Picture(content: .loaded, direction: .rtl, contentSize: .accessibilityMedium))
    }

    @Test(arguments: scenes)
    func `a skeleton in small text takes no more room than in large text`(scene: String) async throws {
        var heights: [CGFloat] = []
        for size in [DemoTextSize.extraSmall, .large, .accessibilityMedium] {
            let picture = Picture(content: .loading(.still), contentSize: size)
            heights.append(try await take(scene, picture).productions.map(\.size.height).reduce(0, +))
        }

        #expect(heights == heights.sorted())
    }

    @Test func `rows of a skeleton are as high as rows of one line of content`() async throws {
        let production = try await #require(
            take("messages", Picture(content: .loading(.still))).productions.first)

        #expect(production.size.width == 375)
        #expect(abs(production.size.height - 76.5) <= 0.5)
    }
}
