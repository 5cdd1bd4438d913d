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

    @Test func `a view that the app adds over the cover is not touched, nor are its recognizers`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        let (buttonTaps, viewTaps) = (Counter(), Counter())
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.addAction(UIAction { _ in buttonTaps.count += 1 }, for: .touchUpInside)
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.headlessHandler = { _ in viewTaps.count += 1 }
        view.addGestureRecognizer(tap)
        screen.content.addSubview(button)
        screen.content.addSubview(view)
        func tapBoth() {
            HeadlessTouch.tap(at: CGPoint(x: 50, y: 50), in: screen.window)
            HeadlessTouch.tap(at: CGPoint(x: 50, y: 150), in: screen.window)
        }
        tapBoth()
        #expect((buttonTaps.count, viewTaps.count) == (0, 0) && !button.isHighlighted)
        screen.content.endTabAnimation()
        tapBoth()
        #expect((buttonTaps.count, viewTaps.count) == (1, 1))
    }

    @Test func `a recognizer that recognizes beside all others rests, too`() {
        let screen = Screen(SamplePage())
        let own = counter(on: screen.content)
        let permissive = PermissiveDelegate()
        screen.content.gestureRecognizers?.first?.delegate = permissive
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect(own.count == 0)
        screen.content.endTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 60), in: screen.window)
        #expect(own.count == 1)
    }

    @Test func `a view that lets touches through gets them, through the cover`() {
        let screen = Screen(SamplePage())
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        button.setTitle("Back", for: .normal)
        button.skeleton.passesTouches = true
        let counter = Counter()
        button.addAction(UIAction { _ in counter.count += 1 }, for: .touchUpInside)
        screen.content.addSubview(button)
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 220), in: screen.window)
        #expect(counter.count == 1)
        HeadlessTouch.tap(at: CGPoint(x: 160, y: 220), in: screen.window)
        #expect(counter.count == 1)
    }

    @Test func `what is seen through a hole is touched only if touches pass`() {
        let screen = Screen(SamplePage())
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        button.setTitle("Back", for: .normal)
        button.skeleton.mapping = .cutOut
        let counter = Counter()
        button.addAction(UIAction { _ in counter.count += 1 }, for: .touchUpInside)
        screen.content.addSubview(button)
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 220), in: screen.window)
        #expect(counter.count == 0)
        button.skeleton.passesTouches = true
        screen.content.updateTabAnimation()
        HeadlessTouch.tap(at: CGPoint(x: 60, y: 220), in: screen.window)
        #expect(counter.count == 1)
    }

    @Test func `nothing of it is left on the view`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(screen.content.gestureRecognizers ?? [] == [])
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

/// Lets its recognizers recognize beside every other one.
private final class PermissiveDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}

@MainActor
private final class Counter {
    var count = 0
}
