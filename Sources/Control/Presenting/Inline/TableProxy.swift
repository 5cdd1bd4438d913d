import UIKit

/// Data source and delegate of a table of which a part loads: answers for that part, and hands on everything else.
final class TableProxy: ListProxy {
    /// Who answers; `nil` once the proxy has been detached.
    private(set) weak var cells: InlineTableCells?

    var dataSource: (any UITableViewDataSource)? { source as? any UITableViewDataSource }
    var delegate: (any UITableViewDelegate)? { target as? any UITableViewDelegate }

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?, cells: InlineTableCells) {
        self.cells = cells
        super.init(source: source, target: target)
    }

    override var content: InlineContent? { cells?.content }

    override func detach() {
        super.detach()
        cells = nil
    }

    /// The number of rows of each section of the app.
    func counts(in table: UITableView) -> [Int] {
        guard let dataSource else { return [] }
        let sections: ((UITableView) -> Int)? = dataSource.numberOfSections(in:)
        return (0..<(sections?(table) ?? 1)).map { dataSource.tableView(table, numberOfRowsInSection: $0) }
    }
}

// MARK: - Data source

extension TableProxy: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        let counts = counts(in: tableView)
        guard let cells else { return counts.count }
        cells.content.follow(counts)
        return cells.content.numberOfSections
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let cells else {
            return dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
        }
        return cells.content.numberOfCells(in: section)
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
        guard belongsToApp(section), loading(section).flatMap({ cells?.header(ofSection: $0) }) == nil else {
            return nil
        }
        let ask: ((UITableView, Int) -> String?)? = dataSource?.tableView(_:titleForHeaderInSection:)
        return ask?(tableView, section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard belongsToApp(section), loading(section).flatMap({ cells?.footer(ofSection: $0) }) == nil else {
            return nil
        }
        let ask: ((UITableView, Int) -> String?)? = dataSource?.tableView(_:titleForFooterInSection:)
        return ask?(tableView, section)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard number(at: indexPath) == nil else { return false }
        let ask: ((UITableView, IndexPath) -> Bool)? = dataSource?.tableView(_:canEditRowAt:)
        return ask?(tableView, indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard number(at: indexPath) == nil else { return false }
        let ask: ((UITableView, IndexPath) -> Bool)? = dataSource?.tableView(_:canMoveRowAt:)
        return ask?(tableView, indexPath) ?? false
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let ask: ((UITableView) -> [String]?)? = dataSource?.sectionIndexTitles(for:)
        return ask?(tableView)
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
        let ask: ((UITableView, String, Int) -> Int)? =
            dataSource?.tableView(_:sectionForSectionIndexTitle:at:)
        return ask?(tableView, title, index) ?? index
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard number(at: indexPath) == nil else { return }
        let hear: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? =
            dataSource?.tableView(_:commit:forRowAt:)
        hear?(tableView, editingStyle, indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard number(at: sourceIndexPath) == nil, number(at: destinationIndexPath) == nil else { return }
        let hear: ((UITableView, IndexPath, IndexPath) -> Void)? =
            dataSource?.tableView(_:moveRowAt:to:)
        hear?(tableView, sourceIndexPath, destinationIndexPath)
    }
}
