import DemoScenes
import Foundation
import TabAnimated
import TabAnimatedTesting
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The demo's bundle", .serialized, .ownDevice)
struct BundleStageTests {
    private let conditions = SkeletonConditions(
        widths: [375], contentSizeCategories: [.large], layoutDirections: [.leftToRight])

    /// The scenes of which a bundle is made.
    private var scenes: [DemoScene] {
        DemoScene.all.filter { ["news", "cards", "messages"].contains($0.name) }
    }

    private func makeBundle(build: String) throws -> SkeletonBundle {
        let writer = SkeletonBundleWriter(build: build)
        BundleStage(scenes: scenes, under: conditions).fill(writer)
        return try SkeletonBundle(data: writer.data())
    }

    @Test(arguments: ["news", "cards"])
    func `a scene that the bundle knows is shown without mapping anything`(name: String) async throws {
        let scene = try #require(DemoScene.all.first { $0.name == name })
        var bundle = try makeBundle(build: "1 (1)")
        bundle.appBuild = "1 (1)"
        let producer = Producer(stores: [bundle])
        let picture = Picture(content: .loading(.still))

        let baked = await SceneStage(scene: scene, producer: producer).take(picture)

        #expect(producer.statistics.storeHits > 0)
        #expect(producer.statistics.mapped == 0)
        #expect(producer.statistics.prototypesMade == 0)
        let fresh = await SceneStage(scene: scene, producer: Producer()).take(picture)
        #expect(baked.svg == fresh.svg)
    }

    @Test func `every condition adds productions`() throws {
        let one = SkeletonBundleWriter(build: "")
        let eight = SkeletonBundleWriter(build: "")
        let more = SkeletonConditions(
            widths: [320, 375], contentSizeCategories: [.large, .accessibilityMedium],
            layoutDirections: [.leftToRight, .rightToLeft])

        BundleStage(scenes: scenes, under: conditions).fill(one)
        BundleStage(scenes: scenes, under: more).fill(eight)

        #expect(one.count == scenes.count)
        #expect(eight.count == one.count * 8)
    }

    @Test func `a page is not in the bundle: it is read where it stands`() {
        let writer = SkeletonBundleWriter(build: "")
        BundleStage(scenes: DemoScene.all.filter { $0.name == "profile" }, under: conditions).fill(writer)
        #expect(writer.count == 0)
    }

    @Test func `a shared configuration looks into its bundles`() throws {
        let before = SkeletonConfiguration.shared
        defer { SkeletonConfiguration.shared = before }
        SkeletonConfiguration.shared.cache.directory = nil
        SkeletonConfiguration.shared.cache.build = "1 (1)"
        SkeletonConfiguration.shared.bundles = [try makeBundle(build: "1 (1)")]

        let producer = SkeletonConfiguration.sharedProducer

        let bundles = producer.stores.compactMap { $0 as? SkeletonBundle }
        #expect(bundles.map(\.appBuild) == ["1 (1)"])
        SkeletonConfiguration.shared.bundles = []
        #expect(!SkeletonConfiguration.sharedProducer.stores.contains { $0 is SkeletonBundle })
    }

    @Test func `the command writes a file that can be opened`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).skeletons")
        defer { try? FileManager.default.removeItem(at: file) }
        var output = ""
        let program = DemoProgram(
            groups: [
                SceneGroup(name: "one", title: "One", summary: "", scenes: Array(DemoScene.all.prefix(1)))
            ],
            directory: file.deletingLastPathComponent(),
            print: { output += $0 }, printError: { output += $0 })

        let status = await program.run(["--bundle", file.path, "--build", "1.2 (345)"])

        #expect(status == 0)
        let bundle = try SkeletonBundle(contentsOf: file)
        #expect(bundle.build == "1.2 (345)")
        #expect(output.hasPrefix("wrote \(bundle.count) productions"))
        #expect(bundle.count == SkeletonConditions.phoneWidths.count * 4)
    }
}
