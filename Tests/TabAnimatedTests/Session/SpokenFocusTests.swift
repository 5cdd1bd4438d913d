import Testing
import UIKit

@testable import TabAnimated

/// The focus of VoiceOver leaves what is covered, whenever that is, and lands on what has come.
@MainActor
@Suite("Where the focus of VoiceOver goes", .serialized, .ownApp)
struct SpokenFocusTests {
    private let screen = Screen(SamplePage())

    init() {
        screen.content.headline.text = "Letters"
        screen.content.tabAnimated = ViewAnimated()
        HeadlessScreen.main.turn()
    }

    private func focus(_ element: Any) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    private func wait(_ seconds: Double = 0.1) { HeadlessScreen.main.advance(by: seconds) }

    private func load() {
        focus(screen.content.headline)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
    }

    // MARK: Out of what is covered

    @Test func `a part that starts later takes the focus out of its rows`() throws {
        let app = Sections([2, 2])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2)
        HeadlessScreen.main.turn()
        table.startTabAnimation(inSection: 0)
        wait()
        focus(try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)) as? SampleCell).titleLabel)
        table.startTabAnimation(inSection: 1)
        wait()
        #expect(HeadlessVoiceOver.focusedElement is SkeletonOverlay)
        let cover = try #require(HeadlessVoiceOver.focusedElement as? UIView)
        #expect(cover.frame.minY >= table.rect(forSection: 1).minY)
    }

    @Test func `a view that is hidden while it loads gives the focus to the cover`() {
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44))
        screen.window.addSubview(button)
        screen.content.frame.size.height = 300
        screen.content.tabAnimated?.viewsHiddenWhileAnimated = [button]
        HeadlessScreen.main.turn()
        focus(button)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
    }

    @Test func `an element that is neither a view nor one of UIKit's is covered by its place`() {
        let object = Node()
        object.isAccessibilityElement = true
        object.accessibilityFrame = CGRect(x: 20, y: 120, width: 100, height: 20)
        focus(object)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === screen.overlay)
        screen.content.endTabAnimation()
        wait()
        object.accessibilityFrame.origin.y = 900
        focus(object)
        screen.content.startTabAnimation()
        #expect(HeadlessVoiceOver.focusedElement === object)
    }

    // MARK: Onto what has come

    @Test func `elements that are no views are landed on`() {
        load()
        let element = UIAccessibilityElement(accessibilityContainer: screen.content)
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 100, height: 20)
        screen.content.endTabAnimation()
        screen.content.accessibilityElements = [element]
        wait()
        #expect(HeadlessVoiceOver.focusedElement === element)
    }

    @Test func `the order that the app gives comes first`() {
        let (a, b) = (UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20)), UILabel())
        b.frame = CGRect(x: 0, y: 40, width: 80, height: 20)
        (a.text, b.text) = ("a", "b")
        [a, b].forEach(screen.content.addSubview)
        load()
        screen.content.endTabAnimation()
        screen.content.accessibilityElements = [b, a]
        wait()
        #expect(HeadlessVoiceOver.focusedElement === b)
    }

    @Test(arguments: [0.15, 0.8])
    func `content that comes a little later is waited for`(delay: Double) throws {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        HeadlessScreen.main.turn()
        focus(table)
        table.startTabAnimation()
        wait()
        table.endTabAnimation()
        wait(delay)
        app.counts = [3]
        table.reloadData()
        wait(0.3)
        let focused = try #require(HeadlessVoiceOver.focusedElement as? UIView)
        #expect(focused.isDescendant(of: try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))))
    }

    @Test func `a focus that goes elsewhere in that time stays there`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        screen.window.addSubview(search)
        focus(table)
        table.startTabAnimation()
        table.endTabAnimation()
        wait(0.2)
        focus(search)
        app.counts = [3]
        table.reloadData()
        wait(1)
        #expect(HeadlessVoiceOver.focusedElement === search)
    }

    @Test(arguments: [(UISemanticContentAttribute.forceLeftToRight, "First"), (.forceRightToLeft, "Second")])
    func `of elements in one line the first to read is landed on, also where one is a hair higher`(
        direction: UISemanticContentAttribute, text: String
    ) {
        screen.content.semanticContentAttribute = direction
        let labels = [("First", 20.0, 4.3), ("Second", 200, 4)].map { text, x, y in
            let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 12))
            label.text = text
            return label
        }
        load()
        screen.content.endTabAnimation()
        labels.forEach(screen.content.addSubview)
        wait()
        #expect((HeadlessVoiceOver.focusedElement as? UILabel)?.text == text)
    }
}

/// An element that another framework makes.
private final class Node: UIResponder {}
