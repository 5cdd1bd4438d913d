import Testing
import UIKit

@testable import TabAnimated

/// While a covered list is scrolled, what covers it does nothing that is not needed.
@MainActor
@Suite("Scrolling under a cover", .serialized, .ownApp)
struct ScrolledCoverTests {
    /// A table that counts how often it is asked what it says.
    private final class AskedTable: UITableView {
        var questions = 0

        override var accessibilityLabel: String? {
            get {
                MainActor.assumeIsolated { questions += 1 }
                return super.accessibilityLabel
            }
            set { super.accessibilityLabel = newValue }
        }
    }

    private let app = Sections([100])

    private func coveredTable() -> Screen<AskedTable> {
        let screen = Screen(prepare(AskedTable(frame: .zero, style: .plain), app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen
    }

    private func scroll(_ table: UITableView, by distance: CGFloat) {
        table.contentOffset.y += distance
        HeadlessScreen.main.turn()
    }

    @Test func `ten steps over the same rows ask a table once what it says`() {
        let screen = coveredTable()
        scroll(screen.content, by: 5)
        screen.content.questions = 0

        for _ in 0..<10 { scroll(screen.content, by: 1) }

        #expect(screen.overlay?.frame.contains(screen.content.bounds) == true)
        #expect(screen.content.questions <= 1)
    }

    @Test func `what comes in front of a table while it is scrolled is covered in the same step`() throws {
        let screen = coveredTable()
        scroll(screen.content, by: 5)
        let button = UIButton(frame: CGRect(x: 0, y: 20, width: 100, height: 40))
        button.layer.zPosition = 7
        screen.content.addSubview(button)

        scroll(screen.content, by: 1)

        #expect(try #require(screen.overlay).layer.zPosition > 7)
    }

    @Test func `a table that the app names while it is scrolled says that it loads after the next layout`() {
        let screen = Screen(prepare(UITableView(frame: .zero, style: .plain), app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.accessibilityLabel = "Rows"
        scroll(screen.content, by: 1)

        screen.content.setNeedsLayout()
        HeadlessScreen.main.turn()

        #expect(screen.content.accessibilityLabel == screen.overlay?.accessibilityLabel)
    }
}
