import UIKit

/// A table of bench cells in a window, of which ten rows can be seen.
@MainActor
final class BenchTable: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 660))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 660))
    private let count: Int

    /// Creates a table that shows the rows of an app's data.
    init(count: Int, height: CGFloat = 660) {
        self.count = count
        super.init()
        window.frame.size.height = height
        table.frame.size.height = height
        table.rowHeight = BenchCell.height
        table.register(BenchCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        window.addSubview(table)
        window.isHidden = false
        HeadlessScreen.main.turn()
    }

    /// Takes the window off the screen.
    func close() {
        window.isHidden = true
        HeadlessScreen.main.turn()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? BenchCell)?.fill(with: indexPath.row)
        return cell
    }
}
