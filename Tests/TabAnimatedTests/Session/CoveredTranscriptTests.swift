import Testing
import UIKit

@testable import TabAnimated

/// What is covered cannot be heard, whatever the app's views say of themselves, and the cover stands in its place.
@MainActor
@Suite("What VoiceOver reads in place of what is covered", .serialized, .ownApp)
struct CoveredTranscriptTests {
    private let screen = Screen(UIView())

    private func heard() -> [String] { HeadlessVoiceOver.transcript(of: screen.window) }

    private func label(_ text: String, at y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 20))
        label.text = text
        view.addSubview(label)
        return label
    }

    private func load(_ view: UIView) {
        view.tabAnimated = ViewAnimated()
        HeadlessScreen.main.turn()
        view.startTabAnimation()
    }

    // MARK: Views with a will of their own

    @Test func `a card that is always an element says that it loads`() {
        let card = StubbornCard(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        card.accessibilityLabel = "Ada"
        card.accessibilityValue = "3 letters"
        screen.content.addSubview(card)
        load(card)
        #expect(heard() == ["Loading"])
        card.endTabAnimation()
        #expect(heard() == ["Ada, 3 letters"])
    }

    @Test func `a card with a text of its own making is hidden, and the load is announced`() {
        let card = TellingCard(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        screen.content.addSubview(card)
        UIAccessibility.post(notification: .layoutChanged, argument: card)
        load(card)
        #expect(heard() == [])
        #expect(HeadlessVoiceOver.element(named: "Ada", in: screen.window) == nil)
        HeadlessScreen.main.advance(by: 0.6)
        #expect(HeadlessVoiceOver.announcements.map(\.text) == ["Loading"])
        card.endTabAnimation()
        #expect(heard() == ["Ada"])
        #expect(!card.accessibilityElementsHidden)
    }

    @Test func `a card that lists its elements itself says that it loads`() {
        let card = ListingCard(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        card.title = label("Ada", at: 0, in: card)
        screen.content.addSubview(card)
        load(card)
        #expect(heard() == ["Loading"])
        card.endTabAnimation()
        #expect(heard() == ["Ada"])
        #expect(!card.isAccessibilityElement)
    }

    // MARK: Views around

    @Test func `a list of elements around the card has the cover in place of what is in the card`() {
        let title = label("Title", at: 0, in: screen.content)
        let cards = [100.0, 200].map { y in
            let card = UIView(frame: CGRect(x: 0, y: y, width: 320, height: 80))
            screen.content.addSubview(card)
            return card
        }
        let names = [label("Ada", at: 0, in: cards[0]), label("Ben", at: 0, in: cards[1])]
        let more = label("1815", at: 30, in: cards[0])
        screen.content.accessibilityElements = [title, names[0], more, names[1]]
        #expect(heard() == ["Title", "Ada", "1815", "Ben"])
        load(cards[0])
        #expect(heard() == ["Title", "Loading", "Ben"])
        load(cards[1])
        #expect(heard() == ["Title", "Loading", "Loading"])
        cards[0].endTabAnimation()
        #expect(heard() == ["Title", "Ada", "1815", "Loading"])
        cards[1].endTabAnimation()
        #expect(heard() == ["Title", "Ada", "1815", "Ben"])
        #expect(screen.content.accessibilityElements as? [UIView] == [title, names[0], more, names[1]])
    }

    @Test func `a list of elements that has the card itself stays, and one that the app sets meanwhile too`()
    {
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
        screen.content.addSubview(card)
        let title = label("Title", at: 0, in: screen.content)
        let name = label("Ada", at: 0, in: card)
        screen.content.accessibilityElements = [title, card]
        load(card)
        #expect(heard() == ["Title", "Loading"])
        #expect(screen.content.accessibilityElements as? [UIView] == [title, card])
        screen.content.accessibilityElements = [name, title]
        card.updateTabAnimation()
        #expect(heard() == ["Loading", "Title"])
        card.endTabAnimation()
        #expect(heard() == ["Ada", "Title"])
    }

    @Test func `a list around the card that cannot be changed leaves out what is covered`() {
        let root = ListingCard(frame: screen.content.bounds)
        screen.content.addSubview(root)
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
        root.addSubview(card)
        root.title = label("Ada", at: 0, in: card)
        load(card)
        #expect(heard() == [])
        card.endTabAnimation()
        #expect(heard() == ["Ada"])
    }

    @Test func `a view around the card that speaks for all of it is told of once`() {
        var warnings: [String] = []
        SkeletonLog.sink = { warnings.append($0) }
        let root = UIView(frame: screen.content.bounds)
        root.isAccessibilityElement = true
        root.accessibilityLabel = "Ada, 1815"
        screen.content.addSubview(root)
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
        root.addSubview(card)
        _ = label("Ada", at: 0, in: card)
        for _ in 0..<2 {
            load(card)
            card.endTabAnimation()
        }
        #expect(warnings.filter { $0.contains("one accessibility element") }.count == 1)
    }

    // MARK: Setters of the app

    @Test func `no setter of the app's is called where a list around the card is computed`() {
        let page = DemandingView(frame: screen.content.bounds)
        screen.content.addSubview(page)
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
        page.addSubview(card)
        page.listed = [label("Title", at: 0, in: page), label("Ada", at: 0, in: card)]
        load(card)
        #expect(heard() == ["Title"])
        card.endTabAnimation()
        #expect(heard() == ["Title", "Ada"])
        #expect(page.calls == [])
    }

    @Test(arguments: [false, true])
    func `no setter of the app's is called of a view that loads`(listsElements: Bool) {
        let card = DemandingView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        screen.content.addSubview(card)
        let name = label("Ada", at: 0, in: card)
        if listsElements { card.listed = [name] }
        let button = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
        card.addSubview(button)
        for passesTouches in [false, true] {
            button.skeleton.passesTouches = passesTouches
            load(card)
            #expect(!heard().contains("Ada"))
            card.endTabAnimation()
            #expect(heard().contains("Ada"))
        }
        #expect(card.calls == [])
    }

    @Test func `no setter of the app's is called of a view beside what stays open`() {
        let page = UIView(frame: screen.content.bounds)
        screen.content.addSubview(page)
        let row = DemandingView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        page.addSubview(row)
        _ = label("Ada", at: 0, in: row)
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        button.setTitle("Buy", for: .normal)
        button.skeleton.passesTouches = true
        page.addSubview(button)
        load(page)
        #expect(heard().sorted() == ["Buy, Button", "Loading"])
        page.endTabAnimation()
        #expect(heard().sorted() == ["Ada", "Buy, Button"])
        #expect(row.calls == [])
    }

    @Test func `no setter of the app's is called of a table that loads`() {
        let table = DemandingTable(frame: screen.content.bounds, style: .plain)
        screen.content.addSubview(table)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        HeadlessScreen.main.turn()
        table.startTabAnimation()
        table.updateTabAnimation()
        table.endTabAnimation()
        #expect(table.calls == [])
    }

    @Test(arguments: [false, true])
    func `views that host SwiftUI are never asked for their elements`(loadsItself: Bool) {
        let host = UIHostingContentViewStandIn(frame: screen.content.bounds)
        screen.content.addSubview(host)
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
        host.addSubview(card)
        _ = label("Ada", at: 0, in: card)
        let covered = loadsItself ? host : card
        load(covered)
        covered.updateTabAnimation()
        HeadlessScreen.main.turn()
        covered.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(host.questions == 0)
    }

    @Test func `a view around that lays out the screen while it is asked for its elements may do so`() {
        let page = LayingOutView(frame: screen.content.bounds)
        screen.content.addSubview(page)
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
        page.addSubview(card)
        page.name = label("Ada", at: 0, in: card)
        load(card)
        card.frame.size.height = 90
        HeadlessScreen.main.turn()
        #expect(heard() == [])
        card.endTabAnimation()
        #expect(heard() == ["Ada"])
    }

    // MARK: A covered view that goes elsewhere

    /// What becomes of a covered view while it loads.
    enum Leaving: CaseIterable {
        case itself, holder, otherPage, otherWindow, endsThen, endedBefore, comesBack
    }

    @Test(arguments: Leaving.allCases)
    func `a covered view that leaves takes its cover out of the lists around it`(leaving: Leaving) throws {
        let title = label("Title", at: 0, in: screen.content)
        let holder = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        screen.content.addSubview(holder)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        holder.addSubview(card)
        let name = label("Ada", at: 0, in: card)
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
        screen.window.addSubview(other)
        let second = Screen(UIView())
        other.accessibilityElements = [name]
        second.content.accessibilityElements = [name]
        screen.content.accessibilityElements = [title, name]
        load(card)
        let cover = try #require(card.subviews.last)
        #expect(screen.content.accessibilityElements as? [UIView] == [title, cover])
        switch leaving {
        case .itself: card.removeFromSuperview()
        case .holder: holder.removeFromSuperview()
        case .otherPage: other.addSubview(card)
        case .otherWindow: second.content.addSubview(card)
        case .endsThen:
            card.removeFromSuperview()
            card.endTabAnimation()
        case .endedBefore:
            card.endTabAnimation()
            card.removeFromSuperview()
        case .comesBack:
            card.removeFromSuperview()
            holder.addSubview(card)
        }
        let expected = leaving == .comesBack ? [title, cover] : [title, name]
        #expect(screen.content.accessibilityElements as? [UIView] == expected)
        #expect(other.accessibilityElements as? [UIView] == (leaving == .otherPage ? [cover] : [name]))
        #expect(
            second.content.accessibilityElements as? [UIView] == (leaving == .otherWindow ? [cover] : [name]))
        card.endTabAnimation()
        for view in [other, second.content] { #expect(view.accessibilityElements as? [UIView] == [name]) }
        #expect(screen.content.accessibilityElements as? [UIView] == [title, name])
    }

    @Test func `a covered view that leaves and is released leaves nothing in the lists around it`() {
        let title = label("Title", at: 0, in: screen.content)
        weak var cover: UIView?
        do {
            let card = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
            screen.content.addSubview(card)
            screen.content.accessibilityElements = [title, label("Ada", at: 0, in: card)]
            load(card)
            cover = card.subviews.last
            #expect(cover is SkeletonOverlay)
            screen.content.accessibilityElements?.removeAll {
                $0 as? UIView !== title && $0 as? UIView !== cover
            }
            card.removeFromSuperview()
        }
        HeadlessScreen.main.advance(by: 1)
        #expect(cover == nil)
    }

    // MARK: What is hidden, and where the cover stands

    @Test func `below the fold of a page only what lets touches through is heard`() {
        let page = UIScrollView(frame: screen.content.bounds)
        page.contentSize = CGSize(width: 320, height: 2_000)
        screen.content.addSubview(page)
        _ = label("Ada", at: 100, in: page)
        let buttons = [("Close", 20.0), ("Buy", 900)].map { title, y in
            let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
            button.setTitle(title, for: .normal)
            page.addSubview(button)
            return button
        }
        buttons[0].skeleton.passesTouches = true
        load(page)
        #expect(heard().sorted() == ["Close, Button", "Loading"])
        page.endTabAnimation()
        #expect(heard() == ["Close, Button", "Ada", "Buy, Button"])
    }

    @Test func `the cover stands where the first covered element stood`() {
        let page = UIView(frame: screen.content.bounds)
        screen.content.addSubview(page)
        let text = label("Ada", at: 100, in: page)
        let buttons = [("Filter", 0.0), ("Buy", 200)].map { title, y in
            let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
            button.setTitle(title, for: .normal)
            button.skeleton.passesTouches = true
            page.addSubview(button)
            return button
        }
        page.accessibilityElements = [buttons[0], text, buttons[1]]
        load(page)
        #expect(heard() == ["Filter, Button", "Loading", "Buy, Button"])
        page.endTabAnimation()
        #expect(heard() == ["Filter, Button", "Ada", "Buy, Button"])
    }

    @Test func `a page that loads leaves the bars around it, and content that comes meanwhile is silent`() {
        _ = label("Back", at: 0, in: screen.window)
        let page = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
        screen.content.addSubview(page)
        _ = label("Ada", at: 0, in: page)
        load(page)
        _ = label("Ben", at: 40, in: page)
        #expect(heard() == ["Back", "Loading"])
        #expect(page.subviews.allSatisfy { !$0.accessibilityViewIsModal })
        page.endTabAnimation()
        #expect(heard() == ["Back", "Ada", "Ben"])
        #expect(page.accessibilityElements == nil)
    }

    @Test func `a table that loads has no value, no hint and no traits of its content`() {
        let app = Sections([2])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.accessibilityValue = "3 unread"
        table.accessibilityHint = "Swipe"
        table.accessibilityTraits = .header
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        table.startTabAnimation()
        #expect(HeadlessVoiceOver.transcript(of: screen.window) == ["Loading"])
        #expect(!table.accessibilityRespondsToUserInteraction)
        table.accessibilityValue = "4 unread"
        table.updateTabAnimation()
        #expect(HeadlessVoiceOver.transcript(of: screen.window) == ["Loading"])
        table.endTabAnimation()
        #expect(table.accessibilityValue == "4 unread")
        #expect(table.accessibilityHint == "Swipe")
        #expect(table.accessibilityTraits == .header)
    }

    @Test func `a hidden element counts as none by itself too`() throws {
        let app = Sections([1, 1])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 1, inSections: [1])
        HeadlessScreen.main.turn()
        let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        row.isAccessibilityElement = true
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(!row.isAccessibilityElement)
        #expect(row.accessibilityElementsHidden)
    }

    // MARK: Movement

    @Test func `beside something on the page that can be used, movement rests; bars do not count`() throws {
        let controller = UIViewController()
        let stack = UINavigationController(rootViewController: controller)
        let window = show(stack)
        let card = SamplePage(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
        let other = SamplePage(frame: CGRect(x: 0, y: 410, width: 320, height: 40))
        [card, other].forEach(controller.view.addSubview)
        for view in [card, other] { load(view) }
        HeadlessScreen.main.advance(by: 0)
        let cover = try #require(card.subviews.compactMap { $0 as? SkeletonOverlay }.first)
        #expect(!cover.restsSoon)
        other.headline.text = "Ben"
        other.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(cover.restsSoon)
        #expect(cover.movementLimit == 5)
        SkeletonConfiguration.shared.movementLimit = .infinity
        card.updateTabAnimation()
        #expect(cover.movementLimit == nil)
        _ = window
    }
}

/// A card that is an element whatever it is told.
private final class StubbornCard: UIView {
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
}

/// A card that is an element with a label that it makes itself.
private final class TellingCard: UIView {
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { "Ada" }
        set {}
    }
}

/// A view that writes all its setters, as one does that computes what it says, and notes which are called.
private final class DemandingView: UIView {
    var listed: [Any]?
    private(set) var calls: [String] = []

    override var accessibilityElements: [Any]? {
        get { listed }
        set { calls.append("elements") }
    }

    override var isAccessibilityElement: Bool {
        get { false }
        set { calls.append("element") }
    }

    override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden }
        set {
            calls.append("hidden")
            super.accessibilityElementsHidden = newValue
        }
    }

    override var accessibilityRespondsToUserInteraction: Bool {
        get { true }
        set { calls.append("interaction") }
    }

    override var accessibilityLabel: String? {
        get { nil }
        set { calls.append("label") }
    }

    override var accessibilityValue: String? {
        get { nil }
        set { calls.append("value") }
    }

    override var accessibilityHint: String? {
        get { nil }
        set { calls.append("hint") }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .none }
        set { calls.append("traits") }
    }
}

