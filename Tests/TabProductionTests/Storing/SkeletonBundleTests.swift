import Foundation
import TabAnimatedTesting
import TestDevice
import Testing
import UIKit

@testable import TabCache
@testable import TabProduction

@MainActor
@Suite("SkeletonBundle", .ownDevice)
struct SkeletonBundleTests {
    private let conditions = SkeletonConditions(
        widths: [320, 375], contentSizeCategories: [.large, .extraExtraLarge],
        layoutDirections: [.leftToRight, .rightToLeft])

    private func makeBundle(build: String = "1 (1)") throws -> SkeletonBundle {
        let writer = SkeletonBundleWriter(build: build)
        writer.add(CellAnimated(BakedCell.self), owner: "Screen", height: 96, under: conditions)
        return try SkeletonBundle(data: writer.data())
    }

    private func makeProducer(
        _ bundle: SkeletonBundle, build: String = "1 (1)", cache: FrequencyCache<Production>? = nil
    ) -> Producer {
        var bundle = bundle
        bundle.appBuild = build
        let stores: [(any ProductionStoring)?] = [cache, bundle]
        return Producer(stores: stores.compactMap { $0 })
    }

    private func makeCache() -> FrequencyCache<Production> {
        FrequencyCache(configuration: CacheConfiguration(directory: nil))
    }

    @Test func `the first request of the first launch is answered without a view`() throws {
        let producer = makeProducer(try makeBundle())
        var made = 0
        let prototype = BakedCell.rebuilt { _ in made += 1 }

        let production = producer.production(for: makeRequest(prototype))

        #expect(production == Producer().production(for: makeRequest(CellAnimated(BakedCell.self))))
        #expect(made == 0)
        #expect(producer.statistics == ProducerStatistics(storeHits: 1))
    }

    @Test func `every width, size category and direction has a production of its own`() throws {
        let bundle = try makeBundle()
        let producer = makeProducer(bundle)
        let prototype = CellAnimated(BakedCell.self)

        conditions.forEach { width, category, direction in
            let request = makeRequest(prototype, width: width, category: category, direction: direction)
            #expect(producer.production(for: request) == Producer().production(for: request))
        }

        #expect(bundle.count == 8)
        #expect(producer.statistics.storeHits == 8)
        #expect(producer.statistics.prototypesMade == 0)
    }

    @Test func `a width, an owner or a height without a production is mapped`() throws {
        let producer = makeProducer(try makeBundle())
        let prototype = CellAnimated(BakedCell.self)

        _ = producer.production(for: makeRequest(prototype, width: 414))
        _ = producer.production(for: makeRequest(prototype, owner: "Other"))
        _ = producer.production(for: makeRequest(prototype, height: 44))

        #expect(producer.statistics.storeHits == 0)
        #expect(producer.statistics.prototypesMade == 3)
    }

    @Test func `a view that the bundle has for another owner gives one warning, which names both`() throws {
        let producer = makeProducer(try makeBundle())
        var given: [String] = []
        let sink = SkeletonLog.sink
        SkeletonLog.sink = { given.append($0) }
        defer { SkeletonLog.sink = sink }

        for _ in 0..<2 {
            _ = producer.production(for: makeRequest(CellAnimated(BakedCell.self), owner: "Other"))
        }

        #expect(given.count == 1)
        #expect(given.first?.contains("for Screen and not for its view controller: Other, ") == true)
    }

    @Test func `a production is decoded with its first look-up, and damage is found once`() throws {
        var bundle = try makeBundle()
        bundle.appBuild = "1 (1)"
        let key = ProductionKey(makeRequest(CellAnimated(BakedCell.self)))
        let found = [bundle.production(for: key), bundle.production(for: key)].compactMap { $0?.components }
        let places = found.map { $0.withUnsafeBufferPointer { $0.baseAddress } }

        #expect(found.count == 2 && found[0].isEmpty == false)
        #expect(places[0] == places[1])
    }

    @Test func `what the bundle gave is not kept in the cache`() async throws {
        let cache = makeCache()
        let producer = makeProducer(try makeBundle(), cache: cache)
        let request = makeRequest(CellAnimated(BakedCell.self))

        let first = producer.production(for: request)
        #expect(producer.production(for: request) == first)

        #expect(producer.statistics == ProducerStatistics(storeHits: 2))
        await cache.flush()
        #expect(cache.contents.withLock { $0.values.count } == 0)
    }

    @Test func `what the cache has comes first`() throws {
        let cached = Production(className: "BakedCell", size: CGSize(width: 1, height: 1))
        let cache = makeCache()
        let producer = makeProducer(try makeBundle(), cache: cache)
        let request = makeRequest(CellAnimated(BakedCell.self))
        cache.store(cached, for: ProductionKey(request))

        #expect(producer.production(for: request) == cached)
    }

    @Test(arguments: [("1 (1)", "2 (2)"), ("1 (1)", ""), ("", "")])
    func `in another build of the app, or one that is not known, a bundle answers nothing`(
        build: String, appBuild: String
    ) throws {
        let producer = makeProducer(try makeBundle(build: build), build: appBuild)

        _ = producer.production(for: makeRequest(CellAnimated(BakedCell.self)))

        #expect(producer.statistics == ProducerStatistics(prototypesMade: 1, mapped: 1))
    }

