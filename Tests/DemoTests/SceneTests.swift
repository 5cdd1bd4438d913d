import DemoScenes
import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("Scenes", .serialized, .ownDevice)
struct SceneTests {
    private func take(_ name: String, _ picture: Picture) async throws -> SceneStage.Take {
        let scene = try #require(DemoScene.all.first { $0.name == name })
        return await SceneStage(scene: scene, producer: Producer()).take(picture)
    }

    /// Compares a picture with the reviewed one, which is of iOS 18.
    private func expectLooks(_ scene: String, _ picture: Picture, named name: String) async throws {
        HeadlessScreen.main.system = .iOS18
        try await expectGolden(take(scene, picture).svg, named: name)
    }

    @Test(arguments: ["news", "cards", "profile"])
    func `a skeleton looks as reviewed`(scene: String) async throws {
        try await expectLooks(
            scene, Picture(content: .loading(.still)), named: "\(scene)-still-light.svg")
    }

    @Test(arguments: ["news", "cards", "profile"])
    func `a skeleton in the dark looks as reviewed`(scene: String) async throws {
        let picture = Picture(content: .loading(.still), style: .dark)
        try await expectLooks(scene, picture, named: "\(scene)-still-dark.svg")
    }

    @Test func `a shimmer frozen in the middle of its sweep looks as reviewed`() async throws {
        let picture = Picture(content: .loading(.shimmer), time: 0.75)
        try await expectLooks("profile", picture, named: "profile-shimmer-middle.svg")
    }

    @Test(arguments: [("option-looks", "looks"), ("option-animations", "animations")])
    func `looks side by side look as reviewed, in the middle of their way`(
        scene: String, name: String
    ) async throws {
        let picture = Picture(content: .loading(.shimmer), time: 0.6)
        try await expectLooks(scene, picture, named: "\(name)-middle.svg")
    }

    @Test func `known things look as reviewed beside shapes`() async throws {
        let picture = Picture(content: .loading(.still))
        try await expectLooks("option-known", picture, named: "known-still.svg")
    }

    @Test func `a section that loads again looks as reviewed below its header`() async throws {
        try await expectLooks("table-section-again", Picture(content: .step(1)), named: "section-again.svg")
    }

    @Test func `tags look as reviewed`() async throws {
        let picture = Picture(content: .loading(.still), showsTags: true)
        try await expectLooks("profile", picture, named: "profile-tags.svg")
    }

    @Test func `components of the news cell are numbered as its views were added`() async throws {
        let production = try await #require(
            take("news", Picture(content: .loading(.still))).productions.first)
        #expect(production.components.map(\.index) == [0, 1, 2, 3, 4])
        #expect(
            production.components.map(\.name) == [
                "avatar", "titleLabel", "summaryLabel", "dateLabel", "followButton",
            ])
    }

    @Test func `the same picture is drawn the same twice`() async throws {
        let picture = Picture(content: .loading(.drop))
        #expect(try await take("cards", picture).svg == take("cards", picture).svg)
    }

    @Test func `a film has the skeleton over the content, and no name twice`() async throws {
        let svg = try await take("news", Picture(content: .film)).svg
        #expect(svg.contains("Night trains return to the north"))
        #expect(svg.contains("repeatCount=\"indefinite\""))
        let names = svg.matches(of: /\bid="([^"]+)"/).map { String($0.output.1) }
        #expect(names.count > 2)
        #expect(Set(names).count == names.count)
    }

    @Test func `a loaded screen has content and no skeleton`() async throws {
        let svg = try await take("news", Picture(content: .loaded)).svg
        #expect(svg.contains("Night trains return to the north"))
    }
}
