import TabAnimated
public import UIKit

/// A chat of bubbles on the left and on the right, under the day that they are of.
public final class ChatViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var lines: [ChatLine] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        tableView.separatorStyle = .none
        tableView.rowHeight = 60
        tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        tableView.dataSource = self
        tableView.delegate = self
        view.fill(with: tableView)
        // The kinds follow each other until the screen is full; the header is as high as it asks to be.
        tableView.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                [bubble(isOwn: false), bubble(isOwn: true).count(2)], repeating: true,
                header: CellAnimated(DayView.self))
        ])
    }

    private func bubble(isOwn: Bool) -> CellAnimated {
        CellAnimated(BubbleCell.self) { $0.show(ChatLine(text: "", isOwn: isOwn)) }
            .variant(isOwn ? "own" : "other")
    }

    public func showContent() {
        lines = ChatLine.samples
        tableView.reloadData()
    }
}

extension ChatViewController: UITableViewDataSource, UITableViewDelegate {
    public func numberOfSections(in tableView: UITableView) -> Int { lines.isEmpty ? 0 : 1 }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
        (cell as? BubbleCell)?.show(lines[indexPath.row])
        return cell
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        DayView(frame: .zero)
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }

    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 40 }
}
