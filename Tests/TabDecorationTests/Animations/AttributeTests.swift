import TestDevice
import Testing
import UIKit

@testable import TabDecoration

/// An extra as an app declares one.
private enum WeightKey: ComponentAttributeKey {
    static let defaultValue = 1.0
}

@MainActor
@Suite("Extras of components", .ownDevice)
struct AttributeTests {
    @Test func `an extra has its default until it is set`() {
        #expect(Samples.production.components[0][WeightKey.self] == 1)
    }

    @Test func `an extra tells components apart`() {
        var component = Samples.production.components[0]
        component[WeightKey.self] = 4
        #expect(component != Samples.production.components[0])
        component[WeightKey.self] = 1
        #expect(component == Samples.production.components[0])
    }
}
