import TabAnimated
import UIKit

/// Rows and a header as high as their texts, with estimates from the delegate; the skeleton shimmers.
final class SelfSizingDelegatePage: TablePage {
    private var memos: [Memo] = []

    override var ownAnimations: [AnimationType] { [.shimmer()] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Memos"
        tableView.register(MemoCell.self, forCellReuseIdentifier: "memo")
        tableView.register(HostHeader.self, forHeaderFooterViewReuseIdentifier: "host")
        tableView.sectionHeaderTopPadding = 0
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tabAnimated = TableAnimated(sections: [
            SectionAnimated(cellClass: MemoCell.self, header: .init(HostHeader.self).height(100))
        ])
        tableView.tabAnimated?.animation = .shimmer()
        tableView.tabAnimated?.adjust { part in
            switch part.className {
            case "HostHeader": part.animations(1...2).width(170)
            default: part.animation(1).width(60)
            }
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

extension SelfSizingDelegatePage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        memos.isEmpty ? 0 : 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        memos.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "memo", for: indexPath)
        (cell as? MemoCell)?.show(memos[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        90
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        100
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "host") as? HostHeader
        header?.show(.sample)
        return header
    }
}
