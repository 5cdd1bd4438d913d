import Foundation
import TabCache
import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What of the content is kept, where, and for how long.
@MainActor
@Suite("What is kept of the content", .serialized, .ownApp)
struct KeptGeometryTests {
    private let app = NoteApp([])

    private func screen(remembers: Bool? = true) -> Screen<UITableView> {
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = remembers
        app.table.tabAnimated = model
        return screen
    }

    private var shapes: Production? {
        guard let model = app.table.tabAnimated else { return nil }
        return model.learned(CellAnimated(NoteCell.self), in: app.table)
    }

    @Test func `the bytes on disk hold no text of the cells`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("KeptGeometryTests-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = screen()
        SkeletonConfiguration.shared.cache.directory = folder
        app.load([Note(title: "Zyxwvut", body: "Qponmlkj ihgfedcb")])
        await SkeletonConfiguration.flush()
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap {
            $0 as? String
        }
        let kept = files.compactMap {
            FileManager.default.contents(atPath: folder.appendingPathComponent($0).path)
        }
        #expect(kept.map(\.count).reduce(0, +) > 100 && screen.content === app.table)
        let words = ["Zyxwvut", "Qponmlkj", "ihgfedcb"]
        for word in words + words.map({ $0.lowercased() }) {
            for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
                let bytes = try #require(word.data(using: encoding))
                #expect(kept.allSatisfy { $0.range(of: bytes) == nil }, "\(word)")
            }
        }
    }

    @Test func `what was learnt outlives the process`() async {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("KeptGeometryTests-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = screen()
        SkeletonConfiguration.shared.cache.directory = folder
        app.load([Note()])
        let learnt = shapes
        UIApplication.shared.headlessEnterBackground()
        await Stores.library.work?.value
        // Another configuration asks for another cache, as another launch does.
        SkeletonConfiguration.shared.cache.preloadLimit = 5
        #expect(learnt != nil && shapes == learnt && screen.content === app.table)
        UIApplication.shared.headlessReceiveMemoryWarning()
        #expect(shapes == learnt)
    }

    @Test func `another width begins anew`() {
        let screen = screen()
        app.load([Note()])
        #expect(shapes != nil)
        app.table.frame.size.width = 300
        #expect(shapes == nil)
        app.table.frame.size.width = 320
        #expect(shapes != nil && screen.content === app.table)
    }

    @Test func `another size of text begins anew`() {
        let screen = screen()
        app.load([Note()])
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        HeadlessScreen.main.turn()
        #expect(shapes == nil && screen.content === app.table)
    }

    @Test func `another build of the class begins anew`() {
        let screen = screen()
        app.load([Note()])
        var prototype = CellAnimated(NoteCell.self)
        prototype.name.classIdentity.build += "next"
        #expect(shapes != nil && screen.content === app.table)
        #expect(app.table.tabAnimated?.learned(prototype, in: app.table) == nil)
    }

    @Test func `nothing is read with the switch off, and nothing used`() {
        let screen = screen(remembers: false)
        app.load([Note()])
        app.table.tabAnimated?.remembersContent = true
        #expect(shapes == nil)
        app.clear()
        app.load([Note()])
        #expect(shapes != nil)
        app.table.tabAnimated?.remembersContent = false
        let height = app.loadAgain().first?.production.size.height
        #expect(height != shapes?.size.height && screen.content === app.table)
    }

    @Test func `the switch of the configuration is that of every model that keeps anything`() {
        let screen = screen(remembers: nil)
        SkeletonConfiguration.shared.remembersContent = true
        app.load([Note()])
        #expect(shapes != nil && screen.content === app.table)
        app.table.tabAnimated?.remembersContent = false
        #expect(shapes == nil)
        app.table.tabAnimated?.remembersContent = nil
        app.table.tabAnimated?.producer = Producer()
        #expect(shapes != nil)
        app.table.tabAnimated?.isCacheEnabled = false
        #expect(shapes == nil)
        app.table.tabAnimated?.remembersContent = true
        #expect(shapes != nil)
    }
}
