import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Addressing components")
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
        #expect(given == ["Sample has no component 9; it has 0...5"])
        #expect(manager.production == Samples.production)
    }

    @Test func `a name that does not exist gives one warning that lists the names`() {
        let given = warnings { Samples.manager.animation(named: "titel").down(3) }
        #expect(
            given == [
                "Sample has no component named \"titel\"; "
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
}
