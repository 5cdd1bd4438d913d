import TabAnimated
import UIKit

/// A list of contacts over a button, none of which has a background, as Apple wants it of sheets since iOS 26.
final class ClearContactsPage: ContactListPage {
    private let footer = UIView()
    private let button = UIButton(configuration: .gray())

    override var coveredViews: [UIView] { [tableView, footer] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        tableView.backgroundColor = .clear
        tableView.delegate = self
        tableView.frame.size.height -= 80
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        addFooter()
    }

    private func addFooter() {
        footer.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80)
        footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        footer.tabAnimated = ViewAnimated()
        view.addSubview(footer)
        button.configuration?.cornerStyle = .capsule
        button.frame = footer.bounds.insetBy(dx: 60, dy: 16)
        button.autoresizingMask = [.flexibleWidth]
        footer.addSubview(button)
    }

    override func load() {
        coveredViews.forEach { $0.startTabAnimation() }
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.button.configuration?.title = "Follow all"
            page.tableView.reloadData()
            page.coveredViews.forEach { $0.endTabAnimation(transition: .crossDissolve(0.2)) }
        }
    }
}

extension ClearContactsPage: UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        cell.backgroundColor = .clear
    }
}
