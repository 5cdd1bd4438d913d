import DemoScenes
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoApp

/// A scene in the app: it loads, loads again, and follows the settings.
@MainActor
@Suite("A scene in the app", .serialized, .ownDevice)
struct SceneViewControllerTests {
    @Test func `every scene loads when it opens, and again at a tap`() throws {
        for scene in DemoScene.loadingAtOnce {
            let app = OpenApp()
            try app.open(scene.name)
            let last = try #require(app.scene?.screen?.answerTimes.last, "\(scene.name)")
            app.pass(last + 1)
            #expect(app.covers.isEmpty, "\(scene.name)")
            try app.tap("Reload")
            #expect(!app.covers.isEmpty, "\(scene.name)")
            app.pass(last + 2)
            #expect(app.covers.isEmpty, "\(scene.name)")
            app.close()
        }
    }

    @Test func `a scene that is left goes away`() throws {
        let app = OpenApp()
        defer { app.close() }
        weak var screen: (any LoadingScreen)?
        try app.open("news")
        screen = app.scene?.screen
        #expect(screen != nil)
        try app.leave()
        #expect(screen == nil)
    }

    @Test func `a choice opens the scene anew`() throws {
        let app = OpenApp()
        defer { app.close() }
        try app.open("news")
        let first = try #require(app.scene?.screen)
        try app.choose("Dark", for: "Appearance")
        let second = try #require(app.scene?.screen)
        #expect(first !== second)
        #expect(first.parent == nil)
        #expect(second.traitCollection.userInterfaceStyle == .dark)
        #expect(!app.covers.isEmpty)
    }

    @Test func `index tags are drawn when they are asked for`() throws {
        let app = OpenApp()
        defer { app.close() }
        try app.open("profile")
        let without = app.coverLayers.count
        try app.choose("On", for: "Index tags")
        #expect(app.coverLayers.count > without)
    }

    @Test func `a choice made for one scene holds for the next`() throws {
        let app = OpenApp()
        defer { app.close() }
        try app.open("news")
        try app.choose("Right to left", for: "Direction")
        try app.leave()
        try app.open("table-section")
        #expect(app.scene?.screen?.traitCollection.layoutDirection == .rightToLeft)
    }
}
