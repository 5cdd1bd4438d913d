import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes

@MainActor
@Suite("Loading more after a failure, and snapshots in a table", .serialized, .ownDevice)
struct LoadMoreRetryTests {
    @Test func `a page that failed brings its rows when it is asked for once more`() async throws {
        let scene = try OpenScene("table-load-more-retry")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        scene.load()
        scene.pass(3.1)
        scene.screen.useContent()
        await FakeServer.runTasks()
        scene.pass(1.2)
        await FakeServer.runTasks()
        #expect(table.numberOfRows(inSection: 0) == 8)
        for _ in 0..<40 where table.numberOfRows(inSection: 0) == 8 {
            scene.pass(0.2)
            await FakeServer.runTasks()
        }
        #expect(table.numberOfRows(inSection: 0) == 12)
    }

    @Test func `a snapshot that is the answer stands under the cover that goes`() throws {
        let scene = try OpenScene("table-diffable")
        defer { scene.close() }
        scene.load()
        #expect(!scene.covers.isEmpty)
        scene.finish()
        #expect(scene.covers.isEmpty)
        #expect(scene.texts.contains("Aurelio"))
    }

    @Test func `a cell that is never made has a stand-in until a real one was seen`() throws {
        let scene = try OpenScene("option-remembering")
        defer { scene.close() }
        scene.load()
        #expect(!scene.productions.flatMap(\.components).filter { !$0.isRemoved }.isEmpty)
    }

    @Test func `sample data fills a cell before it is measured`() throws {
        let scene = try OpenScene("option-sample")
        defer { scene.close() }
        scene.load()
        let note = try scene.production(of: "ContactCell").components.filter { $0.role == .label }
        #expect(note.allSatisfy { $0.frame.width > 0 })
    }
}
