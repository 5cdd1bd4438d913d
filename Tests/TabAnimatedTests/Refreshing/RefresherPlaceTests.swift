import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

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

    @Test func `a refresher stays above the background of a list, whatever UIKit moves`() {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        let background = UIView()
        stage.scrollView.backgroundView = background
        let refresher = PullToRefresh(position: .top)
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.insertSubview(background, at: 3)
        stage.scrollView.contentOffset.y = -20

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

    @Test func `a refresher below a large title opens once, and leaves the list as it was`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        root.view.addSubview(table)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        HeadlessScreen.main.turn()
        let (inset, offset) = (table.contentInset, table.contentOffset)
        var (actions, offsets) = (0, [CGFloat]())
        table.addPullToRefresh(PullToRefresh(position: .top)) { actions += 1 }

        table.startRefreshing(at: .top)
        for _ in 0..<5 {
            HeadlessScreen.main.advance(by: 0.5)
            offsets.append(table.contentOffset.y)
        }
        let bar = navigation.navigationBar.frame.height
        table.endRefreshing(at: .top)
        HeadlessScreen.main.advance(by: 3)

        #expect(actions == 1)
        #expect(Set(offsets.suffix(3)).count == 1)
        #expect(bar == 96)
        #expect(table.contentInset == inset)
        #expect(table.contentOffset == offset)
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
