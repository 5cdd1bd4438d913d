import TabProduction
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Addressing components", .ownDevice)
struct AddressingTests {
    @Test func `an index selects the component that has it`() {
        #expect(Samples.manager.animation(2).components.map(\.name) == ["date"])
    }

    @Test func `a location and a length select a run`() {
        #expect(Samples.manager.animations(1, 3).components.map(\.index) == [1, 2, 3])
    }

    @Test func `a closed range selects both ends`() {
        #expect(Samples.manager.animations(1...3).components.map(\.index) == [1, 2, 3])
    }

    @Test func `a range selects created components among the others, in the order of their indices`() {
        let manager = Samples.manager
        manager.create(9)
        #expect(manager.animations(4...9).components.map(\.index) == [4, 5, 9])
        manager.create(7)
        manager.create(-2)
        #expect(manager.animations(4...).components.map(\.index) == [4, 5, 7, 9])
        #expect(manager.animations(-5..<1).components.map(\.index) == [-2, 0])
    }

    @Test func `a created component is painted after all others, and the next one after it`() {
        let manager = Samples.manager
        let highest = manager.production.nextZIndex
        manager.create(9)
        manager.create(7)

        #expect(manager.production.components.suffix(2).map(\.zIndex) == [highest, highest + 1])
    }

    @Test func `a kind selects what has it now`() {
        let manager = Samples.manager
        let labels = manager.all(.label).components.map(\.index)
        manager.create(9)
        manager.animation(9).edit { $0.role = .label }
        #expect(manager.all(.label).components.map(\.index) == labels + [9])
        #expect(manager.all(.created).components.isEmpty)
    }

    @Test func `a list selects in the order given`() {
        #expect(Samples.manager.animations([3, 0]).components.map(\.index) == [3, 0])
    }

    @Test func `a name selects the component that has it`() {
        #expect(Samples.manager.animation(named: "avatar").components.map(\.index) == [0])
    }

    @Test func `the name of an array selects its elements`() {
        #expect(Samples.manager.animation(named: "tags").components.map(\.index) == [4, 5])
    }

    @Test func `one element of an array is selected by its position`() {
        #expect(Samples.manager.animation(named: "tags[1]").components.map(\.index) == [5])
    }

    @Test func `an index that does not exist gives one warning and no change`() {
        let manager = Samples.manager
        let given = warnings { manager.animation(9).down(20).radius(3) }
        #expect(given == ["Sample has no shape 9; it has 0...5"])
        #expect(manager.production == Samples.production)
    }

