import Foundation
import Testing
import UIKit

@testable import TabProduction

@Suite("Mapping options")
struct MappingOptionsTests {
    @Test func `the coefficient of heights is TABAnimated's`() {
        #expect(MappingOptions().animatedHeightCoefficient == 0.75)
    }

    @Test func `options made alike are equal`() {
        #expect(MappingOptions() == MappingOptions())
    }

    @Test(
        arguments: [
            \MappingOptions.useGlobalCornerRadius, \.mapsHiddenViews, \.mapsTextFieldContents,
        ] as [WritableKeyPath<MappingOptions, Bool> & Sendable])
    func `every switch counts in the fingerprint`(option: WritableKeyPath<MappingOptions, Bool> & Sendable) {
        var options = MappingOptions()
        options[keyPath: option] = true

        #expect(options.fingerprint != MappingOptions().fingerprint)
    }

    @Test func `a forced height counts in the fingerprint`() {
        var options = MappingOptions()
        options.animatedHeight = 12

        #expect(options.fingerprint != MappingOptions().fingerprint)
    }

    @Test func `opaque classes count in the fingerprint`() {
        var options = MappingOptions()
        options.opaqueClasses = [UIStackView.self]

        #expect(options != MappingOptions())
    }
}