    @Test func `in its own build a bundle answers for the class of any binary image`() throws {
        let producer = makeProducer(try makeBundle())
        var identity = ClassFacts.of(BakedCell.self).identity
        identity.build = "the image of a phone"
        let prototype = CellAnimated(className: "BakedCell", classIdentity: identity, origin: "another line")
        {
            UIView()
        }

        _ = producer.production(for: makeRequest(prototype))

        #expect(producer.statistics == ProducerStatistics(storeHits: 1))
    }

    @Test func `of several bundles the first that may be used answers`() throws {
        let writer = SkeletonBundleWriter(build: "2 (2)")
        writer.add(BakedCell.rebuilt { $0.avatar.frame.size.width = 80 }, owner: "Screen", height: 96)
        var bundles = [try makeBundle(), try SkeletonBundle(data: writer.data())]
        for index in bundles.indices { bundles[index].appBuild = "2 (2)" }
        let producer = Producer(stores: bundles)
        let prototype = BakedCell.rebuilt { $0.avatar.frame.size.width = 80 }

        let production = producer.production(for: makeRequest(prototype))

        #expect(production.components.first?.frame.width == 80)
        #expect(producer.statistics.storeHits == 1)
    }

    @Test func `a writer keeps what real screens ask it for`() throws {
        let writer = SkeletonBundleWriter(build: "1 (1)")
        let request = makeRequest(CellAnimated(BakedCell.self))

        let mapped = writer.production(for: request)
        let producer = makeProducer(try SkeletonBundle(data: writer.data()))

        #expect(writer.count == 1)
        #expect(producer.production(for: request) == mapped)
        #expect(producer.statistics.storeHits == 1)
    }

    @Test func `the same productions give the same bytes`() throws {
        let data = try (0..<2).map { _ in
            let writer = SkeletonBundleWriter(build: "1 (1)")
            writer.add(CellAnimated(BakedCell.self), owner: "Screen", height: 96, under: conditions)
            return try writer.data()
        }

        #expect(data[0] == data[1])
    }

    @Test func `a file is written and opened, also as a resource`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = SkeletonBundleWriter(build: "1 (1)")
        writer.add(CellAnimated(BakedCell.self), owner: "Screen", height: 96, under: conditions)
        try writer.write(to: folder.appendingPathComponent("Skeletons.skeletons"))

        let opened = try SkeletonBundle(contentsOf: folder.appendingPathComponent("Skeletons.skeletons"))
        let resources = try #require(Bundle(path: folder.path))

        #expect(opened.count == 8)
        #expect(opened.build == "1 (1)")
        #expect(try SkeletonBundle(named: "Skeletons", in: resources).count == 8)
        #expect(throws: SkeletonBundle.Failure.self) { try SkeletonBundle(named: "Others", in: resources) }
        #expect(throws: SkeletonBundle.Failure.self) { try SkeletonBundle(contentsOf: folder) }
    }

    @Test func `a bundle of another version of mapping is refused`() throws {
        let newer = Archive(build: "1 (1)", formatVersion: SkeletonBundle.formatVersion + 1).data
        var laidOut = try SkeletonBundle.data(of: [:], build: "1 (1)")
        laidOut[4] += 1

        #expect(throws: SkeletonBundle.Failure.otherVersion) { try SkeletonBundle(data: newer) }
        #expect(throws: SkeletonBundle.Failure.otherVersion) { try SkeletonBundle(data: laidOut) }
        #expect(throws: SkeletonBundle.Failure.foreign) { try SkeletonBundle(data: Data("{}".utf8)) }
    }
}

@MainActor
@Suite("Hostile bundles", .ownDevice)
struct HostileBundleTests {
    private let request = makeRequest(CellAnimated(BakedCell.self))

    private func makeData(_ change: (inout Production) -> Void = { _ in }) throws -> Data {
        var production = Producer().production(for: request)
        change(&production)
        return try SkeletonBundle.data(of: [ProductionKey(request).name: production], build: "1 (1)")
    }

    private func answer(_ data: Data) -> Production? {
        guard var bundle = try? SkeletonBundle(data: data) else { return nil }
        bundle.appBuild = "1 (1)"
        return bundle.production(for: ProductionKey(request))
    }

    @Test func `a bundle with any bit changed gives the right production or none`() throws {
        let data = try makeData()
        let right = try #require(answer(data))

        // All of the index, and every seventh bit of the production.
        let bits = Array(0..<8_000) + Array(stride(from: 8_000, to: data.count * 8, by: 7))
        for bit in bits where bit < data.count * 8 {
            var changed = data
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            let given = answer(changed)
            #expect(given == nil || given == right, "bit \(bit)")
        }
    }

    @Test func `a bundle cut anywhere gives no production`() throws {
        let data = try makeData()

        for count in 0..<data.count { #expect(answer(data.prefix(count)) == nil, "\(count) bytes") }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `a production with numbers that no layer takes is none`(number: CGFloat) throws {
        #expect(try answer(makeData { $0.size.width = number }) == nil)
        #expect(try answer(makeData { $0.surface.frame.origin.y = number }) == nil)
        #expect(try answer(makeData { $0.surface.cornerRadius = number }) == nil)
        #expect(try answer(makeData { $0.components[0].frame.size.height = number }) == nil)
        #expect(try answer(makeData { $0.components[1].sourceFrame.origin.x = number }) == nil)
        #expect(try answer(makeData { $0.cards = [Component(surface: .null)] }) == nil)
        #expect(try answer(makeData()) != nil)
    }
}
