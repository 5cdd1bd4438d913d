import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// When content is read, and what is said of content that is not.
@MainActor
@Suite("When content is read", .serialized, .ownApp)
struct ReadingTurnTests {
    private let app = NoteApp([])

    private func loaded(_ notes: [Note]) -> Screen<UITableView> {
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.table.startTabAnimation()
        app.notes = notes
        app.table.reloadData()
        HeadlessScreen.main.turn()
        return screen
    }

    /// What is learned of a cell as high as a row.
    private func learned(_ row: Int) -> Production? {
        guard let model = app.table.tabAnimated,
            let cell = app.table.cellForRow(at: IndexPath(row: row, section: 0))
        else { return nil }
        let request = ProductionRequest(
            .prototype(CellAnimated(NoteCell.self)), size: cell.bounds.size, of: model, in: app.table)
        return SkeletonConfiguration.shared.stores.productions.production(
            for: request.learnedKey(height: cell.bounds.height))
    }

    private static let notes = [
        Note(), Note(isImportant: true), Note(body: String(repeating: "many words ", count: 10)),
    ]

    @Test func `one height is read in each turn`() {
        let screen = loaded(Self.notes)
        app.table.endTabAnimation()
        let counts = Counts()
        count(into: counts, turns: 4)
        HeadlessScreen.main.advance(by: 0)
        #expect(counts.values == [1, 2, 3, 3] && screen.content === app.table)
    }

    @Test func `heights that show nothing new are passed in the first turn`() {
        let screen = loaded(Self.notes)
        app.table.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        let reader = app.table.tabAnimated?.plannerAndReader(on: app.table).reader
        #expect(reader?.readNext(onlyLaidOut: true) == .finished && screen.content === app.table)
        app.notes[1] = Note(title: "Another title, and a longer one", isImportant: true)
        app.table.reloadData()
        HeadlessScreen.main.turn()
        #expect(reader?.readNext(onlyLaidOut: true) == .finished)
        let next = app.table.tabAnimated?.plannerAndReader(on: app.table).reader
        #expect(next?.readNext(onlyLaidOut: true) == .read)
        #expect(next?.readNext(onlyLaidOut: true) == .finished)
    }

    /// The numbers of heights that were read after each turn.
    private final class Counts {
        var values: [Int] = []
    }

    private func count(into counts: Counts, turns: Int) {
        guard turns > 0 else { return }
        HeadlessClock.shared.schedule(after: 0) {
            MainActor.assumeIsolated {
                counts.values.append((0..<3).count { learned($0) != nil })
                count(into: counts, turns: turns - 1)
            }
        }
    }

    @Test func `nothing is read while the skeleton fades`() {
        let screen = loaded(Self.notes)
        app.table.endTabAnimation(transition: .crossDissolve(0.25))
        HeadlessScreen.main.advance(by: 0.2)
        #expect((0..<3).allSatisfy { learned($0) == nil })
        HeadlessScreen.main.advance(by: 1)
        #expect((0..<3).allSatisfy { learned($0) != nil } && screen.content === app.table)
    }

    @Test func `nothing is read while a finger moves the list, and all of it later`() {
        let screen = loaded(Self.notes)
        let finger = HeadlessFinger(on: app.table)
        let said = reports {
            app.table.endTabAnimation()
            finger.touch()
            HeadlessScreen.main.advance(by: 1)
        }
        #expect((0..<3).allSatisfy { learned($0) == nil })
        #expect(said.contains { $0.contains("UITableView is not learned yet: it is moving") })
        finger.release(velocity: .zero)
        HeadlessScreen.main.advance(by: 5)
        #expect((0..<3).allSatisfy { learned($0) != nil } && screen.content === app.table)
    }

    @Test func `a list that goes on moving is read before it loads again`() {
        let screen = loaded(Self.notes)
        let finger = HeadlessFinger(on: app.table)
        app.table.endTabAnimation()
        finger.touch()
        HeadlessScreen.main.advance(by: 60)
        #expect((0..<3).allSatisfy { learned($0) == nil })
        app.table.startTabAnimation()
        #expect((0..<3).allSatisfy { learned($0) != nil } && screen.content === app.table)
    }

