import TabProduction
import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Texts that are known", .serialized, .ownApp)
struct KnownTextTests {
    private let screen = Screen(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    private let caption = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    private let value = UILabel(frame: CGRect(x: 140, y: 20, width: 100, height: 20))
    private let blank = UILabel(frame: CGRect(x: 20, y: 60, width: 100, height: 20))
    private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))

    init() {
        caption.text = "E-mail"
        blank.text = "Label"
        button.setTitle("Close", for: .normal)
        [caption, value, blank, button].forEach(screen.content.addSubview)
        let model = ViewAnimated()
        model.mapping = MappingOptions()
        model.mapping?.keepsKnownTexts = true
        model.animation = .still
        screen.content.tabAnimated = model
        HeadlessScreen.main.turn()
        HeadlessAccessibility.reset()
    }

    /// Whether each of the four is seen through the cover.
    private var seen: [Bool] {
        screen.content.startTabAnimation()
        let components = screen.overlay?.tiles.first?.production.components ?? []
        return [caption, value, blank, button].map { view in
            components.contains { $0.isCutOut && $0.frame == view.frame }
        }
    }

    @Test func `what has a text at the first start stays seen, and what has none or says nothing does not`() {
        #expect(seen == [true, false, false, true])
    }

    @Test func `it is off unless set`() {
        screen.content.tabAnimated = ViewAnimated()
        #expect(seen == [false, false, false, false])
    }

    @Test func `the configuration sets it for the app`() {
        SkeletonConfiguration.shared.mapping.keepsKnownTexts = true
        screen.content.tabAnimated = ViewAnimated()
        #expect(seen == [true, false, false, true])
    }

    @Test func `what has loaded is no known text at the next start`() {
        _ = seen
        value.text = "ada@example.com"
        screen.content.endTabAnimation()
        #expect(seen == [true, false, false, true])
    }

    @Test func `a known text that is taken away is a shape`() {
        _ = seen
        screen.content.endTabAnimation()
        caption.text = nil
        #expect(seen == [false, false, false, true])
    }

    @Test func `a hole is where the view is, and not where a sample text would put it`() {
        let empty = UILabel()
        let name = UILabel()
        name.text = "Posts"
        let stack = UIStackView(arrangedSubviews: [empty, name])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 300, width: 200, height: 80)
        stack.distribution = .fill
        screen.content.addSubview(stack)
        stack.layoutIfNeeded()
        let frame = name.convert(name.bounds, to: screen.content)
        screen.content.startTabAnimation()
        let holes = screen.overlay?.tiles.first?.production.components.filter(\.isCutOut).map(\.frame)
        #expect(holes?.contains(frame) == true)
    }

    @Test func `a known button is used and heard, and a known label is heard`() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: button.center, in: screen.window)
        #expect(taps == 1)
        let heard = HeadlessVoiceOver.transcript(of: screen.window)
        #expect(heard.contains("Close, Button") && heard.contains("E-mail") && heard.contains("Loading"))
        #expect(HeadlessVoiceOver.element(named: "Label", in: screen.window) == nil)
        button.isEnabled = false
        HeadlessTouch.tap(at: button.center, in: screen.window)
        #expect(taps == 1)
    }

    @Test func `a known label on a control that loads passes no touch to it`() {
        let control = UIControl(frame: CGRect(x: 0, y: 300, width: 320, height: 60))
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        title.text = "Orders"
        control.addSubview(title)
        screen.content.addSubview(control)
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 70, y: 330), in: screen.window)
        #expect(taps == 0)
    }

    @Test func `afterwards everything says what it said`() {
        let before = HeadlessVoiceOver.transcript(of: screen.window)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(HeadlessVoiceOver.transcript(of: screen.window) == before)
    }
}

@MainActor
@Suite("Adjustments of one class", .serialized, .ownApp)
struct ClassAdjustmentTests {
    @Test func `a closure for a class runs for it and its subclasses alone`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        var names: [String] = []
        screen.content.tabAnimated?.adjust(SamplePage.self) { names.append("page: \($0.className)") }
        screen.content.tabAnimated?.adjust(UIView.self) { _ in names.append("view") }
        screen.content.tabAnimated?.adjust(UITableViewCell.self) { _ in names.append("cell") }
        screen.content.startTabAnimation()
        #expect(names == ["page: SamplePage", "view"])
    }

    @Test func `a section of a collection has cells of a size`() {
        let cell = SectionAnimated(
            cellClass: UICollectionViewCell.self, cellSize: CGSize(width: 80, height: 60), count: 3
        ).cells[0]
        #expect(cell.size == CGSize(width: 80, height: 60))
        #expect(cell.count == 3)
    }
}
