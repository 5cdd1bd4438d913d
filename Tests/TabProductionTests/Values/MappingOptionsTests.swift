import TabProduction
import TestDevice
import Testing
import UIKit

@Suite("Mapping options", .ownDevice)
struct MappingOptionsTests {
    @Test func `the coefficient of heights is TABAnimated's`() {
        #expect(MappingOptions().animatedHeightCoefficient == 0.75)
    }

    @Test func `options made alike are equal`() {
        #expect(MappingOptions() == MappingOptions())
    }

    @Test func `options that differ in one property are not equal`() {
        var options = MappingOptions()
        options.opaqueClasses = [UIStackView.self]
        #expect(options != MappingOptions())

        options = MappingOptions()
        options.filterSize.width = 1
        #expect(options != MappingOptions())
    }
}
