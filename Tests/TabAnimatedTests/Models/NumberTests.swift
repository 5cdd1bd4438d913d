import Testing
import UIKit

@testable import TabAnimated

/// Numbers that cannot be laid out.
@MainActor
@Suite("Numbers without sense", .serialized, .ownApp)
struct NumberTests {
    nonisolated static let lengths: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -5, .greatestFiniteMagnitude,
    ]

    @Test(arguments: lengths)
    func `rows of any height are shown, and nothing is infinite`(height: CGFloat) {
        let screen = Screen(makeTable(nil))
        let section = SectionAnimated(
            cellClass: SampleCell.self, cellHeight: height, count: 2,
            header: .init(SamplePage.self).height(height))
        screen.content.tabAnimated = TableAnimated(sections: [section])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let layers = screen.content.covers.flatMap(\.componentLayers).map(\.frame)
        #expect(screen.content.isTabAnimating)
        #expect(layers.allSatisfy { $0.minY.isFinite && $0.maxY.isFinite && $0.width.isFinite })
        #expect(screen.content.contentSize.height.isFinite)
        screen.content.endTabAnimation()
        #expect(screen.content.covers.isEmpty)
    }

    @Test(arguments: lengths)
    func `items of any size are shown, and nothing is infinite`(side: CGFloat) {
        let screen = Screen(makeCollection(nil))
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: side, height: side), count: 2)
        screen.content.startTabAnimation()
        let layers = screen.content.covers.flatMap(\.componentLayers).map(\.frame)
        #expect(layers.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite && $0.maxY.isFinite })
    }

    @Test func `sums of adjustments that are too large are brought back to what layers can be given`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.adjust { view in
            let far = CGFloat.greatestFiniteMagnitude
            view.animation(0).right(far).right(far).down(far)
            view.animation(1).width(far).x(5).left(far)
        }
        screen.content.startTabAnimation()
        let frames = screen.overlay?.componentLayers.map(\.frame) ?? []
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { abs($0.minX) <= 2e7 && abs($0.maxX) <= 2e7 && abs($0.maxY) <= 2e7 })
    }

    @Test(arguments: [-1, .nan, -Double.infinity])
    func `times below zero, and no times at all, are at once`(seconds: Double) {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.timing = SkeletonTiming(delay: seconds, minimumDuration: seconds)
        screen.content.startTabAnimation(transition: .crossDissolve(seconds))
        #expect(screen.content.isTabAnimating && screen.overlay?.alpha == 1)
        screen.content.endTabAnimation(transition: .crossDissolve(seconds))
        #expect(!screen.content.isTabAnimating && screen.overlay == nil)
    }
}
