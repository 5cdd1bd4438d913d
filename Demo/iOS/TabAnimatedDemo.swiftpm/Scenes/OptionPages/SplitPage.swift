import TabAnimated
import UIKit

/// A list beside a person's page where the screen is wide, and the list alone where it is not; each loads by itself.
final class SplitPage: ContactListPage {
    private static let listWidth: CGFloat = 320

    private let profileView = ProfileView()
    private let line = UIView()

    private var isWide: Bool { view.bounds.width >= 700 }

    override var coveredViews: [UIView] { isWide ? [tableView, profileView] : [tableView] }

    override var answerTimes: [TimeInterval] { [2, 3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        line.backgroundColor = .separator
        view.addSubview(profileView)
        view.addSubview(line)
        tableView.autoresizingMask = []
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        profileView.tabAnimated = ViewAnimated()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = isWide ? Self.listWidth : view.bounds.width
        tableView.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
        line.frame = CGRect(x: width, y: 0, width: 1, height: view.bounds.height)
        profileView.frame = CGRect(
            x: width + 1, y: 0, width: max(0, view.bounds.width - width - 1), height: view.bounds.height)
        profileView.isHidden = !isWide
    }

    override func load() {
        coveredViews.forEach { $0.startTabAnimation() }
        FakeServer.answer(self, after: 2) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
        FakeServer.answer(self, after: 3) { page in
            page.profileView.show(.sample)
            page.profileView.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }
}
