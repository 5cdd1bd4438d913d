import Foundation
import Testing
import UIKit

@testable import TabAnimated
@testable import TabCache

@MainActor
@Suite("The shared library", .ownApp)
struct SharedLibraryTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("SharedLibraryTests-\(UUID().uuidString)", isDirectory: true)
    private let request = ProductionRequest(
        subject: .prototype(CellAnimated(UITableViewCell.self)), owner: "Screen",
        size: CGSize(width: 320, height: 96), traits: UITraitCollection(), layoutDirection: .leftToRight)

    private var cache: FrequencyCache<Production>? {
        SkeletonConfiguration.sharedProducer.stores.first as? FrequencyCache<Production>
    }

    @Test func `skeletons outlive the process and come back without a call of the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        SkeletonConfiguration.shared.cache.directory = folder
        let production = SkeletonConfiguration.sharedProducer.production(for: request)
        UIApplication.shared.headlessEnterBackground()
        await Stores.library.work?.value
        #expect(cache?.contents.withLock { $0.archive?.entries.count } == 1)

        // Another configuration asks for another cache, as another launch does.
        SkeletonConfiguration.shared.cache.preloadLimit = 5
        UIApplication.shared.headlessReceiveMemoryWarning()
        UIApplication.shared.headlessFinishLaunching()
        await Stores.library.work?.value

        let cache = try #require(cache)
        #expect(cache.contents.withLock { $0.values.count } == 1)
        #expect(SkeletonConfiguration.sharedProducer.production(for: request) == production)
    }

    @Test func `a memory warning empties the memory of the cache in use`() {
        _ = SkeletonConfiguration.sharedProducer.production(for: request)
        #expect(cache?.contents.withLock { $0.values.count } == 1)

        UIApplication.shared.headlessReceiveMemoryWarning()

        #expect(cache?.contents.withLock { $0.values.count } == 0)
    }

    @Test func `what lists remember is on disk when the app goes to the background`() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        SkeletonConfiguration.shared.cache.directory = folder
        let rows = Sections([3])
        let screen = Screen(makeTable(rows))
        SkeletonConfiguration.shared.cache.directory = folder
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.remembersContent = true
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        UIApplication.shared.headlessEnterBackground()
        await Stores.library.work?.value

        // Another configuration asks for another cache, as another launch does.
        SkeletonConfiguration.shared.cache.preloadLimit = 5
        #expect(ContentMemory.content(of: screen.content, with: model)?.count(inSection: 0) == 3)
    }

    @Test func `a producer is made anew with its bundles, its cache is not`() throws {
        let cache = try #require(cache)
        let producer = SkeletonConfiguration.sharedProducer
        #expect(SkeletonConfiguration.sharedProducer === producer)

        SkeletonConfiguration.shared.bundles = []

        #expect(SkeletonConfiguration.sharedProducer !== producer)
        #expect(self.cache === cache)
    }

    @Test func `a flush writes what was kept for a configuration before`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        SkeletonConfiguration.shared.cache.directory = folder
        _ = SkeletonConfiguration.sharedProducer.production(for: request)
        SkeletonConfiguration.shared.cache.preloadLimit = 5
        await SkeletonConfiguration.flush()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty == false)
    }
}
