import UIKit

/// The only row of a hidden table, which tells what UIKit does with rows.
@MainActor
final class SampleRow: NSObject, UITableViewDataSource {
    private let makeCell: () -> UITableViewCell
    private var titles: [String]?

    init(makeCell: @escaping () -> UITableViewCell) {
        self.makeCell = makeCell
    }

    /// Lays out a table with the row inside a view, and reads the row before the table goes.
    ///
    /// - Parameter titles: The titles of the index of the table, if it has one.
    func read<Answer>(
        in table: UITableView, inside view: UIView, titles: [String]? = nil,
        _ read: (UITableViewCell) -> Answer
    ) -> Answer {
        self.titles = titles
        table.isHidden = true
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        view.insertSubview(table, at: 0)
        defer {
            table.dataSource = nil
            table.removeFromSuperview()
        }
        table.layoutIfNeeded()
        let row = table.cellForRow(at: IndexPath(row: 0, section: 0)) ?? makeCell()
        row.layoutIfNeeded()
        // A table does not retain its data source.
        return withExtendedLifetime(self) { read(row) }
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell()
    }
}
