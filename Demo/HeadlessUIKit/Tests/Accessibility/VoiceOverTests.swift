import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct VoiceOverTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
        window.isHidden = false
    }

    @discardableResult
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in parent: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
        label.text = text
        (parent ?? window).addSubview(label)
        return label
    }

    private var heard: [String?] { HeadlessVoiceOver.elements(in: window).map(\.accessibilityLabel) }

    @Test func `elements are read row by row in the direction of reading`() {
        setUp()
        label("three", 0, 50)
        label("two", 100, 4)
        label("one", 0, 0)
        #expect(heard == ["one", "two", "three"])
        window.semanticContentAttribute = .forceRightToLeft
        #expect(heard == ["two", "one", "three"])
    }

    @Test func `hidden elements are not heard`() {
        setUp()
        label("shown", 0, 0)
        label("hidden", 0, 30).isHidden = true
        label("silent", 0, 60).accessibilityElementsHidden = true
        #expect(heard == ["shown"])
    }

    @Test func `nothing beside a modal view is heard`() {
        setUp()
        label("behind", 0, 0)
        let alert = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
        alert.accessibilityViewIsModal = true
        window.addSubview(alert)
        label("alert", 0, 0, in: alert)
        #expect(heard == ["alert"])
    }

    @Test func `a group is read as a whole`() {
        setUp()
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        group.shouldGroupAccessibilityChildren = true
        window.addSubview(group)
        label("first", 0, 0, in: group)
        label("second", 0, 30, in: group)
        label("beside", 60, 0)
        #expect(heard == ["first", "second", "beside"])
    }

    @Test func `a container's own list decides the order`() {
        setUp()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(card)
        let (first, second) = (label("first", 0, 0, in: card), label("second", 0, 30, in: card))
        card.accessibilityElements = [second, first]
        #expect(heard == ["second", "first"])
    }

    @Test func `label, value, kind and hint are said in the element's language`() {
        setUp()
        let slider = UISlider()
        slider.value = 0.5
        slider.accessibilityLabel = "Volume"
        slider.accessibilityHint = "Swipe to change"
        slider.accessibilityLanguage = "en-GB"
        let speech = HeadlessVoiceOver.speech(of: slider)
        #expect(speech.text == "Volume, 50%, Adjustable, Swipe to change")
        #expect(speech.language == "en-GB")
    }

    @Test func `a swipe adjusts a slider and tells it`() {
        setUp()
        let slider = UISlider()
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        HeadlessVoiceOver.increment(slider)
        HeadlessVoiceOver.increment(slider)
        HeadlessVoiceOver.decrement(slider)
        #expect(abs(slider.value - 0.1) < 0.001)
        #expect(changes == 3)
    }

    @Test func `activating a switch turns it`() {
        setUp()
        let view = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        window.addSubview(view)
        HeadlessVoiceOver.activate(view)
        #expect(view.isOn)
        #expect(view.accessibilityValue == "1")
    }

    @Test func `an element answers to the names it is given`() {
        setUp()
        let element = label("Add to cart", 0, 0)
        element.accessibilityUserInputLabels = ["Add", "Buy"]
        #expect(HeadlessVoiceOver.element(named: "Buy", in: window) === element)
        #expect(HeadlessVoiceOver.element(named: "Add to cart", in: window) == nil)
        element.accessibilityRespondsToUserInteraction = false
        #expect(HeadlessVoiceOver.element(named: "Buy", in: window) == nil)
    }

    @Test func `escape is asked of the views above until one knows how`() {
        setUp()
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(panel)
        let inner = label("inside", 0, 0, in: panel)
        #expect(HeadlessVoiceOver.escape(from: inner))
        #expect(panel.escapes == 1)
        #expect(!HeadlessVoiceOver.magicTap(at: inner))
        #expect(HeadlessVoiceOver.scroll(.down, at: inner))
    }

    @Test func `a notification sends VoiceOver to an element`() {
        setUp()
        let element = label("new", 0, 0)
        UIAccessibility.post(notification: .screenChanged, argument: element)
        #expect(HeadlessVoiceOver.focusedElement === element)
    }

    @Test func `a notification that names a container sends VoiceOver to its first element`() {
        setUp()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(panel)
        let first = label("first", 0, 0, in: panel)
        UIAccessibility.post(notification: .layoutChanged, argument: panel)
        #expect(HeadlessVoiceOver.focusedElement === first)
    }

    @Test func `an announcement waits its turn where its attributes say so`() {
        setUp()
        UIAccessibility.post(notification: .announcement, argument: "Now")
        UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(
                string: "Later", attributes: [.accessibilitySpeechQueueAnnouncement: true]))
        #expect(HeadlessVoiceOver.announcements.map(\.text) == ["Now", "Later"])
        #expect(HeadlessVoiceOver.announcements.map(\.isQueued) == [false, true])
    }

    @Test func `fingers that move down ask for what is above`() {
        setUp()
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 200, height: 1_000)
        list.contentOffset.y = 300
        window.addSubview(list)
        #expect(HeadlessVoiceOver.swipeThreeFingers(.down, at: list))
        #expect(list.contentOffset.y == 100)
        #expect(HeadlessVoiceOver.swipeThreeFingers(.up, at: list))
        #expect(list.contentOffset.y == 300)
    }

    @Test(arguments: [true, false])
    func `a list hands out its rows, and another view in it where that is found`(isFound: Bool) {
        setUp()
        HeadlessVoiceOver.findsViewsInLists = isFound
        let rows = Names()
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 50
        table.dataSource = rows
        window.addSubview(table)
        HeadlessScreen.main.turn()
        label("added", 0, 150, in: table)
        #expect(HeadlessVoiceOver.transcript(of: window) == ["one", "two"] + (isFound ? ["added"] : []))
    }

    @Test func `changes of text and contrast are announced`() {
        setUp()
        var names: [Notification.Name] = []
        let observers = [
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.legibilityWeight = .bold
            $0.accessibilityContrast = .high
        }
        HeadlessScreen.main.reset()
        observers.forEach(NotificationCenter.default.removeObserver)
        #expect(names.count == 4)
    }
}

@MainActor
private final class Names: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["one", "two"][indexPath.row]
        return cell
    }
}

private final class Panel: UIView {
    private(set) var escapes = 0

    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        direction == .down
    }
}
