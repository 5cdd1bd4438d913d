import TabProduction
import TestDevice
import Testing
import UIKit

@testable import TabAnimated

@Suite("Tiling", .ownDevice)
struct TilingTests {
    private func frames(_ section: FlowTiling.Section, height: CGFloat = 400) -> [CGRect] {
        FlowTiling(size: CGSize(width: 300, height: height), direction: .vertical).elements(of: [section])
            .map(
                \.frame)
    }

    @Test func `an item that has a line to itself stands in the middle`() {
        let section = FlowTiling.Section(
            sizes: Array(repeating: CGSize(width: 200, height: 50), count: 2), lineSpacing: 10,
            interitemSpacing: 10)
        #expect(
            frames(section) == [
                CGRect(x: 50, y: 0, width: 200, height: 50), CGRect(x: 50, y: 60, width: 200, height: 50),
            ])
    }

    @Test func `headers and footers span the width`() {
        let section = FlowTiling.Section(
            header: 30, sizes: Array(repeating: CGSize(width: 100, height: 50), count: 3), footer: 20,
            insets: UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0))
        #expect(frames(section).first == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(frames(section).last == CGRect(x: 0, y: 90, width: 300, height: 20))
    }

    @Test(arguments: zip([400, 410, 0, -20] as [CGFloat], [8, 10, 2, 2]))
    func `a repeating item fills whole lines, at least one`(height: CGFloat, count: Int) {
        let section = FlowTiling.Section(
            repeatingItem: CGSize(width: 145, height: 90), lineSpacing: 10, interitemSpacing: 10)
        #expect(frames(section, height: height).count == count)
    }

    @Test func `items of different sizes stand one after the other`() {
        let section = FlowTiling.Section(
            sizes: [CGSize(width: 100, height: 40), CGSize(width: 60, height: 80)], interitemSpacing: 10)
        #expect(
            frames(section) == [
                CGRect(x: 0, y: 20, width: 100, height: 40), CGRect(x: 110, y: 0, width: 60, height: 80),
            ])
    }

    @Test func `a lone line of equal items is spaced as if it were full`() {
        let section = FlowTiling.Section(
            sizes: Array(repeating: CGSize(width: 80, height: 40), count: 2), interitemSpacing: 10)
        #expect(frames(section).map(\.minX) == [0, 110])
    }

    @Test func `the corners of items lie on pixels`() {
        let section = FlowTiling.Section(
            sizes: Array(repeating: CGSize(width: 80, height: 40), count: 4), interitemSpacing: 10)
        let tiling = FlowTiling(size: CGSize(width: 375, height: 300), direction: .vertical, scale: 2)
        #expect(tiling.elements(of: [section]).map(\.frame.minX) == [0, 98.5, 196.5, 295])
    }

    @Test func `items without size do not go on for ever`() {
        #expect(frames(FlowTiling.Section(repeatingItem: .zero)).count <= 1_000)
    }

    @Test func `a waterfall puts each item into the shortest column`() {
        let waterfall = WaterfallAnimated(heights: [100, 60, 80, 40])
        #expect(
            waterfall.frames(width: 310) == [
                CGRect(x: 10, y: 10, width: 140, height: 100), CGRect(x: 160, y: 10, width: 140, height: 60),
                CGRect(x: 160, y: 80, width: 140, height: 80), CGRect(x: 10, y: 120, width: 140, height: 40),
            ])
    }
}
