import Foundation
import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

/// An extra as an app declares one.
private enum WeightKey: ComponentAttributeKey {
    static let name = "test.weight"
    static let defaultValue = 1.0
}

@MainActor
@Suite("Extras of components", .ownDevice)
struct AttributeTests {
    @Test func `an extra has its default until it is set`() {
        #expect(Samples.production.components[0][WeightKey.self] == 1)
    }

    @Test func `setting the default takes the extra away`() {
        var component = Samples.production.components[0]
        component[WeightKey.self] = 4
        component[WeightKey.self] = 1
        #expect(component.attributes.isEmpty)
    }

    @Test func `the cache keeps extras on disk`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("attributes-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = CacheConfiguration()
        configuration.directory = folder
        var production = Samples.production
        production.components[2][WeightKey.self] = 0.25
        let cache = FrequencyCache<Production>(configuration: configuration)
        cache.store(production, for: "sample")
        await cache.flush()

        let later = FrequencyCache<Production>(configuration: configuration)

        #expect(later.value(for: "sample")?.components[2][WeightKey.self] == 0.25)
    }
}
