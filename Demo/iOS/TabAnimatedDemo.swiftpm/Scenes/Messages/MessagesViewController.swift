import TabAnimated
public import UIKit

/// A table of messages that loads.
public final class MessagesViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var messages: [Message] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        view.backgroundColor = .systemBackground
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 78
        tableView.dataSource = self
        view.fill(with: tableView)
        tableView.tabAnimated = TableAnimated(cellClass: MessageCell.self)
    }

    public func showContent() {
        messages = Message.samples
        tableView.reloadData()
    }
}

extension MessagesViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show(messages[indexPath.row])
        return cell
    }
}
