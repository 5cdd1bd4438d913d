import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Dark mode")
struct DarkModeTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `the system's appearance is followed`() {
        #expect(DarkMode.system.traits(for: dark).userInterfaceStyle == .dark)
    }

    @Test func `light is forced in the dark`() {
        #expect(DarkMode.light.traits(for: dark).userInterfaceStyle == .light)
    }

    @Test func `forcing keeps all other traits`() {
        let traits = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(DarkMode.light.traits(for: traits).accessibilityContrast == .high)
    }
}
