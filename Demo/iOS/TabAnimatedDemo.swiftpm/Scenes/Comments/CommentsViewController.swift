import TabAnimated
public import UIKit

/// An article that is there, above comments that load.
public final class CommentsViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let article = Article.samples[1]
    private var comments: [AgendaEntry] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        view.backgroundColor = .systemBackground
        tableView.register(NewsCell.self, forCellReuseIdentifier: "article")
        tableView.register(SpeakerCell.self, forCellReuseIdentifier: "comment")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.tabAnimated = TableAnimated(
            cellClass: SpeakerCell.self, cellHeight: 72, count: 5, inSections: [1])
    }

    public func showContent() {
        comments = AgendaEntry.people
        tableView.endTabAnimation(inSection: 1)
        tableView.reloadData()
    }
}

extension CommentsViewController: UITableViewDataSource, UITableViewDelegate {
    public func numberOfSections(in tableView: UITableView) -> Int {
        comments.isEmpty ? 1 : 2
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : comments.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isArticle = indexPath.section == 0
        let cell = tableView.dequeueReusableCell(
            withIdentifier: isArticle ? "article" : "comment", for: indexPath)
        (cell as? NewsCell)?.show(article)
        if !isArticle { (cell as? SpeakerCell)?.show(comments[indexPath.row]) }
        return cell
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 120 : 72
    }
}
