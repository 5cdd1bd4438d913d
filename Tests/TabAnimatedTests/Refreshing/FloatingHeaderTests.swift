import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Headers that float stay at the top while an edge opens and closes.
@MainActor
@Suite("Floating headers beside refreshers", .serialized, .ownApp)
final class FloatingHeaderTests {
    private let app = TitledRows()
    private let bottom = RecordedRefresher(.bottom)

    private lazy var stage: RefreshStage<UITableView> = {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        stage.scrollView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        stage.scrollView.rowHeight = 64
        stage.scrollView.dataSource = app
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()
        return stage
    }()

    /// The farthest that the header of the last section is seen from the top of the table within a time, in points.
    private func farthest(in seconds: TimeInterval) throws -> CGFloat {
        var farthest: CGFloat = 0
        for _ in 0..<Int(seconds / 0.016) {
            stage.wait(0.016)
            let header = try #require(stage.scrollView.headerView(forSection: 2)).layer
            let list = stage.scrollView.layer
            let place =
                (header.presentation() ?? header).frame.minY - (list.presentation() ?? list).bounds.minY
            farthest = max(farthest, abs(place))
        }
        return farthest
    }

    private func scrollToEnd() {
        stage.scrollView.contentOffset.y = stage.restEnd
        HeadlessScreen.main.turn()
    }

    @Test func `when a pull opens the end and when it closes`() throws {
        bottom.add(to: stage.scrollView)
        scrollToEnd()
        stage.pull(60, at: .bottom)
        stage.lift()
        #expect(try farthest(in: 0.4) < 1)
        stage.scrollView.endRefreshing(at: .bottom)
        #expect(try farthest(in: 1.5) < 1)
        #expect(bottom.refresher.state == .initial)
    }

    @Test func `when rows at the end give way to a message`() async throws {
        stage.scrollView.addLoadMore(rows: 2) { .exhausted }
        scrollToEnd()
        HeadlessScreen.main.turn()
        await HeadlessScreen.main.runTasks()
        #expect(try farthest(in: 0.6) < 1)
        #expect(stage.scrollView.refresher(at: .bottom)?.state == .finished(.exhausted))
    }
}

/// Three sections of twenty rows, with titles.
private final class TitledRows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
