import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Appearance of components")
struct AppearanceAdjustmentTests {
    private func component(_ index: Int = 1, after change: (ComponentChain) -> ComponentChain) -> Component {
        change(Samples.manager.animation(index)).components[0]
    }

    @Test func `a radius is set and never negative`() {
        #expect(component { $0.radius(6) }.cornerRadius == 6)
        #expect(component { $0.radius(-6) }.cornerRadius == 0)
    }

    @Test func `a reduced radius stops at zero`() {
        #expect(component { $0.radius(6).reducedRadius(2) }.cornerRadius == 4)
        #expect(component { $0.radius(6).reducedRadius(20) }.cornerRadius == 0)
    }

    @Test func `a removed component keeps its index and draws nothing`() {
        let removed = component { $0.remove() }
        #expect(removed.index == 1)
        #expect(removed.bars.isEmpty)
    }

    @Test func `a removed component can be shown again`() {
        #expect(component { $0.remove().show() }.bars.count == 1)
    }

    @Test func `a colour is the very colour of the app`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(component { $0.color(color) }.fill == .color(SkeletonColor(color)))
    }

    @Test func `taking contents away returns to the standard colour`() {
        #expect(component { $0.placeholder("logo").removeContents() }.fill == .standard)
    }

    @Test func `lines divide a component`() {
        let bars = component(5) { $0.height(60).line(2).space(10) }.bars
        #expect(bars.count == 2)
    }

    @Test func `a negative number of lines gives a warning and changes nothing`() {
        var changed = Samples.production.components[1]
        let given = warnings { changed = component { $0.line(-1) } }
        #expect(changed == Samples.production.components[1])
        #expect(given.count == 1)
    }

    @Test func `a range of lines does not include its end`() {
        let lines = component(4) { $0.width(50, ofLines: 0..<2) }.lines
        #expect(lines?.widths == [0: 50, 1: 50])
    }

    @Test func `the surface takes a colour and a radius`() {
        let manager = Samples.manager
        manager.background.color(.red).radius(8)
        #expect(manager.production.background.fill == .color(SkeletonColor(.red)))
        #expect(manager.production.background.cornerRadius == 8)
    }

    @Test func `an animation's extras survive encoding`() throws {
        let stretched = component { $0.toLongAnimation().dropIndex(3) }
        let decoded = try JSONDecoder().decode(Component.self, from: JSONEncoder().encode(stretched))
        #expect(decoded[StretchKey.self] == .long)
        #expect(decoded[DropIndexKey.self] == 3)
    }
}
