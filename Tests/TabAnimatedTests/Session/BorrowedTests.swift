import Testing
import UIKit

@testable import TabAnimated

/// Scrolling while a list loads: what the app says counts.
@MainActor
@Suite("Scrolling while it loads", .serialized, .ownApp)
struct BorrowedTests {
    private func screen() -> Screen<UITableView> {
        let screen = Screen(makeTable(nil))
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.isScrollEnabled = false
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        return screen
    }

    private func model(of screen: Screen<UITableView>) -> TableAnimated? {
        screen.content.tabAnimated as? TableAnimated
    }

    @Test(arguments: [true, false])
    func `what the app sets meanwhile stays, also through updates`(value: Bool) {
        let screen = screen()
        #expect(!screen.content.isScrollEnabled)
        screen.content.isScrollEnabled = value
        screen.content.updateTabAnimation()
        #expect(screen.content.isScrollEnabled == value)
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled == value)
    }

    @Test func `a change of the model takes effect with an update, both ways`() {
        let screen = screen()
        model(of: screen)?.isScrollEnabled = true
        screen.content.updateTabAnimation()
        #expect(screen.content.isScrollEnabled)
        model(of: screen)?.isScrollEnabled = false
        screen.content.updateTabAnimation()
        #expect(!screen.content.isScrollEnabled)
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled)
    }

    @Test func `a list that the app had turned off before stays off`() {
        let screen = Screen(makeTable(nil))
        screen.content.isScrollEnabled = false
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.isScrollEnabled = false
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(!screen.content.isScrollEnabled)
    }

    @Test(arguments: [true, false])
    func `keys scroll no list that stands still, where the system knows keys`(isOld: Bool) {
        SystemAge.isBefore17 = isOld
        let screen = screen()
        #expect(screen.content.allowsKeyboardScrolling == isOld)
        screen.content.endTabAnimation()
        #expect(screen.content.allowsKeyboardScrolling)
    }

    @Test func `a least time set while it loads holds`() {
        let screen = screen()
        screen.content.tabAnimated?.timing = SkeletonTiming(minimumDuration: 1)
        screen.content.endTabAnimation()
        #expect(screen.content.isTabAnimating)
        HeadlessScreen.main.advance(by: 1.1)
        #expect(!screen.content.isTabAnimating)
    }
}
