import UIKit

/// A table in the way of SkeletonView: a data source of its own shows the app's cells, as many as fill the table, and
/// covers what is inside each as soon as it is dequeued.
@MainActor
final class SkeletonViewTable: NSObject, UITableViewDataSource {
    private let way = SkeletonViewWay()
    private weak var table: UITableView?
    private weak var original: (any UITableViewDataSource)?
    private var count = 0

    /// Covers a table, what waits for a later turn included.
    func show(_ table: UITableView) {
        self.table = table
        original = table.dataSource
        count = Int((table.frame.height / table.rowHeight).rounded(.up))
        table.isUserInteractionEnabled = false
        table.dataSource = self
        table.reloadData()
        HeadlessScreen.main.turn()
        way.runDeferred()
    }

    /// Gives the table back to the app.
    func hide() {
        guard let table else { return }
        way.hide()
        table.dataSource = nil
        table.dataSource = original
        table.isUserInteractionEnabled = true
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        // The library lays a cell out before it covers it.
        cell.layoutIfNeeded()
        way.show(cell)
        return cell
    }
}
