import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UIControlTests {
    private final class Log {
        var events: [String] = []
    }

    private let log = Log()
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    private func note(_ name: String) -> UIAction {
        UIAction { [log] _ in log.events.append(name) }
    }

    @Test func `an action runs for its event`() {
        control.addAction(note("tap"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.events == ["tap"])
    }

    @Test func `an action does not run for other events`() {
        control.addAction(note("tap"), for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(log.events == [])
    }

    @Test func `actions run in the order they were added`() {
        control.addAction(note("first"), for: .valueChanged)
        control.addAction(note("second"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.events == ["first", "second"])
    }

    @Test func `an action replaces the one of the same name`() {
        let name = UIAction.Identifier("one")
        for text in ["old", "new"] {
            control.addAction(
                UIAction(identifier: name) { [log] _ in log.events.append(text) }, for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(log.events == ["new"])
    }

    @Test func `a removed action runs no more`() {
        let action = note("tap")
        control.addAction(action, for: .touchUpInside)
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.events == [])
    }

    @Test func `an action can be removed by its name`() {
        let name = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: name) { _ in }, for: .touchUpInside)
        control.removeAction(identifiedBy: name, for: .touchUpInside)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func `the control is the sender while the action runs`() {
        var sender: Any?
        control.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(sender as? UIControl === control)
    }

    @Test func `a tap sends down and up inside`() {
        control.addAction(note("down"), for: .touchDown)
        control.addAction(note("up"), for: .touchUpInside)
        control.headlessTap()
        #expect(log.events == ["down", "up"])
    }

    @Test func `a finger lifted far away is up outside`() {
        control.addAction(note("inside"), for: .touchUpInside)
        control.addAction(note("outside"), for: .touchUpOutside)
        control.headlessDrag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 200))
        #expect(log.events == ["outside"])
    }

    @Test func `a finger lifted within 70 points is still up inside`() {
        control.addAction(note("inside"), for: .touchUpInside)
        control.headlessDrag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 100))
        #expect(log.events == ["inside"])
    }

    @Test func `a disabled control does not track`() {
        control.addAction(note("tap"), for: .touchUpInside)
        control.isEnabled = false
        control.headlessTap()
        #expect(log.events == [])
    }

    @Test func `the control is highlighted while the finger is down`() {
        var highlighted = false
        control.addAction(UIAction { [control] _ in highlighted = control.isHighlighted }, for: .touchDown)
        control.headlessTap()
        #expect(highlighted)
    }

    @Test func `the state gathers all that holds`() {
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
    }

    @Test func `leading content is at the right in right-to-left interfaces`() {
        control.semanticContentAttribute = .forceRightToLeft
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}
