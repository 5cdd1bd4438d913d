import DemoScenes
import TestDevice
import Testing
import UIKit

@testable import DemoApp

/// The list of scenes, and what is found in it.
@MainActor
@Suite("The list of the app", .serialized, .ownDevice)
struct SceneListTests {
    @Test func `scenes are listed by group`() {
        let app = OpenApp()
        defer { app.close() }
        #expect(app.list.tableView.numberOfSections == SceneGroup.all.count)
        let counts = SceneGroup.all.indices.map { app.list.tableView.numberOfRows(inSection: $0) }
        #expect(counts == SceneGroup.all.map(\.scenes.count))
    }

    @Test func `a search leaves the groups in which something is found`() {
        let app = OpenApp()
        defer { app.close() }
        app.list.searchText = "WATERFALL"
        #expect(app.list.tableView.numberOfSections == 1)
        #expect(app.list.tableView.numberOfRows(inSection: 0) == 1)
        app.list.searchText = ""
        #expect(app.list.tableView.numberOfSections == SceneGroup.all.count)
    }

    @Test func `titles, summaries and names are searched`() throws {
        let screens = try #require(SceneGroup.all.first)
        #expect(screens.matching("Agenda in").scenes.map(\.name) == ["agenda"])
        #expect(screens.matching("nested stack").scenes.map(\.name) == ["orders"])
        #expect(screens.matching("xyzzy").scenes.isEmpty)
    }

    @Test func `a row that was found opens its scene`() {
        let app = OpenApp()
        defer { app.close() }
        app.list.searchText = "waterfall"
        HeadlessScreen.main.turn()
        HeadlessFinger(on: app.list.tableView).tap(at: IndexPath(row: 0, section: 0))
        app.pass(1)
        #expect(app.scene?.title == "Waterfall layout")
    }
}
