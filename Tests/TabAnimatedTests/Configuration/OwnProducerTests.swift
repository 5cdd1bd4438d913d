import Testing
import UIKit

@testable import TabAnimated

/// What the app draws itself is drawn by the app at each start, whatever was seen of the content.
@MainActor
@Suite("A producer of the app's own", .serialized, .ownApp)
struct OwnProducerTests {
    @Test(arguments: [nil, true, false] as [Bool?])
    func `rows are drawn by the app at each start`(remembers: Bool?) {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let (model, producer) = (TableAnimated(cellClass: NoteCell.self, cellHeight: 70), OneSquare())
        (model.producer, model.remembersContent) = (producer, remembers)
        app.table.tabAnimated = model
        app.load([Note(), Note()])
        for start in 2...3 {
            let tiles = app.loadAgain()
            #expect(
                !tiles.isEmpty
                    && tiles.allSatisfy { $0.production.components.map(\.frame) == [OneSquare.frame] })
            #expect(producer.asked == start)
            app.load([Note(), Note()])
        }
        withExtendedLifetime(screen) {}
    }

    @Test func `items are drawn by the app at each start`() {
        let app = Sections([3])
        let lists = ListScreens()
        let (model, producer) = (CollectionAnimated(cellClass: SampleItem.self), OneSquare())
        model.producer = producer
        let screen = lists.collection(model, app: app)
        for start in 1...3 {
            screen.content.startTabAnimation()
            #expect(
                screen.content.covers.first?.tiles.first?.production.components.map(\.frame) == [
                    OneSquare.frame
                ])
            #expect(producer.asked == start)
            screen.content.endTabAnimation()
            HeadlessScreen.main.advance(by: 1)
        }
    }

    @Test func `a page is drawn by the app at each start`() {
        let screen = Screen(SamplePage())
        let producer = OneSquare()
        screen.content.headline.text = "Letters"
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.producer = producer
        for start in 1...3 {
            screen.content.startTabAnimation()
            #expect(screen.overlay?.tiles.first?.production.components.map(\.frame) == [OneSquare.frame])
            #expect(producer.asked == start)
            screen.content.endTabAnimation()
            HeadlessScreen.main.advance(by: 6)
        }
    }

    @Test func `a list inside a page is drawn by the app at each start`() throws {
        let app = NoteApp([])
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        app.table.frame = page.bounds
        page.addSubview(app.table)
        let screen = Screen(page)
        let (model, producer) = (TableAnimated(cellClass: NoteCell.self, cellHeight: 70), OneSquare())
        model.producer = producer
        app.table.tabAnimated = model
        page.tabAnimated = ViewAnimated()
        app.load([Note(), Note()])
        for _ in 0..<2 {
            app.clear()
            let asked = producer.asked
            page.startTabAnimation()
            let squares = screen.overlay?.tiles.first?.production.components.filter {
                $0.frame.size == OneSquare.frame.size
            }
            #expect(squares?.isEmpty == false)
            #expect(producer.asked > asked)
            page.endTabAnimation()
            HeadlessScreen.main.advance(by: 6)
        }
    }

    @Test func `the card that the guide draws is there with the second loading too`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self, cellHeight: 70)
        app.table.tabAnimated?.producer = DrawnNotes()
        app.load([Note(), Note()])
        for _ in 0..<2 {
            let drawn = app.loadAgain().first?.production
            #expect(drawn?.cards.contains { $0.frame.height == 54 } == true)
            #expect(drawn?.components.compactMap(\.name) == ["titleLabel", "bodyLabel"])
            app.load([Note(), Note()])
        }
        withExtendedLifetime(screen) {}
    }

    @Test func `what the app draws is no lesson for a list that it does not draw`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self, cellHeight: 70)
        app.table.tabAnimated?.producer = OneSquare()
        app.load([Note(), Note()])
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self, cellHeight: 70)
        #expect(app.loadAgain().first?.production.components.first { $0.name == "titleLabel" } != nil)
        withExtendedLifetime(screen) {}
    }

    @Test func `the library's own producer gives way to what was learned`() {
        let app = NoteApp([])
        let screen = Screen(app.table)
        let model = TableAnimated(cellClass: NoteCell.self)
        model.producer = Producer()
        app.table.tabAnimated = model
        app.load([Note(), Note()])
        let title = app.table.visibleCells.first?.found("titleLabel")?.frame
        #expect(app.loadAgain().first?.component("titleLabel")?.frame == title)
        withExtendedLifetime(screen) {}
    }
}

/// Draws a card as the guide does.
private final class DrawnNotes: Producing {
    func production(for request: ProductionRequest) -> Production {
        guard request.cell?.className == "NoteCell" else {
            return SkeletonConfiguration.sharedProducer.production(for: request)
        }
        let ground = CGRect(origin: .zero, size: request.size).insetBy(dx: 16, dy: 8)
        let card = Component(card: ground, cornerRadius: 12, color: .secondarySystemBackground)
        let title = Component(
            index: 0, name: "titleLabel", frame: ground.insetBy(dx: 12, dy: 12),
            lines: SkeletonLines(count: 2))
        let body = Component(index: 1, name: "bodyLabel", frame: CGRect(x: 40, y: 40, width: 60, height: 16))
        return Production(
            className: "NoteCell", size: request.size, cards: [card], components: [title, body])
    }
}

/// Draws a square for everything, and counts how often it is asked.
@MainActor
private final class OneSquare: Producing {
    static let frame = CGRect(x: 7, y: 7, width: 17, height: 17)
    private(set) var asked = 0

    func production(for request: ProductionRequest) -> Production {
        asked += 1
        return Production(
            className: "square", size: request.size, components: [Component(index: 0, frame: Self.frame)])
    }
}
