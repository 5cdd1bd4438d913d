import TabProduction
import TestDevice
import Testing
import UIKit

/// The first tab of SkeletonView's example, rebuilt with views of our own.
@MainActor
@Suite("SkeletonView's example: the first tab", .ownDevice)
struct ExampleTabOneTests {
    private let screen: GreetingScreen = {
        let screen = GreetingScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        screen.layOutInWindow()
        return screen
    }()

    private func component(_ name: String) throws -> Component {
        try #require(screen.marked().components.first { $0.name == name })
    }

    @Test func `the whole screen, whose controls are not marked`() {
        #expect(
            screen.marked().listing == """
                0 portrait image 16,16 80x80 r40
                1 greeting label 112,16 247x36 bars 3 r5
                2 story text 16,112 343x78 bars 3 r6
                3 table block 0,200 375x377
                """)
    }

    /// With the controls of iOS 18.
    @Test func `the whole screen by itself`() {
        let usual = HeadlessScreen.main.system
        defer { HeadlessScreen.main.system = usual }
        HeadlessScreen.main.system = .iOS18
        let screen = GreetingScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        screen.layOutInWindow()
        #expect(
            ViewMapper().map(screen).listing == """
                0 portrait image 16,16 80x80 r40
                1 greeting label 112,16 247x36 bars 3 r5
                2 story text 16,112 343x78 bars 4 r6
                3 table block 0,200 375x377
                4 strip.look control 8,585 150x32 bars 2 r8
                5 strip.movement control 170,585 51x31 r15
                6 strip.color control 230,577 80x90
                7 strip.fade control 8,627 94x32 bars 2 r8
                8 strip.visibility button 149,636 32x13 r4
                """)
    }

    @Test func `a round picture in a marked container of a marked root`() throws {
        let portrait = try component("portrait")

        #expect(portrait.role == .image)
        #expect(portrait.frame == CGRect(x: 16, y: 16, width: 80, height: 80))
        #expect(portrait.cornerRadius == 40)
    }

    @Test func `a centered label of three lines without a height constraint`() throws {
        let greeting = try component("greeting")

        #expect(greeting.cornerRadius == 5)
        #expect(greeting.bars.count == 3)
        for (upper, lower) in zip(greeting.bars, greeting.bars.dropFirst()) {
            #expect(lower.minY - upper.maxY == 8)
        }
        let last = try #require(greeting.bars.last)
        #expect(isClose(last.midX, 235.5))
        #expect(isClose(last.width, 247 * 0.7))
    }

    @Test func `a text view with a fixed height`() throws {
        let story = try component("story")

        #expect(story.bars.map(\.minY) == [112, 137, 162])
        #expect(isClose(story.bars[2].width, story.bars[0].width * 0.4))
        #expect(story.cornerRadius == 6)
    }

    @Test func `a table that is marked in code`() throws {
        #expect(try component("table").frame == screen.table.frame)
        screen.table.skeleton.isMarked = false
        #expect(!screen.marked().components.contains { $0.name == "table" })
    }

    @Test func `a table with a skeleton of its own`() {
        let mapper = ViewMapper(options: markedOptions()) { $0 is UITableView ? .separate : .none }

        #expect(mapper.map(screen).components.map(\.name) == ["portrait", "greeting", "story"])
    }

    @Test func `a cell as high as its content asks`() {
        #expect(
            marked(CellAnimated(ReplyCell.self), CGSize(width: 375, height: 0)).listing == """
                0 picture image 10,10 80x80
                1 question label 100,10 265x20 bars 1 r5
                2 field text 100,38 265x34 r5
                """)
    }

    // SkeletonView replaces the height constraint of the label and makes it 40 points high. The real label
    // has room for one line only, so ours has one bar, and two when the app asks for them.
    @Test func `a label of two lines that has room for one`() throws {
        let size = CGSize(width: 375, height: 0)
        let two = CellAnimated(ReplyCell.self) { $0.question.skeleton.lines.count = 2 }
        let questions = [CellAnimated(ReplyCell.self), two].map { marked($0, size).components[1] }

        #expect(questions.map(\.name) == ["question", "question"])
        #expect(questions.map(\.cornerRadius) == [5, 5])
        #expect(questions.map(\.bars.count) == [1, 2])
        #expect(questions.allSatisfy { isClose($0.bars.last?.width ?? 0, 265 * 0.2) })
    }

    // In SkeletonView an accessory view once led to layout without end.
    @Test func `a field with a placeholder and a toolbar above the keyboard`() throws {
        let cell = ReplyCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
        cell.layoutIfNeeded()
        let before = ViewState(of: cell)

        #expect(cell.marked().components.map(\.role).last == .text)
        #expect(ViewState(of: cell) == before)
        #expect(cell.field.inputAccessoryView != nil)
    }

    @Test func `an own placeholder cell that hides the field`() {
        let prototype = CellAnimated(ReplyCell.self) { $0.field.isHidden = true }

        let components = marked(prototype, CGSize(width: 375, height: 100)).components

        #expect(components.map(\.name) == ["picture", "question", "field"])
        #expect(components.map(\.removal) == [nil, nil, .hidden])
    }

    @Test func `a field that the hook takes the mark from`() {
        let prototype = CellAnimated(ReplyCell.self) { $0.field.skeleton.isMarked = false }

        #expect(
            marked(prototype, CGSize(width: 375, height: 100)).components.map(\.name)
                == ["picture", "question"])
    }

    @Test func `real rows are mapped as the placeholder is`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        table.rowHeight = 100
        table.register(ReplyCell.self, forCellReuseIdentifier: "reply")
        let rows = ReplyRows()
        table.dataSource = rows
        table.layOutInWindow()
        let placeholder = marked(CellAnimated(ReplyCell.self), CGSize(width: 375, height: 100))

        let real = table.visibleCells.map { $0.marked().components.map(\.frame) }

        #expect(table.numberOfRows(inSection: 0) == 10 && real.count >= 4)
        #expect(Set(real) == [placeholder.components.map(\.frame)])
    }

    @Test func `the header and the footer of a section`() {
        let production = marked(CellAnimated(CaptionView.self), CGSize(width: 375, height: 28))

        #expect(production.components.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 28)])
        #expect(production.components.map(\.cornerRadius) == [10])
    }

    @Test func `a header with its text has the bar of an empty one`() {
        let loaded = CellAnimated(CaptionView.self) { $0.caption.text = "Letters" }
        let size = CGSize(width: 375, height: 28)

        #expect(
            marked(loaded, size).components.map(\.frame.origin.x)
                == marked(CellAnimated(CaptionView.self), size).components.map(\.frame.origin.x))
    }

    @Test func `the strip of controls takes no part`() throws {
        let decisions = ViewMapper(options: markedOptions()).decisions(about: screen)
        let strip = try #require(decisions.first { $0.className == "ControlStrip" })

        #expect(strip.rule == "is not marked")
        #expect(strip.outcome == .ignored)
    }

    @Test func `light and dark give the same components`() {
        let light = screen.marked().components
        screen.overrideUserInterfaceStyle = .dark

        #expect(screen.marked().components == light)
    }
}

/// Ten rows to be answered.
private final class ReplyRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "reply", for: indexPath)
    }
}
