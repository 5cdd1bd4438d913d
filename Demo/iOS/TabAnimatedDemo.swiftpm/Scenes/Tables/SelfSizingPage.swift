import TabAnimated
import UIKit

/// Rows as high as their texts, with an estimate that is a property of the table.
final class SelfSizingPage: TablePage {
    private var memos: [Memo] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Memos"
        tableView.register(MemoCell.self, forCellReuseIdentifier: "memo")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 100
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: MemoCell.self, count: 8)
        tableView.tabAnimated?.adjust { cell in
            cell.animation(0).line(3)
            cell.animation(1).width(60)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.memos = Memo.samples
            page.tableView.endTabAnimation(reloading: true)
        }
    }
}

extension SelfSizingPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        memos.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "memo", for: indexPath)
        (cell as? MemoCell)?.show(memos[indexPath.row])
        return cell
    }
}
