import TabProduction
import TestDevice
import Testing
import UIKit

/// The one test of SkeletonView and the scenarios of its README that mapping has a part in.
@MainActor
@Suite("SkeletonView's test and README", .ownDevice)
struct ReadmeScenarioTests {
    private let label = makeLabel(nil, frame: CGRect(x: 20, y: 10, width: 200, height: 100), lines: 2)

    private func bars(_ change: (inout SkeletonLines) -> Void) throws -> [CGRect] {
        change(&label.skeleton.lines)
        var options = MappingOptions()
        options.lines = .skeletonView
        let root = makeRoot(width: 320, height: 120).adding(label)
        return try #require(ViewMapper(options: options).map(root).components.first).bars
    }

    @Test func `a last line of 50 percent`() throws {
        #expect(try bars { $0.lastLineScale = 0.5 }.map(\.width) == [200, 100])
    }

    @Test func `lines with round corners`() throws {
        label.skeleton.lines.cornerRadius = 4
        #expect(makeRoot().adding(label).mapped.map(\.cornerRadius) == [4])
    }

    @Test func `insets around the lines`() throws {
        let bars = try bars { $0.insets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15) }

        #expect(bars.map(\.minX) == [35, 35])
        #expect(bars[0].width == 170)
    }

    @Test func `a height of a line`() throws {
        #expect(try bars { $0.height = .fixed(25) }.map(\.height) == [25, 25])
    }

    @Test func `a gap between lines`() throws {
        let bars = try bars { $0.spacing = 20 }

        #expect(bars[1].minY - bars[0].maxY == 20)
    }

    @Test func `a number of lines, zero for as many as fit`() throws {
        #expect(try bars { $0.count = 3 }.count == 3)
        #expect(try bars { $0.count = 0 }.count == 4)
    }

    @Test func `an update shows what was changed meanwhile`() {
        let root = makeRoot(width: 320, height: 120).adding(label)
        mark(root, label)
        let before = root.marked().components

        label.skeleton.lines.lastLineScale = 0.1

        #expect(root.marked().components.map(\.frame) == before.map(\.frame))
        #expect(root.marked().components.flatMap(\.bars).last?.width == 20)
    }

    @Test func `layout by hand moves what is mapped`() {
        let root = makeRoot(width: 320, height: 120).adding(label)
        mark(root, label)
        _ = root.marked()

        label.frame.origin.x = 60

        #expect(root.marked().components.flatMap(\.bars).map(\.minX) == [60, 60])
    }

    @Test func `a view that is to be hidden keeps its place in the order`() {
        let block = makeBlock(x: 240)
        let root = makeRoot(width: 320, height: 120).adding(label, block)
        mark(root, label, block)
        label.skeleton.isHiddenWhileAnimated = true

        #expect(root.marked().components.map(\.removal) == [.hidden, nil])
        #expect(!label.isHidden)
    }

    @Test func `a view that stays open for touches`() {
        let block = makeBlock(x: 240)
        let root = makeRoot(width: 320, height: 120).adding(label, block)
        mark(root, label, block)
        block.skeleton.passesTouches = true

        #expect(root.marked().touchAreas == [CGRect(x: 240, y: 0, width: 20, height: 20)])
    }
}
