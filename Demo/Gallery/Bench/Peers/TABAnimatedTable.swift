import UIKit

/// A table in the way of TABAnimated: on a cold start a cell of the app's class for each row is filled, laid out and walked;
/// later starts show bare cells with copies of what was kept.
@MainActor
final class TABAnimatedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// What was kept of the class of the cells; `nil` before a cold start.
    private(set) var kept: TABAnimatedWay.Skeleton?
    private var waiting: [UITableViewCell] = []
    private var count = 0

    init(kept: TABAnimatedWay.Skeleton? = nil) {
        self.kept = kept
    }

    /// Covers a table, what waits for a later turn included.
    func show(_ table: UITableView) {
        count = Int((table.frame.height / table.rowHeight).rounded(.up))
        table.register(BenchCell.self, forCellReuseIdentifier: "tab_BenchCell")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "tab_contain_BenchCell")
        table.dataSource = self
        table.delegate = self
        table.reloadData()
        HeadlessScreen.main.turn()
        finishBatch()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let kept {
            let cell = tableView.dequeueReusableCell(withIdentifier: "tab_contain_BenchCell", for: indexPath)
            // The library copies twice: out of its store, and for the cell.
            kept.copy().copy().bind(to: cell)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "tab_BenchCell", for: indexPath)
        _ = TABAnimatedWay.fill(cell, hides: true)
        cell.isHidden = true
        waiting.append(cell)
        return cell
    }

    /// The next turn: every cell is walked, then all are shown.
    private func finishBatch() {
        let skeletons = waiting.map(TABAnimatedWay.produce)
        for (cell, skeleton) in zip(waiting, skeletons) {
            cell.isHidden = false
            skeleton.bind(to: cell)
        }
        kept = kept ?? skeletons.first?.copy()
        waiting = []
        HeadlessScreen.main.turn()
    }
}
