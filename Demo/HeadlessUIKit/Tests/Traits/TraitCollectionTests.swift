import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct TraitCollectionTests {
    @Test func `a collection specifies only what it was made with`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func `the later of two collections wins`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection { $0.userInterfaceStyle = .dark },
            UITraitCollection {
                $0.userInterfaceStyle = .light
                $0.displayScale = 3
            },
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 3)
    }

    @Test func `modifying traits leaves the original as it was`() {
        let original = UITraitCollection(userInterfaceStyle: .light)
        let modified = original.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(original.userInterfaceStyle == .light)
        #expect(modified.userInterfaceStyle == .dark)
    }

    @Test func `collections with the same values are equal`() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection { $0.displayScale = 2 })
    }

    @Test(arguments: [
        (UITraitCollection(userInterfaceStyle: .dark), true),
        (UITraitCollection(accessibilityContrast: .high), true),
        (UITraitCollection(userInterfaceLevel: .elevated), true),
        (UITraitCollection(preferredContentSizeCategory: .small), false),
        (UITraitCollection(layoutDirection: .rightToLeft), false),
    ])
    func `only some traits change colors`(traits: UITraitCollection, isDifferent: Bool) {
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()) == isDifferent)
    }

    @Test func `a custom trait has its default until it is set`() {
        struct Theme: UITraitDefinition {
            static let defaultValue = "plain"
        }
        let traits = UITraitCollection { $0[Theme.self] = "fancy" }
        #expect(UITraitCollection()[Theme.self] == "plain")
        #expect(traits[Theme.self] == "fancy")
    }

    @Test func `performing as current restores the former collection`() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func `text sizes are ordered from the smallest to the largest`() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityLarge >= .accessibilityLarge)
    }

    @Test func `accessibility sizes begin after the largest ordinary size`() {
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }
}
