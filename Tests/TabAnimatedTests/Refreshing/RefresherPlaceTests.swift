import Testing
import UIKit

@testable import TabAnimated

/// Where a refresher stands in a list, and what the list is asked for it.
@MainActor
@Suite("The place of a refresher", .serialized, .ownApp)
struct RefresherPlaceTests {
    @Test func `a refresher is above the background of a list`() {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        let background = UIView()
        stage.scrollView.backgroundView = background
        let refresher = PullToRefresh(position: .top)
        stage.scrollView.addPullToRefresh(refresher) {}

        let order = stage.scrollView.subviews
        let container = order.firstIndex { refresher.refreshView.isDescendant(of: $0) }

        #expect(container == order.firstIndex(of: background).map { $0 + 1 })
    }

    @Test func `a refresher at rest asks the data source nothing`() {
        let source = CountingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        source.questions = 0

        table.addPullToRefresh(PullToRefresh(position: .top)) {}
        table.contentOffset = CGPoint(x: 0, y: 1)

        #expect(source.questions == 0)
    }
}

private final class CountingSource: NSObject, UITableViewDataSource {
    var questions = 0

    func numberOfSections(in tableView: UITableView) -> Int {
        questions += 1
        return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        return 3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
