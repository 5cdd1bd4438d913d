import DemoScenes
import TestDevice
import Testing
import UIKit

@testable import Gallery
@testable import TabAnimated

/// Pictures of the pages of collections and of views.
@MainActor
@Suite("Pictures of pages", .serialized, .ownDevice)
struct CollectionPagePictureTests {
    nonisolated private static let names = [
        "collection-reports", "collection-cards", "collection-segments", "collection-second-segment",
        "collection-nested", "collection-sections", "collection-nib", "collection-lines",
        "collection-card-lines", "pictures", "view-page", "view-part", "view-buttons", "view-holes",
    ]

    /// Compares a picture with the reviewed one, which is of iOS 18.
    private func expectLooks(_ name: String, _ picture: Picture) async throws {
        HeadlessScreen.main.system = .iOS18
        let scene = try #require(DemoScene.all.first { $0.name == name })
        let take = await SceneStage(scene: scene, producer: Producer()).take(picture)
        try expectGolden(take.svg, named: "\(name)-\(picture.name).svg")
    }

    @Test(arguments: names)
    func `a page looks as reviewed while it loads`(name: String) async throws {
        try await expectLooks(name, Picture(content: .loading(.still)))
    }

    @Test(arguments: ["collection-nested", "collection-reports"])
    func `a page looks as reviewed while it loads in the dark`(name: String) async throws {
        try await expectLooks(name, Picture(content: .loading(.still), style: .dark))
    }

    @Test func `one section looks as reviewed while the other still loads`() async throws {
        try await expectLooks("collection-sections", Picture(content: .step(1)))
    }

    @Test(arguments: ["collection-segments", "collection-nib", "view-page"])
    func `a page looks as reviewed from right to left`(name: String) async throws {
        try await expectLooks(name, Picture(content: .loading(.still), direction: .rtl))
    }
}
