import Testing
import UIKit

@testable import TabAnimated

/// What is covered cannot be touched; what is around it can.
@MainActor
@Suite("Touches on a cover", .serialized, .ownApp)
struct CoverTouchTests {
    private func counter(on view: UIView) -> Counter {
        let counter = Counter()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.headlessHandler = { if $0.state == .ended { counter.count += 1 } }
        view.addGestureRecognizer(tap)
        return counter
    }

    @Test func `recognizers of the covered view rest while it is covered, and work again afterwards`() {
        let screen = Screen(SamplePage())
        let own = counter(on: screen.content)
        let around = counter(on: screen.window)
        screen.content.tabAnimated = ViewAnimated()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect((own.count, around.count) == (1, 0))
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect((own.count, around.count) == (1, 1))
        screen.content.endTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect((own.count, around.count) == (2, 1))
    }

    @Test func `a control that is covered itself is not touched`() {
        let screen = Screen(UIButton(type: .system))
        screen.content.setTitle("Buy", for: .normal)
        let counter = Counter()
        screen.content.addAction(UIAction { _ in counter.count += 1 }, for: .touchUpInside)
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect(counter.count == 0 && !screen.content.isHighlighted)
        screen.content.endTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect(counter.count == 1)
    }

    @Test func `a covered list is scrolled by the finger, and its own recognizers rest`() {
        let app = Sections([40])
        let screen = Screen(makeTable(app))
        HeadlessScreen.main.turn()
        let own = counter(on: screen.content)
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect(own.count == 0 && app.selected == [])
        let finger = HeadlessTouch(in: screen.window)
        finger.begin(at: CGPoint(x: 60, y: 300))
        for y in stride(from: 290, through: 100, by: -10) { finger.move(to: CGPoint(x: 60, y: y)) }
        finger.end()
        #expect(screen.content.contentOffset.y > 100)
    }

    @Test func `during a fade the view can be touched again`() {
        let screen = Screen(SamplePage())
        let own = counter(on: screen.content)
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(transition: .crossDissolve(1))
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect(own.count == 1)
    }
}

@MainActor
private final class Counter {
    var count = 0
}
