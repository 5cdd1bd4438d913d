import Testing
import UIKit

@testable import TabAnimated

/// The end of a section of a whole list leaves the other sections of the list, whatever the model says of their number.
@MainActor
@Suite("The end of a section of a whole list", .serialized, .ownApp)
final class EndOfSectionTests {
    private let app = Sections([0, 0, 0])
    private var window: UIWindow?

    private func start(delay: Double = 0, isLearned: Bool = false) -> UITableView {
        let screen = Screen(makeTable(app))
        let table = screen.content
        window = screen.window
        if isLearned {
            app.counts = [1, 1, 1]
            table.reloadData()
            table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
            table.startTabAnimation()
            table.endTabAnimation()
            HeadlessScreen.main.advance(by: 1)
        }
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        table.tabAnimated?.timing = SkeletonTiming(delay: delay)
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        return table
    }

    private func parts(_ table: UITableView) -> ListParts? { Attachment.existing(of: table)?.session?.parts }

    @Test(arguments: [false, true], [0, 0.3])
    func `sections that the model does not name go on when one of the list ends`(
        isLearned: Bool, delay: Double
    ) {
        for ended in 0..<3 {
            let table = start(delay: delay, isLearned: isLearned)
            table.endTabAnimation(inSection: ended)
            HeadlessScreen.main.advance(by: 0.4)
            #expect(parts(table) == .sections((0..<3).filter { $0 != ended }))
            #expect(table.isTabAnimating)
        }
    }

    @Test func `sections that the app does not have yet, but had, go on`() {
        let table = start(isLearned: true)
        table.endTabAnimation()
        app.counts = []
        table.reloadData()
        table.tabAnimated?.timing = SkeletonTiming(delay: 0.3)
        table.startTabAnimation()
        table.endTabAnimation(inSection: 0)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(parts(table) == .sections([1, 2]))
    }
}