/// A view that lists an element and lays out its screen to find it.
private final class LayingOutView: UIView {
    var name: UILabel?

    override var accessibilityElements: [Any]? {
        get {
            for case let view in sequence(first: name as UIView?, next: { $0?.superview }) {
                view?.setNeedsLayout()
            }
            window?.layoutIfNeeded()
            return name.map { [$0] }
        }
        set {}
    }
}

/// A table that writes setters, and notes which are called.
private final class DemandingTable: UITableView {
    private(set) var calls: [String] = []

    override var isAccessibilityElement: Bool {
        get { false }
        set { calls.append("element") }
    }

    override var accessibilityLabel: String? {
        get { nil }
        set { calls.append("label") }
    }

    override var accessibilityElements: [Any]? {
        get { nil }
        set { calls.append("elements") }
    }

    override var accessibilityElementsHidden: Bool {
        get { false }
        set { calls.append("hidden") }
    }

    override var allowsFocus: Bool {
        get { true }
        set { calls.append("focus") }
    }
}

/// Stands for a view that hosts SwiftUI, and counts how often it is asked for its elements.
private final class UIHostingContentViewStandIn: UIView {
    private(set) var questions = 0

    override var accessibilityElements: [Any]? {
        get {
            questions += 1
            return nil
        }
        set { questions += 1 }
    }
}

/// A card that makes the list of its elements itself.
private final class ListingCard: UIView {
    var title: UILabel?

    override var accessibilityElements: [Any]? {
        get { [title].compactMap { $0 } }
        set {}
    }
}
