import UIKit

/// Data source and delegate of a table of which a part loads: answers for that part, and hands on everything else.
final class TableProxy: ListProxy {
    /// Who answers; `nil` once the proxy has been retired, which then only hands on.
    weak var filling: (any TableFilling)?

    var dataSource: (any UITableViewDataSource)? { source as? any UITableViewDataSource }
    var delegate: (any UITableViewDelegate)? { target as? any UITableViewDelegate }

    /// The number of the skeleton cell at a path, or `nil` if the row is the app's.
    func number(at path: IndexPath) -> Int? {
        guard case .skeleton(let number)? = filling?.content.place(ofItem: path.row, in: path.section) else {
            return nil
        }
        return number
    }

    /// Whether the app's objects may be asked about a section.
    func isApps(_ section: Int) -> Bool {
        filling.map { $0.content.hasSection(section) } ?? true
    }

    /// Whether a header or footer of the app's may be shown: its section is there, and if it loads, has none of ours.
    func loading(_ section: Int) -> Int? { filling?.content.number(ofSection: section) }

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
        guard let filling else { return counts.count }
        filling.content.follow(counts)
        return filling.content.numberOfSections
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let filling else {
            return dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
        }
        return filling.content.numberOfCells(in: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        listDidAsk?()
        if let number = number(at: indexPath), let cell = filling?.cell(at: indexPath, number: number) {
            return cell
        }
        return dataSource?.tableView(tableView, cellForRowAt: indexPath)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard isApps(section), loading(section).flatMap({ filling?.header(ofSection: $0) }) == nil else {
            return nil
        }
        let ask: ((UITableView, Int) -> String?)? = dataSource?.tableView(_:titleForHeaderInSection:)
        return ask?(tableView, section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard isApps(section), loading(section).flatMap({ filling?.footer(ofSection: $0) }) == nil else {
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
