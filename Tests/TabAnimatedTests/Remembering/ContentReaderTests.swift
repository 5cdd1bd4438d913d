import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Content is read without a trace.
@MainActor
@Suite("Reading content", .serialized, .ownApp)
struct ContentReaderTests {
    /// Everything about a view and what is inside that a reading could change.
    private func state(of view: UIView) -> [String] {
        let label = view as? UILabel
        let own = [
            "\(type(of: view)) \(view.frame) \(view.bounds) \(view.isHidden) \(view.alpha) \(view.transform)",
            "\(label?.text ?? "") \(label?.numberOfLines ?? 0) \(view.layer.needsLayout())",
            "\(view.constraints.count) \(view.contentCompressionResistancePriority(for: .horizontal).rawValue)",
            "\(view.layer.animationKeys() ?? []) \(view.gestureRecognizers?.count ?? 0)",
        ]
        return own + view.subviews.flatMap { state(of: $0) }
    }

    @Test func `the real cells are what they were before`() throws {
        let app = NoteApp([Note(), Note(isImportant: true)])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        let reader = model.plannerAndReader(on: app.table).reader
        let before = state(of: app.table)
        NoteCell.instances = 0
        #expect(reader.readNext(onlyLaidOut: true) == .read)
        #expect(reader.readNext(onlyLaidOut: true) == .read)
        #expect(reader.readNext(onlyLaidOut: true) == .finished)
        #expect(state(of: app.table) == before && screen.overlay == nil)
        #expect(NoteCell.instances == 0)
    }

    @Test func `content is read once, when it is laid out`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.load([Note()])
        let learnt = model.learned(CellAnimated(NoteCell.self), in: app.table)
        app.notes = [Note(title: "Another one, much longer than the first")]
        app.table.reloadData()
        HeadlessScreen.main.advance(by: 5)
        #expect(learnt != nil && screen.content === app.table)
        #expect(model.learned(CellAnimated(NoteCell.self), in: app.table) == learnt)
    }

    @Test func `rows that are there when the skeleton goes are read in the next turns`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        app.notes = [Note()]
        app.table.reloadData()
        HeadlessScreen.main.turn()
        app.table.endTabAnimation()
        #expect(model.learned(CellAnimated(NoteCell.self), in: app.table) == nil)
        HeadlessScreen.main.advance(by: 0)
        #expect(model.learned(CellAnimated(NoteCell.self), in: app.table) != nil)
        #expect(screen.content === app.table)
    }

    @Test func `content that comes late is read late, and before the next skeleton hides it`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        app.table.endTabAnimation()
        app.notes = [Note()]
        app.table.reloadData()
        HeadlessScreen.main.turn()
        app.table.startTabAnimation()
        #expect(screen.overlay != nil)
        #expect(model.learned(CellAnimated(NoteCell.self), in: app.table) != nil)
    }

    @Test func `content that has not come for long is read when the list loads again`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        app.table.endTabAnimation()
        HeadlessScreen.main.advance(by: 60)
        app.notes = [Note()]
        app.table.reloadData()
        HeadlessScreen.main.turn()
        let prototype = CellAnimated(NoteCell.self)
        #expect(model.learned(prototype, in: app.table) == nil)
        app.table.startTabAnimation()
        #expect(model.learned(prototype, in: app.table) != nil && screen.content === app.table)
    }

    @Test func `nothing is read on the way to the background, and what was read before is kept`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.remembersContent = true
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        app.notes = [Note()]
        app.table.reloadData()
        HeadlessScreen.main.turn()
        app.table.endTabAnimation()
        let prototype = CellAnimated(NoteCell.self)
        UIApplication.shared.headlessEnterBackground()
        #expect(model.learned(prototype, in: app.table) == nil)
        HeadlessScreen.main.advance(by: 60)
        #expect(model.learned(prototype, in: app.table) == nil && screen.content === app.table)
    }

    @Test func `a view that goes before it is read goes`() {
        weak var table: UITableView?
        weak var model: TableAnimated?
        do {
            let app = NoteApp([])
            let screen = Screen(app.table)
            app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
            app.table.tabAnimated?.remembersContent = true
            app.table.startTabAnimation()
            app.table.endTabAnimation()
            (table, model) = (app.table, app.table.tabAnimated as? TableAnimated)
            #expect(screen.overlay == nil && table != nil)
            app.table.removeFromSuperview()
        }
        HeadlessScreen.main.advance(by: 5)
        HeadlessScreen.main.reset()
        #expect(table == nil && model == nil)
    }

    @Test func `a model that was taken off goes within a turn, though no content came`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        weak var model: TableAnimated?
        scope {
            let made = TableAnimated(cellClass: NoteCell.self)
            model = made
            app.table.tabAnimated = made
            app.table.startTabAnimation()
            app.table.endTabAnimation()
            app.table.tabAnimated = nil
        }
        HeadlessScreen.main.turn()
        #expect(model == nil && screen.content === app.table)
    }

    @Test func `nothing is read under a model that was replaced`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let first = TableAnimated(cellClass: NoteCell.self)
        app.table.tabAnimated = first
        app.table.startTabAnimation()
        app.table.endTabAnimation()
        app.table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        app.notes = [Note()]
        app.table.reloadData()
        HeadlessScreen.main.advance(by: 5)
        #expect(first.learned(CellAnimated(NoteCell.self), in: app.table) == nil)
        #expect(screen.content === app.table)
    }

    @Test func `from right to left bars begin at the right`() {
        HeadlessScreen.main.reset()
        let app = NoteApp([])
        let screen = Screen(app.table)
        app.table.semanticContentAttribute = .forceRightToLeft
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.layoutDirection = .rightToLeft
        }
        HeadlessScreen.main.turn()
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.table.tabAnimated?.remembersContent = true
        app.load([Note()])
        let bar = app.loadAgain().first?.component("titleLabel")
        #expect(bar?.alignment == .right && screen.content === app.table)
        #expect(bar.map { abs($0.frame.maxX - 304) < 1 && $0.frame.width < 150 } == true)
    }
}
