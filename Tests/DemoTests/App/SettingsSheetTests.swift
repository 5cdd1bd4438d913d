import DemoScenes
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoApp

/// The sheet with the settings, used by touch.
@MainActor
@Suite("The settings sheet of the app", .serialized, .ownDevice)
struct SettingsSheetTests {
    @Test func `the sheet shows what is chosen`() throws {
        let app = OpenApp()
        defer { app.close() }
        app.list.settings.textSize = .accessibilityMedium
        try app.tap("Settings")
        let titles = app.window.descendants.compactMap { ($0 as? UIButton)?.currentTitle }
        #expect(titles.contains("Accessibility medium"))
        #expect(titles.contains("The scene’s own"))
    }

    @Test func `a choice holds at once and is shown when the sheet opens again`() throws {
        let app = OpenApp()
        defer { app.close() }
        try app.choose("0.5 s", for: "Delay")
        #expect(app.list.settings.timing.delay == 0.5)
        #expect(SkeletonConfiguration.shared.timing.delay == 0.5)
        try app.tap("Settings")
        #expect(app.window.descendants.contains { ($0 as? UIButton)?.currentTitle == "0.5 s" })
    }

    @Test func `the sheet closes`() throws {
        let app = OpenApp()
        defer { app.close() }
        try app.tap("Settings")
        #expect(app.list.presentedViewController != nil)
        try app.tap("Done")
        #expect(app.list.presentedViewController == nil)
    }
}
