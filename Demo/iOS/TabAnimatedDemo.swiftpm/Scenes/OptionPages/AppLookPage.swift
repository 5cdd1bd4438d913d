import TabAnimated
import UIKit

/// One adjustment for every skeleton of the app: a view and a table have thin lines, without a word of their own.
final class AppLookPage: ContactListPage {
    private let ownerView = ContactView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))

    /// The app's configuration while this page is away.
    private var configuration = SkeletonConfiguration.shared

    override var coveredViews: [UIView] { [ownerView, tableView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        ownerView.backgroundColor = .systemBackground
        ownerView.tabAnimated = ViewAnimated()
        tableView.tableHeaderView = ownerView
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        configuration = .shared
        SkeletonConfiguration.shared.adjust { $0.all(.label).height(6) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        SkeletonConfiguration.shared = configuration
    }

    override func load() {
        coveredViews.forEach { $0.startTabAnimation() }
        FakeServer.answer(self, after: 3) { page in
            Contact.samples.first.map(page.ownerView.show)
            page.contacts = Array(Contact.samples.dropFirst())
            page.ownerView.endTabAnimation(transition: .crossDissolve(0.2))
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}
