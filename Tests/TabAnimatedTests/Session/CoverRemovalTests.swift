import Testing
import UIKit

@testable import TabAnimated

/// A cover that the app takes away ends its skeleton, also while it is being added.
@MainActor
@Suite("A cover that is taken away", .serialized, .ownApp)
struct CoverRemovalTests {
    /// A view that keeps out what it does not know.
    private final class Guarded: UIView {
        var isOpen = false

        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            if !isOpen, subview is SkeletonOverlay { subview.removeFromSuperview() }
        }
    }

    private final class GuardedTable: UITableView {
        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            if subview is SkeletonOverlay { subview.removeFromSuperview() }
        }
    }

    @Test func `a view that takes its cover away while it is added is not loading, and nothing stays hidden`()
    {
        let screen = Screen(Guarded())
        let view = screen.content
        view.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20)))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(button)
        view.tabAnimated = ViewAnimated()
        view.tabAnimated?.viewsHiddenWhileAnimated = [button]
        view.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(view.tabAnimationState == .ended && !view.isTabAnimating)
        #expect(view.covers.isEmpty && !button.isHidden)
        view.isOpen = true
        view.startTabAnimation()
        #expect(view.isTabAnimating && view.covers.count == 1)
        view.covers.first?.removeFromSuperview()
        #expect(view.tabAnimationState == .ended && !button.isHidden)
    }

    @Test(arguments: [[Int]?.none, [0, 1]])
    func `a list that takes its covers away while they are added is not loading, and has its delegate`(
        parts: [Int]?
    ) {
        let app = Sections([1, 0])
        let screen = Screen(prepare(GuardedTable(frame: .zero, style: .plain), app))
        let table = screen.content
        var completions = 0
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: parts)
        table.startTabAnimation()
        table.endTabAnimation { completions += 1 }
        HeadlessScreen.main.turn()
        #expect(table.tabAnimationState == .ended && table.isScrollEnabled && table.delegate === app)
        #expect(table.covers.isEmpty && completions == 1)
    }
}
