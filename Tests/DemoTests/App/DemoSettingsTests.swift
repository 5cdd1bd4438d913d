import DemoScenes
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoApp

/// What the settings of the app do to skeletons and screens.
@MainActor
@Suite("The settings of the app", .serialized, .ownDevice)
struct DemoSettingsTests {
    private func screen(_ name: String) throws -> any LoadingScreen {
        let screen = try #require(DemoScene.all.first { $0.name == name }).makeScreen()
        screen.loadViewIfNeeded()
        return screen
    }

    /// The animation of a screen's first model, as it describes itself.
    private func animation(of screen: any LoadingScreen) -> String {
        String(describing: screen.coveredViews.first?.tabAnimated?.animation)
    }

    @Test func `settings that nobody touched leave everything as it is`() throws {
        let settings = DemoSettings()
        var configuration = SkeletonConfiguration()
        settings.apply(to: &configuration)
        #expect(configuration.timing == SkeletonTiming())
        #expect(!configuration.showsIndexTags)
        #expect(settings.traits == UITraitCollection())
        let lines = try screen("collection-lines")
        settings.apply(to: lines)
        #expect(animation(of: lines).contains("DropAnimation"))
        #expect(lines.view.layer.speed == 1)
    }

    @Test func `timing and tags become the defaults of all skeletons`() {
        var settings = DemoSettings()
        settings.timing = SkeletonTiming(delay: 0.5, minimumDuration: 2)
        settings.showsTags = true
        var configuration = SkeletonConfiguration()
        settings.apply(to: &configuration)
        #expect(configuration.timing == SkeletonTiming(delay: 0.5, minimumDuration: 2))
        #expect(configuration.showsIndexTags)
    }

    @Test func `the cache stays when settings change`() {
        var configuration = SkeletonConfiguration()
        configuration.isCacheEnabled = false
        DemoSettings().apply(to: &configuration)
        #expect(!configuration.isCacheEnabled)
    }

    @Test func `an animation takes the place of a scene's own`() throws {
        var settings = DemoSettings()
        settings.animation = .pulse
        let lines = try screen("collection-lines")
        settings.apply(to: lines)
        #expect(animation(of: lines).contains("PulseAnimation"))
    }

    @Test func `traits are set as chosen, and only those`() {
        var settings = DemoSettings()
        settings.appearance = .dark
        settings.direction = .rtl
        #expect(settings.traits.userInterfaceStyle == .dark)
        #expect(settings.traits.layoutDirection == .rightToLeft)
        #expect(settings.traits.preferredContentSizeCategory == .unspecified)
        settings.textSize = .accessibilityMedium
        #expect(settings.traits.preferredContentSizeCategory == .accessibilityMedium)
    }

    @Test func `the speed is that of the screen's layers`() throws {
        var settings = DemoSettings()
        settings.speed = 0.5
        let news = try screen("news")
        settings.apply(to: news)
        #expect(news.view.layer.speed == 0.5)
    }

    @Test func `every row knows the choice that holds, and makes each of its choices`() throws {
        for row in SettingRow.all {
            #expect(row.choice(in: DemoSettings()) != nil, "\(row.title)")
            var seen: [DemoSettings] = []
            for choice in row.choices.indices {
                var settings = DemoSettings()
                row.choose(choice, in: &settings)
                #expect(row.choice(in: settings) == choice, "\(row.title)")
                #expect(!seen.contains(settings), "\(row.title)")
                seen.append(settings)
            }
        }
    }

    @Test func `a value that is not among the choices leaves them all open`() throws {
        var settings = DemoSettings()
        settings.speed = 3
        let row = try #require(SettingRow.all.first { $0.title == "Speed" })
        #expect(row.choice(in: settings) == nil)
    }

    @Test func `cases are named in words`() {
        #expect(DemoTextSize.extraLarge.title == "Extra large")
        #expect(DemoAnimation.classic.title == "Classic")
    }
}
