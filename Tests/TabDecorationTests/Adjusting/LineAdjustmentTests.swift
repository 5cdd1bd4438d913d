import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Lines of components", .ownDevice)
struct LineAdjustmentTests {
    /// Component 4 is (16, 110, 288, 60) with three lines of 12 points and gaps of 8.
    private func bars(_ index: Int = 4, after change: (ComponentChain) -> ComponentChain) -> [CGRect] {
        change(Samples.manager.animation(index)).components[0].bars
    }

    @Test func `a count divides from top to bottom, the last bar half as wide`() {
        #expect(
            bars(5) { $0.line(2) } == [
                CGRect(x: 16, y: 180, width: 80, height: 12), CGRect(x: 16, y: 200, width: 40, height: 12),
            ])
    }

    @Test func `bars of text are as high as the text`() {
        #expect(bars(1) { $0.line(2) }.map(\.height) == [16, 16])
    }

    @Test func `bars take a height that was set before`() {
        #expect(bars(5) { $0.height(20).line(2) }.map(\.height) == [20, 20])
    }

    @Test func `bars of another shape are 12 points high`() {
        #expect(bars(0) { $0.line(2) }.map(\.height) == [12, 12])
    }

    @Test func `zero fills the height`() {
        #expect(bars { $0.line(0) }.count == 3)
        #expect(bars { $0.line(0).space(4) }.count == 4)
    }

    @Test func `bars stand side by side`() {
        #expect(
            bars { $0.line(3, isHorizontal: true).space(6) } == [
                CGRect(x: 16, y: 110, width: 92, height: 12), CGRect(x: 114, y: 110, width: 92, height: 12),
                CGRect(x: 212, y: 110, width: 92, height: 12),
            ])
    }

    @Test func `a gap is set`() {
        #expect(bars { $0.space(3) }.map(\.minY) == [110, 125, 140])
    }

    @Test func `the last line takes a fraction of the width`() {
        #expect(bars { $0.lastLineScale(0.25) }.map(\.width) == [288, 288, 72])
    }

    @Test func `one bar has a width of its own`() {
        #expect(bars { $0.width(50, ofLine: 1) }.map(\.width) == [288, 50, 144])
    }

    @Test func `one bar has a height of its own`() {
        #expect(bars { $0.height(20, ofLine: 0) }.map(\.minY) == [110, 138, 158])
    }

    @Test func `one gap is of its own`() {
        #expect(bars { $0.space(20, afterLine: 0) }.map(\.minY) == [110, 142, 162])
    }

    @Test func `one bar takes a fraction of the width`() {
        #expect(bars { $0.scale(0.75, ofLine: 2) }.map(\.width) == [288, 288, 216])
    }

    @Test func `of as many bars as fit, one can be adjusted`() {
        #expect(bars { $0.line(0).width(40, ofLine: 1) }.map(\.width) == [288, 40, 144])
    }

    @Test func `a bar past the last gives one warning and changes nothing`() {
        var widths: [CGFloat] = []
        let given = warnings { widths = bars { $0.width(50, ofLine: 3) }.map(\.width) }
        #expect(widths == [288, 288, 144])
        #expect(given == ["Sample has no line 3; it has 0..<3"])
    }

    @Test(arguments: [-1, Int.min, Int.max])
    func `a bar that cannot exist gives one warning and changes nothing`(line: Int) {
        var widths: [CGFloat] = []
        let given = warnings { widths = bars { $0.width(50, ofLine: line) }.map(\.width) }
        #expect(widths == [288, 288, 144])
        #expect(given.count == 1)
    }

    @Test func `a negative gap gives a warning and counts as none`() {
        var tops: [CGFloat] = []
        let given = warnings { tops = bars { $0.space(-4) }.map(\.minY) }
        #expect(tops == [110, 122, 134])
        #expect(given == ["Sample takes 0 for space(-4.0): the number is zero or more"])
    }

    @Test func `more lines than can be made give a warning`() {
        var count = 0
        let given = warnings { count = bars { $0.line(.max) }.count }
        #expect(count == 1_000)
        #expect(given.count == 1)
    }

    @Test func `of two counts the later wins`() {
        #expect(bars { $0.line(5).line(2) }.count == 2)
    }
}
