import UIKit

/// A table in the way of SkeletonView: a data source of its own shows the app's cells, as many as fill the table, and
/// covers what is inside each as soon as it is dequeued.
@MainActor
final class SkeletonViewTable: NSObject, BenchPeer, UITableViewDataSource {
    let way = SkeletonViewWay()
    private weak var table: UITableView?
    private let identifiers: [String]
    private weak var original: (any UITableViewDataSource)?
    private var rowHeight: CGFloat = 0

    /// Creates the way for a table.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - identifiers: The kinds of cells, which share the rows in sight.
    init(_ table: UITableView, identifiers: [String]) {
        self.table = table
        self.identifiers = identifiers
    }

    func show() {
        guard let table else { return }
        original = table.dataSource
        rowHeight = table.rowHeight
        // Rows that are as high as their cells say get the height that was estimated, all of them.
        if rowHeight == UITableView.automaticDimension { table.rowHeight = table.estimatedRowHeight }
        table.isUserInteractionEnabled = false
        table.isScrollEnabled = false
        table.dataSource = self
        table.reloadData()
        HeadlessScreen.main.turn()
        way.layOut()
        way.runDeferred()
    }

    func hide() {
        guard let table else { return }
        table.rowHeight = rowHeight
        table.dataSource = nil
        table.dataSource = original
        table.reloadData()
        table.isUserInteractionEnabled = true
        table.isScrollEnabled = true
        way.hide()
        HeadlessScreen.main.turn()
        way.runDeferred()
    }

    /// Answers to a change of appearance: the rows are asked for again, and everything is colored anew.
    func update() {
        table?.reloadData()
        HeadlessScreen.main.turn()
        way.update()
    }

    func numberOfSections(in tableView: UITableView) -> Int { identifiers.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Int((tableView.frame.height / tableView.rowHeight).rounded(.up)) / identifiers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = identifiers[indexPath.section]
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        way.show(cell)
        return cell
    }
}
