import UIKit

/// A table in the way of TABAnimated: on a cold start a cell of the app's class for each row is filled, laid out and walked;
/// later starts show bare cells with copies of what was kept.
@MainActor
final class TABAnimatedTable: NSObject, KeepingPeer, UITableViewDataSource, UITableViewDelegate {
    private weak var table: UITableView?
    private let classes: [UITableViewCell.Type]
    private let counts: [Int]
    private let cells: TABAnimatedCells
    private weak var original: (any UITableViewDataSource)?
    private var isRunning = false
    private var estimate: CGFloat?

    var kept: [String: TABAnimatedWay.Skeleton] { cells.kept }

    /// Creates the way for a table.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - classes: The classes of cells, each of which has a section.
    ///   - counts: The numbers of rows of the sections.
    ///   - kept: What an earlier start has kept.
    init(
        _ table: UITableView, classes: [UITableViewCell.Type], counts: [Int],
        kept: [String: TABAnimatedWay.Skeleton]
    ) {
        self.table = table
        self.classes = classes
        self.counts = counts
        cells = TABAnimatedCells(kept: kept)
    }

    func show() {
        guard let table else { return }
        for kind in classes {
            table.register(kind, forCellReuseIdentifier: "tab_\(kind)")
            table.register(UITableViewCell.self, forCellReuseIdentifier: "tab_contain_\(kind)")
        }
        original = table.dataSource
        isRunning = true
        table.dataSource = self
        table.delegate = self
        if table.estimatedRowHeight > 0 {
            estimate = table.estimatedRowHeight
            table.estimatedRowHeight = UITableView.automaticDimension
            table.rowHeight = BenchCell.height
        }
        table.addSubview(TABAnimatedCells.makeSentry())
        table.reloadData()
        HeadlessScreen.main.turn()
        cells.finishBatch()
    }

    /// Ends the skeleton; the library stays between the table and its data.
    func hide() {
        guard let table else { return }
        isRunning = false
        if let estimate {
            table.estimatedRowHeight = estimate
            table.rowHeight = UITableView.automaticDimension
        }
        table.reloadData()
        HeadlessScreen.main.turn()
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        isRunning ? classes.count : original?.numberOfSections(in: tableView) ?? 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isRunning ? counts[section] : original?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard isRunning else {
            return original?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
        }
        let name = "\(classes[indexPath.section])"
        let cell = tableView.dequeueReusableCell(
            withIdentifier: cells.identifier(of: name), for: indexPath)
        cells.cover(cell, of: name)
        return cell
    }
}
