import DemoScenes
import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

/// Scenes from right to left, with the largest texts and more contrast, which is where layouts break first.
@MainActor
@Suite("Pictures for people who read otherwise", .serialized, .ownDevice)
struct AccessibilityPictureTests {
    nonisolated static let scenes = [
        "news", "cards", "profile", "messages", "orders", "notes", "settings", "store", "chat", "agenda",
    ]

    @Test(arguments: scenes)
    func `right to left, with the largest texts and more contrast, a skeleton looks as reviewed`(
        name: String
    ) async throws {
        HeadlessScreen.main.system = .iOS18
        let scene = try #require(DemoScene.all.first { $0.name == name })
        let picture = Picture(
            content: .loading(.still), direction: .rtl, contentSize: .accessibilityExtraExtraExtraLarge,
            increasesContrast: true)
        let svg = await SceneStage(scene: scene, producer: Producer()).take(picture).svg
        try expectGolden(svg, named: "reading-\(name).svg")
    }

    @Test func `the command line draws with more contrast`() throws {
        let command = try Command(arguments: ["--scene", "news", "--contrast"], scenes: ["news"])
        guard case .scene(_, let picture, _, _) = command else {
            Issue.record("no scene was asked for")
            return
        }
        #expect(picture.increasesContrast)
        #expect(picture.name == "shimmer-light-contrast")
    }
}