    @Test func `a mistake is told once, however often the skeleton is planned and whatever there is then`() {
        let other = ComponentManager(
            production: Production(
                className: "Sample", size: CGSize(width: 100, height: 20),
                components: [Component(index: 0, frame: CGRect(x: 0, y: 0, width: 9, height: 9))]))
        let given = warnings {
            for manager in [Samples.manager, other, Samples.manager] {
                manager.animation(9).down(20)
                manager.animation(named: "titel").down(3)
            }
        }
        #expect(
            given.map { $0.prefix { $0 != ";" } } == [
                "Sample has no shape 9", "Sample has no shape named \"titel\"",
            ])
    }

    @Test func `a name that does not exist gives one warning that lists the names`() {
        let given = warnings { Samples.manager.animation(named: "titel").down(3) }
        #expect(
            given == [
                "Sample has no shape named \"titel\"; "
                    + "it has \"avatar\", \"title\", \"date\", \"badge\", \"tags[0]\", \"tags[1]\""
            ])
    }

    @Test func `a run past the end gives one warning and keeps what exists`() {
        let manager = Samples.manager
        var selected: [Int] = []
        let given = warnings { selected = manager.animations(4, 1_000_000).components.map(\.index) }
        #expect(selected == [4, 5])
        #expect(given.count == 1)
    }

    @Test func `a run without length gives a warning and selects nothing`() {
        var selected: [Component] = []
        let given = warnings { selected = Samples.manager.animations(0, 0).components }
        #expect(selected.isEmpty)
        #expect(given.count == 1)
    }

    @Test func `a created component takes the index it is given`() {
        let manager = Samples.manager
        manager.create(10).x(1).y(2).width(30).height(4)
        #expect(manager.animation(10).components.map(\.frame) == [CGRect(x: 1, y: 2, width: 30, height: 4)])
    }

    @Test func `creating an index that is taken gives a warning and adjusts that component`() {
        let manager = Samples.manager
        let given = warnings { manager.create(0).radius(9) }
        #expect(given.count == 1)
        #expect(manager.count == 6)
        #expect(manager.animation(0).components[0].cornerRadius == 9)
    }

    @Test func `an open range selects everything from an index on`() {
        #expect(Samples.manager.animations(4...).components.map(\.index) == [4, 5])
    }

    @Test(arguments: [0...Int.max, Int.min...Int.max])
    func `the widest ranges come to an end and give one warning`(range: ClosedRange<Int>) {
        var selected: [Int] = []
        let given = warnings { selected = Samples.manager.animations(range).components.map(\.index) }
        #expect(selected == (range.lowerBound == 0 ? [0, 1, 2, 3, 4, 5] : []))
        #expect(given.count == 1)
    }

    @Test func `missing indices are named, the first ten of them`() {
        let given = warnings { Samples.manager.animations([2, 7, 0, 9]).down(1) }
        #expect(given == ["Sample has no shape 7, 9; it has 0...5"])
        #expect(
            warnings { Samples.manager.animations(0, 40).down(1) } == [
                "Sample has no shape 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, …; it has 0...5"
            ])
    }

    @Test func `no indices select nothing, without a warning`() {
        #expect(warnings { Samples.manager.animations(3..<3).down(1) } == [])
        #expect(warnings { Samples.manager.animations(9...).down(1) } == [])
    }

    @Test func `a length that overflows selects to the end`() {
        var selected: [Int] = []
        let given = warnings { selected = Samples.manager.animations(5, .max).components.map(\.index) }
        #expect(selected == [5])
        #expect(given.count == 1)
    }

    @Test func `all selects every component`() {
        #expect(Samples.manager.all.components.count == 6)
    }

    @Test func `a role selects the components of that kind`() {
        #expect(Samples.manager.all(.label).components.map(\.index) == [1, 2, 3])
    }

    @Test func `a created component can be named and found by its name`() {
        let manager = Samples.manager
        manager.create(named: "ribbon").x(4)
        #expect(manager.animation(named: "ribbon").components.map(\.index) == [6])
        #expect(manager.animation(6).components.map(\.frame.minX) == [4])
    }

    @Test func `creating a name that is taken gives a warning and adjusts that component`() {
        let manager = Samples.manager
        let given = warnings { manager.create(named: "title").x(4) }
        #expect(given.count == 1)
        #expect(manager.animation(1).components.map(\.frame.minX) == [4])
    }

    @Test func `an index far from its position is found`() {
        let manager = Samples.manager
        manager.create(100).x(1)
        manager.create(-7).x(2)
        #expect(manager.animation(100).components.map(\.frame.minX) == [1])
        #expect(manager.animation(-7).components.map(\.frame.minX) == [2])
    }

    @Test func `a key path selects the component of the property`() {
        let manager = ComponentManager(
            production: Production(
                className: "AddressedView", size: CGSize(width: 100, height: 100),
                components: [
                    Component(index: 0, name: "avatar", frame: .zero),
                    Component(index: 1, name: "title", frame: .zero),
                ]))
        #expect(manager.animation(\AddressedView.title).components.map(\.index) == [1])
    }

    @Test func `a view inside a view is selected by its own name and by its path`() {
        let manager = manager(of: ["header.avatar", "title", "cells[0].avatar"])
        #expect(manager.animation(named: "avatar").components.map(\.index) == [0, 2])
        #expect(manager.animation(named: "header.avatar").components.map(\.index) == [0])
        #expect(manager.animation(named: "cells").components.map(\.index) == [2])
    }

    @Test func `a name that several components have selects all of them, and none with a longer name`() {
        let manager = manager(of: ["title", "header.title", "title"])
        #expect(manager.animation(named: "title").components.map(\.index) == [0, 2])
    }

    @Test func `components that are created between look-ups are found by whole and by partial name`() {
        let manager = manager(of: ["tags[0]"])
        _ = manager.animation(named: "tags")
        manager.create(named: "tags[1]")
        manager.create(named: "dot")
        #expect(manager.animation(named: "tags").components.map(\.index) == [0, 1])
        #expect(manager.animation(named: "dot").components.map(\.index) == [2])
    }

    @Test func `a name that the app changes is found, and the old one is not`() {
        let manager = manager(of: ["title"])
        manager.animation(named: "title").edit { $0.name = "headline" }
        #expect(manager.animation(named: "headline").components.map(\.index) == [0])
        #expect(warnings { manager.animation(named: "title").down(1) }.count == 1)
    }

    private func manager(of names: [String]) -> ComponentManager {
        ComponentManager(
            production: Production(
                className: "Named", size: CGSize(width: 100, height: 100),
                components: names.enumerated().map { Component(index: $0, name: $1, frame: .zero) }))
    }

    @Test func `a key path to something else than a view gives a warning`() {
        let given = warnings { Samples.manager.animation(\AddressedView.tag).down(3) }
        #expect(given.count == 1)
    }

    @Test func `a card that does not exist gives a warning and changes nothing`() {
        let manager = Samples.manager
        let given = warnings { manager.card(0).radius(3) }
        #expect(given == ["Sample has no card 0; it has none"])
        #expect(manager.production == Samples.production)
    }
}

private final class AddressedView: UIView {
    let avatar = UIImageView()
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
