import Testing
import UIKit

@testable import TabAnimated

/// A cell in sight that has no width or no height teaches nothing.
@MainActor
@Suite("Cells without a size", .serialized, .ownApp)
struct SizelessCellTests {
    @Test(arguments: [CGSize(width: 320, height: 0), CGSize(width: 0, height: 50)])
    func `a cell without a size is not learned`(size: CGSize) {
        let app = Rows(1)
        let screen = Screen(prepareTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 50)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SampleCell
        cell?.titleLabel.text = "Loaded"
        cell?.bounds.size = size
        SkeletonLog.isVerbose = true
        defer { SkeletonLog.isVerbose = false }
        let lines = warnings {
            table.startTabAnimation()
            table.endTabAnimation()
            HeadlessScreen.main.advance(by: 0)
        }
        #expect(lines.contains { $0.contains("it shows no cell of its model") })
    }

    private func prepareTable(_ app: Rows) -> UITableView {
        let table = UITableView()
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = app
        return table
    }
}