    @Test func `a header whose text comes late is learned though the rows were read`() {
        let app = LateHeaderApp()
        let screen = Screen(app.table)
        let model = TableAnimated(sections: [
            SectionAnimated(cellClass: NoteCell.self, header: CellAnimated(LateHeader.self))
        ])
        app.table.tabAnimated = model
        app.table.startTabAnimation()
        app.notes = [Note(), Note()]
        app.table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 0.2)
        let prototype = CellAnimated(LateHeader.self)
        #expect(model.learned(CellAnimated(NoteCell.self), in: app.table) != nil)
        #expect(model.learned(prototype, in: app.table) == nil)
        (app.table.headerView(forSection: 0) as? LateHeader)?.label.text = "Today"
        HeadlessScreen.main.advance(by: 1)
        #expect(model.learned(prototype, in: app.table) != nil && screen.content === app.table)
    }

    // MARK: Reports

    /// What is reported while a closure runs.
    private func reports(during action: () -> Void) -> [String] {
        SkeletonLog.isVerbose = true
        defer { SkeletonLog.isVerbose = false }
        return warnings(during: action).filter { $0.contains("is not learned") }
    }

    @Test func `what keeps a list from being learned is reported, each thing once`() {
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.table.startTabAnimation()
        let empty = reports {
            app.table.endTabAnimation()
            HeadlessScreen.main.advance(by: 30)
        }
        #expect(empty.first == "UITableView is not learned yet: it shows no cell of its model")
        #expect(empty.count == 2)
        app.notes = [Note(title: "", body: "")]
        let blank = reports {
            app.table.startTabAnimation()
            app.table.endTabAnimation(reloading: true)
            HeadlessScreen.main.advance(by: 1)
        }
        #expect(
            blank.contains("UITableView is not learned yet: no NoteCell shows the texts that are expected"))
        app.table.tabAnimated?.remembersContent = false
        let off = reports {
            app.table.startTabAnimation()
            app.table.endTabAnimation()
        }
        #expect(off == ["UITableView is not learned: its model remembers nothing"])
        #expect(screen.content === app.table)
    }

    @Test func `a cell of a class that the model does not name is said not to be learned`() {
        let app = MixedApp()
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.table.startTabAnimation()
        let said = reports {
            app.table.endTabAnimation(reloading: true)
            HeadlessScreen.main.advance(by: 30)
        }
        #expect(said == ["AdvertCell is not learned: the model does not name it, or it has no size"])
        #expect(screen.content === app.table)
    }

    @Test func `a cell without a size is no content`() {
        let rows = Rows(2)
        let table = UITableView()
        table.register(FlatCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.rowHeight) = (rows, 50)
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: FlatCell.self, cellHeight: 50)
        table.startTabAnimation()
        for case let cell as FlatCell in table.visibleCells { cell.isFlat = true }
        let said = reports {
            table.endTabAnimation()
            HeadlessScreen.main.advance(by: 30)
        }
        #expect(said.first == "UITableView is not learned yet: it shows no cell of its model")
        #expect(screen.content === table)
    }

    @Test func `a header of another class than the model's is said not to be learned`() {
        let app = LateHeaderApp()
        let screen = Screen(app.table)
        app.table.tabAnimated = TableAnimated(sections: [
            SectionAnimated(cellClass: NoteCell.self, header: CellAnimated(OtherHeader.self))
        ])
        app.table.startTabAnimation()
        app.notes = [Note()]
        let said = reports {
            app.table.endTabAnimation(reloading: true)
            HeadlessScreen.main.advance(by: 30)
        }
        #expect(said == ["LateHeader is not learned: the model does not name it, or it has no size"])
        #expect(screen.content === app.table)
    }

    @Test func `a kind is learned in eight sizes`() {
        let screen = Screen(app.table, size: CGSize(width: 320, height: 2_000))
        app.table.tabAnimated = TableAnimated(cellClass: NoteCell.self)
        app.table.startTabAnimation()
        app.notes = (0..<9).map {
            Note(body: Array(repeating: "line", count: $0 + 1).joined(separator: "\n"))
        }
        app.table.endTabAnimation(reloading: true)
        HeadlessScreen.main.advance(by: 30)
        #expect((0..<9).count { learned($0) != nil } == 8 && screen.content === app.table)
    }
}

/// A header that the app does not show.
private final class OtherHeader: UITableViewHeaderFooterView {}

/// A header whose text the app sets later.
private final class LateHeader: UITableViewHeaderFooterView {
    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 24))

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }
}

/// An app with a note, and a row of a class that its model does not name.
@MainActor
private final class MixedApp: NSObject, UITableViewDataSource {
    let table = UITableView()

    override init() {
        super.init()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.register(AdvertCell.self, forCellReuseIdentifier: "advert")
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = indexPath.row == 0 ? "note" : "advert"
        let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
        (cell as? NoteCell)?.show(Note())
        return cell
    }
}

private final class AdvertCell: UITableViewCell {}

@MainActor
private final class LateHeaderApp: NSObject, UITableViewDataSource, UITableViewDelegate {
    var notes: [Note] = []
    let table = UITableView()

    override init() {
        super.init()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        (table.dataSource, table.delegate) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.show(notes[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        LateHeader(reuseIdentifier: nil)
    }
}

/// A cell with a text that can have no height.
private final class FlatCell: UITableViewCell {
    var isFlat = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 20))
        label.text = "River"
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var bounds: CGRect {
        get { isFlat ? CGRect(x: 0, y: 0, width: 320, height: 0) : super.bounds }
        set { super.bounds = newValue }
    }
}
