import TestDevice
import Testing
import UIKit

/// Overrides of traits are a value of their own.
@MainActor @Suite("Trait overrides", .ownDevice)
struct TraitOverrideTests {
    @Test func `an override holds until it is removed`() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `the overrides of one view can be given to another`() {
        let (view, other) = (UIView(), UIViewController())
        view.traitOverrides.layoutDirection = .rightToLeft
        other.traitOverrides = view.traitOverrides
        #expect(other.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test func `what is described is what is overridden`() {
        let view = UIView()
        #expect("\(view.traitOverrides)" == "<UITraitOverrides: >")
        view.traitOverrides.displayScale = 2
        #expect("\(view.traitOverrides)".contains("2.0"))
    }
}
