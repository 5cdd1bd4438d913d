import Foundation
import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct MenuTests {
    private func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        _ handler: @escaping () -> Void = {}
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in handler() }
    }

    @Test func `a menu shows what is not hidden, inline menus among it`() {
        let menu = UIMenu(children: [
            action("Copy"), action("Secret", attributes: .hidden),
            UIMenu(options: .displayInline, children: [action("Delete", attributes: .destructive)]),
            UIMenu(title: "More", children: [action("Share")]),
        ])
        let items = HeadlessMenu(menu).items
        #expect(items.map(\.title) == ["Copy", "Delete", "More"])
        #expect(items.map(\.isDestructive) == [false, true, false])
        #expect(items.last?.submenu?.items.map(\.title) == ["Share"])
    }

    @Test func `an action that is on shows its image for that`() throws {
        let (off, on) = (
            try #require(UIImage(systemName: "star")), try #require(UIImage(systemName: "star.fill"))
        )
        let action = UIAction(title: "Star", image: off, selectedImage: on, state: .on) { _ in }
        #expect(HeadlessMenu(UIMenu(children: [action])).items.first?.image === on)
    }

    @Test func `a menu tells how large its lines are and what they mean`() {
        let action = UIAction(title: "Sync", discoverabilityTitle: "Synchronise with the server") { _ in }
        let menu = HeadlessMenu(UIMenu(preferredElementSize: .small, children: [action]))
        #expect(menu.elementSize == .small)
        #expect(menu.items.first?.discoverabilityTitle == "Synchronise with the server")
    }

    @Test func `choosing runs the action, unless it is disabled`() {
        var chosen: [String] = []
        let menu = HeadlessMenu(
            UIMenu(children: [
                action("Cut", attributes: .disabled) { chosen.append("Cut") },
                UIMenu(title: "More", children: [action("Share") { chosen.append("Share") }]),
            ]))
        #expect(!menu.choose("Cut"))
        #expect(menu.choose("Share"))
        #expect(chosen == ["Share"])
    }

    @Test func `of a single selection one action is on`() {
        let (first, second) = (action("One", state: .on), action("Two"))
        let menu = UIMenu(options: .singleSelection, children: [first, second])
        HeadlessMenu(menu).choose("Two")
        #expect([first.state, second.state] == [.off, .on])
        #expect(menu.selectedElements == [second])
    }

    @Test func `a tap opens the menu that is the primary action`() {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [action("Copy")])
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
        button.headlessTap()
        #expect(events == ["tap"])
        #expect(button.headlessOpenMenu == nil)
        button.showsMenuAsPrimaryAction = true
        button.headlessTap()
        #expect(events == ["tap", "menu"])
        #expect(button.headlessOpenMenu?.items.map(\.title) == ["Copy"])
    }

    @Test func `a pop-up button shows what was chosen`() {
        let button = UIButton(configuration: .plain())
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [action("One"), action("Two")])
        #expect(button.currentTitle == "One")
        let narrow = button.intrinsicContentSize.width
        button.configuration?.indicator = .none
        #expect(button.intrinsicContentSize.width < narrow - 5)
        button.headlessTap()
        button.headlessOpenMenu?.choose("Two")
        #expect(button.currentTitle == "Two")
    }

    @Test func `a button without a menu that changes its selection is a toggle`() {
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        button.headlessTap()
        #expect(button.isSelected)
        button.headlessTap()
        #expect(!button.isSelected)
    }

    @Test func `a deferred element is filled when the menu is shown, once`() {
        var count = 0
        let deferred = UIDeferredMenuElement { [self] complete in
            count += 1
            complete([action("Late \(count)"), UIMenu(title: "More", children: [])])
        }
        let menu = UIMenu(children: [action("First"), deferred])
        #expect(HeadlessMenu(menu).items.map(\.title) == ["First", "Late 1", "More"])
        #expect(HeadlessMenu(menu).items.map(\.title) == ["First", "Late 1", "More"])
    }

    @Test func `an uncached element is filled each time the menu is shown`() {
        var count = 0
        let deferred = UIDeferredMenuElement.uncached { [self] complete in
            count += 1
            complete([action("Late \(count)")])
        }
        let menu = UIMenu(children: [deferred])
        #expect(HeadlessMenu(menu).items.map(\.title) == ["Late 1"])
        #expect(HeadlessMenu(menu).items.map(\.title) == ["Late 2"])
    }

    @Test(arguments: [true, false])
    func `elements that come later are there when the menu is read again`(isCached: Bool) {
        var complete: ([UIMenuElement]) -> Void = { _ in }
        let deferred =
            isCached
            ? UIDeferredMenuElement { complete = $0 } : UIDeferredMenuElement.uncached { complete = $0 }
        let menu = UIMenu(children: [deferred])
        #expect(HeadlessMenu(menu).items.isEmpty)
        complete([action("Late")])
        #expect(HeadlessMenu(menu).items.map(\.title) == ["Late"])
    }
}
