import Testing
import UIKit

@testable import TabAnimated

/// VoiceOver hears that something loads, and stays where it is unless that place is covered.
@MainActor
@Suite("What VoiceOver says, and where it stands", .serialized, .ownApp)
struct ScreenAnnouncerTests {
    private let screen = Screen(SamplePage())
    private let search = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    init() {
        screen.content.tabAnimated = ViewAnimated()
        screen.window.addSubview(search)
        HeadlessAccessibility.reset()
    }

    private func focus(_ element: UIView) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private func wait(_ seconds: Double = 0.6) { HeadlessScreen.main.advance(by: seconds) }

    private var said: [String] { HeadlessVoiceOver.announcements.map(\.text) }

    @Test func `a focus elsewhere is never taken, and start and end are said`() {
        focus(search)
        screen.content.startTabAnimation()
        wait()
        #expect(HeadlessVoiceOver.focusedElement === search)
        #expect(said == ["Loading"])
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(HeadlessVoiceOver.focusedElement === search)
        #expect(said == ["Loading", "Loaded"])
    }

    @Test func `without a focus none is taken`() {
        screen.content.startTabAnimation()
        wait()
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(HeadlessVoiceOver.focusedElement == nil)
        #expect(said == ["Loading", "Loaded"])
    }

    @Test func `what is said waits for what is being said, and gives way to it`() {
        screen.content.startTabAnimation()
        wait()
        screen.content.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
        #expect(HeadlessVoiceOver.announcements.allSatisfy { $0.isQueued && $0.isLowPriority })
    }

    @Test func `a focus in what is covered moves to the cover, and then to the first new element`() {
        screen.content.headline.text = "Letters"
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
        let first = UILabel(frame: CGRect(x: 20, y: 4, width: 200, height: 12))
        first.text = "New"
        screen.content.endTabAnimation()
        screen.content.addSubview(first)
        HeadlessScreen.main.advance(by: 0.1)
        #expect(HeadlessVoiceOver.focusedElement === first)
    }

    @Test func `of new elements beside each other the first one in reading direction has the focus`() {
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        let (second, first) = (UILabel(frame: CGRect(x: 200, y: 4, width: 80, height: 12)), UILabel())
        first.frame = CGRect(x: 20, y: 4, width: 80, height: 12)
        (first.text, second.text) = ("First", "Second")
        screen.content.endTabAnimation()
        [second, first].forEach(screen.content.addSubview)
        HeadlessScreen.main.advance(by: 0.1)
        #expect(HeadlessVoiceOver.focusedElement === first)
    }

    @Test func `a focus in a row moves to a row that the list shows then`() throws {
        let app = Rows(3)
        let screen = Screen(makeTable(nil))
        let table = screen.content
        table.dataSource = app
        table.rowHeight = 60
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        HeadlessScreen.main.turn()
        focus(try #require(table.visibleCells.last))
        table.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === table)
        table.endTabAnimation()
        table.reloadData()
        HeadlessScreen.main.advance(by: 0.1)
        let focused = try #require(HeadlessVoiceOver.focusedElement as? UIView)
        #expect(focused.isDescendant(of: try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))))
    }

    @Test func `a focus that leaves the cover meanwhile stays where it went`() {
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        focus(search)
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 0.1)
        #expect(HeadlessVoiceOver.focusedElement === search)
    }

    @Test func `a focus in a part that is not covered stays`() throws {
        let app = Sections([2, 2])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: [1])
        HeadlessScreen.main.turn()
        let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SampleCell)
        focus(row.titleLabel)
        table.startTabAnimation()
        wait()
        #expect(HeadlessVoiceOver.focusedElement === row.titleLabel)
        #expect(said == ["Loading"])
    }

    @Test func `a start before the screen is there is said once it has come in`() {
        let page = SamplePage(frame: screen.window.bounds)
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        #expect(said == [])
        screen.window.addSubview(page)
        HeadlessScreen.main.advance(by: 0.5)
        #expect(said == [])
        HeadlessScreen.main.advance(by: 0.6)
        #expect(said == ["Loading"])
        page.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
    }

    @Test func `a screen that has loaded before it came in says nothing`() {
        let page = SamplePage(frame: screen.window.bounds)
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        screen.window.addSubview(page)
        page.endTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        #expect(said == [])
    }

    @Test func `an end that is taken back is not said`() {
        SkeletonConfiguration.shared.timing.minimumDuration = 1
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        #expect(said == ["Loading"])
    }

    @Test(arguments: [0.05, 0.3])
    func `loads that are over at once say nothing, however many`(seconds: Double) {
        for _ in 0..<4 {
            screen.content.startTabAnimation()
            wait(seconds)
            screen.content.endTabAnimation()
        }
        wait(2)
        #expect(said == [])
    }

    @Test func `a load that is over at once says nothing beside a focus that it had moved`() {
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        wait(0.1)
        screen.content.endTabAnimation()
        wait(2)
        #expect(said == [])
    }

    @Test func `an app says it in its own words, or not at all`() {
        SkeletonConfiguration.shared.accessibilityLabel = "One moment"
        SkeletonConfiguration.shared.accessibilityEndLabel = ""
        screen.content.startTabAnimation()
        wait()
        screen.content.endTabAnimation()
        #expect(said == ["One moment"])
    }
}
