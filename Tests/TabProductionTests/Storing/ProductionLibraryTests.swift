import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabCache
@testable import TabProduction

@MainActor
@Suite("Production library", .ownDevice)
struct ProductionLibraryTests {
    private let news = Production(className: "NewsCell", size: CGSize(width: 320, height: 96))

    @Test func `what is loaded most is in memory after the launch`() async {
        let folder = StoreFolder()
        await folder.keep(news, for: "news")
        let cache = folder.cache()
        let library = ProductionLibrary { [cache] }

        UIApplication.shared.headlessFinishLaunching()
        await library.work?.value

        #expect(cache.contents.withLock { $0.values.count } == 1)
        #expect(cache.value(for: "news")?.className == "NewsCell")
    }

    @Test func `a library that is made after the launch preloads with the next activation`() async {
        let store = RecordingStore()
        let library = ProductionLibrary { [store] }

        UIApplication.shared.headlessEnterBackground()
        UIApplication.shared.headlessEnterForeground()
        await library.work?.value

        #expect(store.calls == ["flush", "preload"])
    }

    @Test func `an activation after the launch preloads nothing again`() async {
        let store = RecordingStore()
        let library = ProductionLibrary { [store] }

        UIApplication.shared.headlessFinishLaunching()
        UIApplication.shared.headlessEnterBackground()
        UIApplication.shared.headlessEnterForeground()
        await library.work?.value

        #expect(store.calls == ["preload", "flush"])
    }

    @Test func `what was stored is on disk once the app is in the background`() async {
        let folder = StoreFolder()
        let cache = folder.cache()
        let library = ProductionLibrary { [cache] }
        cache.store(news, for: "news")

        UIApplication.shared.headlessEnterBackground()
        await library.work?.value

        #expect(library.work != nil)
        #expect(cache.contents.withLock { $0.archive?.entries.count } == 1)
        #expect(folder.cache().value(for: "news")?.className == "NewsCell")
    }

    @Test func `the process is held until everything is written`() async {
        let store = RecordingStore()
        var held: [Task<Void, Never>] = []
        let library = ProductionLibrary(hold: { held.append($0) }, stores: { [store] })

        UIApplication.shared.headlessEnterBackground()
        let callsAtFirst = store.calls
        await held.first?.value

        withExtendedLifetime(library) {
            #expect(held.count == 1)
            #expect(callsAtFirst.isEmpty)
            #expect(store.calls == ["flush"])
        }
    }

    @Test func `a memory warning releases what can be read again`() async {
        let folder = StoreFolder()
        await folder.keep(news, for: "news")
        let cache = folder.cache()
        let library = ProductionLibrary { [cache] }
        UIApplication.shared.headlessFinishLaunching()
        await library.work?.value
        #expect(cache.contents.withLock { $0.values.count } == 1)

        UIApplication.shared.headlessReceiveMemoryWarning()

        #expect(cache.contents.withLock { $0.values.count } == 0)
        #expect(cache.value(for: "news")?.className == "NewsCell")
    }

    @Test func `after a memory warning the next activation preloads again`() async {
        let store = RecordingStore()
        let library = ProductionLibrary { [store] }

        UIApplication.shared.headlessFinishLaunching()
        UIApplication.shared.headlessReceiveMemoryWarning()
        UIApplication.shared.headlessEnterBackground()
        UIApplication.shared.headlessEnterForeground()
        await library.work?.value

        #expect(store.calls.filter { $0 != "trim" } == ["preload", "flush", "preload"])
        #expect(store.calls.filter { $0 == "trim" }.count == 1)
    }

    @Test func `the stores are asked for when something is to be done with them`() async {
        final class Shelf { var store = RecordingStore() }
        let (shelf, old, new) = (Shelf(), RecordingStore(), RecordingStore())
        shelf.store = old
        let library = ProductionLibrary { [shelf.store] }
        shelf.store = new

        UIApplication.shared.headlessEnterBackground()
        await library.work?.value

        #expect(old.calls.isEmpty)
        #expect(new.calls == ["flush"])
    }

    @Test func `a library that is gone hears nothing`() async {
        let store = RecordingStore()
        weak var released: ProductionLibrary?
        do {
            let library = ProductionLibrary { [store] }
            released = library
            UIApplication.shared.headlessFinishLaunching()
            await library.work?.value
        }
        // The last step lets go of the library when it returns.
        while released != nil { await Task.yield() }
        #expect(released == nil)

        UIApplication.shared.headlessReceiveMemoryWarning()
        UIApplication.shared.headlessEnterBackground()

        #expect(store.calls == ["preload"])
    }
}

/// A store that writes down what it is asked to do.
@MainActor
private final class RecordingStore: StoreUpkeep {
    private(set) var calls: [String] = []

    func production(for key: ProductionKey) -> Production? { nil }

    func preload() async { calls.append("preload") }

    func flush() async { calls.append("flush") }

    func trimMemory() { calls.append("trim") }
}

/// A folder of a cache that goes away with the test.
private final class StoreFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("ProductionLibraryTests-\(UUID().uuidString)", isDirectory: true)

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// A cache of the folder, as a new launch makes it.
    func cache() -> FrequencyCache<Production> {
        FrequencyCache(configuration: CacheConfiguration(directory: url, build: "1 (1)"))
    }

    /// Keeps a production in the way of an earlier launch.
    func keep(_ production: Production, for key: String) async {
        let cache = cache()
        cache.store(production, for: key)
        await cache.flush()
    }
}
