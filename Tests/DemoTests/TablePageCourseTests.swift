import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// How the pages with tables load, load again, and look in other languages and sizes.
@MainActor
@Suite("The course of pages with tables", .serialized, .ownDevice)
struct TablePageCourseTests {
    @Test func `a reload while loading waits for a new answer`() throws {
        let scene = try OpenScene("table-section")
        defer { scene.close() }
        let page = try #require(scene.screen as? DemoPage)
        scene.load()
        scene.pass(2)
        page.reload()
        scene.pass(2)
        #expect(!scene.covers.isEmpty)
        #expect(scene.texts.isEmpty)
        scene.pass(1.5)
        #expect(scene.covers.isEmpty)
        #expect(scene.texts.contains("Harbour at first light"))
    }

    @Test func `a reload with sections one after the other begins with both`() throws {
        let scene = try OpenScene("table-two-sections")
        defer { scene.close() }
        let page = try #require(scene.screen as? DemoPage)
        scene.load()
        scene.pass(3.5)
        page.reload()
        HeadlessScreen.main.turn()
        #expect(Set(scene.productions.map(\.className)) == ["DoctorCell", "ContactCell"])
        scene.finish()
        #expect(scene.covers.isEmpty)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `shapes stay within their rows and apart`(direction: UITraitEnvironmentLayoutDirection) {
        for size in [UIContentSizeCategory.large, .accessibilityMedium] {
            for scene in DemoScene.tables {
                let open = OpenScene(scene, direction: direction, contentSize: size)
                open.load()
                for production in open.productions {
                    expectRoom(in: production, "\(scene.name), \(size.rawValue)")
                }
                open.close()
            }
        }
    }

    private func expectRoom(in production: Production, _ name: Comment) {
        let bounds = CGRect(origin: .zero, size: production.size).insetBy(dx: -0.5, dy: -0.5)
        let bars = production.components.filter { !$0.isRemoved }.map(\.bars)
        for (index, own) in bars.enumerated() {
            #expect(own.allSatisfy(bounds.contains), "\(name.rawValue): \(production.className) \(index)")
            for other in bars[(index + 1)...] {
                let areTogether = own.contains { bar in
                    other.contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(bar) }
                }
                #expect(!areTogether, "\(name.rawValue): \(production.className) \(index)")
            }
        }
    }

    @Test func `large text makes self-sizing rows of a skeleton higher`() throws {
        let scene = try #require(DemoScene.all.first { $0.name == "table-self-sizing-delegate" })
        let heights = try [UIContentSizeCategory.small, .large, .accessibilityMedium].map { size in
            let open = OpenScene(scene, contentSize: size)
            defer { open.close() }
            open.load()
            return try open.production(of: "MemoCell").size.height
        }
        #expect(heights[0] < heights[1])
        #expect(heights[1] < heights[2])
    }

    @Test(arguments: [
        "table-section", "table-header-view", "table-section-header", "table-two-sections",
        "table-two-headers", "table-second-section", "table-second-header", "table-dynamic",
        "table-dynamic-headers", "table-single-row", "table-nib", "table-nested", "table-cards",
        "table-self-sizing", "table-self-sizing-delegate", "table-load-more",
    ])
    func `a skeleton looks as reviewed`(name: String) async throws {
        HeadlessScreen.main.system = .iOS18
        let scene = try #require(DemoScene.all.first { $0.name == name })
        let take = await SceneStage(scene: scene, producer: Producer())
            .take(Picture(content: .loading(.still)))
        try expectGolden(take.svg, named: "\(name)-still-light.svg")
    }

    @Test func `the end of a load looks as reviewed`() async throws {
        HeadlessScreen.main.system = .iOS18
        let scene = try #require(DemoScene.all.first { $0.name == "table-load-more" })
        let take = await SceneStage(scene: scene, producer: Producer()).take(Picture(content: .step(1)))
        try expectGolden(take.svg, named: "table-load-more-step1-light.svg")
    }
}
