import UIKit

/// Data source and delegate of a table of which a part loads.
final class TableProxy: ListProxy {
    private(set) weak var cells: InlineTableCells?

    var dataSource: (any UITableViewDataSource)? { source as? any UITableViewDataSource }
    var delegate: (any UITableViewDelegate)? { target as? any UITableViewDelegate }

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?, cells: InlineTableCells?) {
        self.cells = cells
        super.init(source: source, target: target, messages: cells == nil ? .ofTableRoom : .ofTable)
    }

    override var skeleton: (any InlineCells)? { cells }

    override func detach() {
        super.detach()
        cells = nil
    }

    /// The number of rows of each section of the app.
    func counts(in table: UITableView) -> [Int] { dataSource?.counts(of: table) ?? [] }
}

// MARK: - Data source

extension TableProxy: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        let counts = counts(in: tableView)
        guard let cells else { return counts.count }
        cells.content.follow(counts)
        if cells.content.isUnsettled { countsDidChange?() }
        return cells.content.numberOfSections
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells?.content.numberOfCells(in: section)
            ?? dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        listDidAsk?()
        if let number = number(at: indexPath), let cell = cells?.cell(at: indexPath, number: number) {
            return cell
        }
        return dataSource?.tableView(tableView, cellForRowAt: indexPath)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard header(section) == nil else { return nil }
        return forward(dataSource?.tableView(_:titleForHeaderInSection:), tableView, section) ?? nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard footer(section) == nil else { return nil }
        return forward(dataSource?.tableView(_:titleForFooterInSection:), tableView, section) ?? nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        number(at: indexPath) == nil
            && forward(dataSource?.tableView(_:canEditRowAt:), tableView, indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        forward(dataSource?.tableView(_:canMoveRowAt:), tableView, indexPath) ?? false
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        let commit: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? =
            dataSource?.tableView(_:commit:forRowAt:)
        if number(at: indexPath) == nil { commit?(tableView, editingStyle, indexPath) }
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        forward(
            dataSource?.tableView(_:moveRowAt:to:), tableView, from: sourceIndexPath, to: destinationIndexPath
        )
    }
}
