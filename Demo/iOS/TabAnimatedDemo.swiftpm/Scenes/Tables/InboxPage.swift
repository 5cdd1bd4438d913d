import TabAnimated
import UIKit

/// A line at the foot says what the skeleton does, and a button over the rows is hidden while they load.
final class InboxPage: ContactListPage {
    let statusLabel = UILabel()
    let composeButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
        addStatus()
        addComposeButton()
        let model = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        model.viewsHiddenWhileAnimated = [composeButton]
        tableView.tabAnimated = model
        _ = NotificationCenter.default.addObserver(
            forName: SkeletonState.didChangeNotification, object: tableView, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.showState() }
        }
    }

    private func showState() {
        if tableView.tabAnimationState == .running {
            statusLabel.text = "Checking for mail…"
        } else {
            showCount()
        }
    }

    private func addStatus() {
        showCount()
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel
        statusLabel.textAlignment = .center
        statusLabel.backgroundColor = .systemBackground
        statusLabel.frame = CGRect(x: 0, y: view.bounds.height - 40, width: view.bounds.width, height: 40)
        statusLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(statusLabel)
    }

    private func showCount() {
        statusLabel.text = "\(contacts.count) new messages"
    }

    private func addComposeButton() {
        composeButton.setTitle("Write", for: .normal)
        composeButton.setTitleColor(.white, for: .normal)
        composeButton.backgroundColor = .systemBlue
        composeButton.layer.cornerRadius = 28
        composeButton.frame = CGRect(
            x: view.bounds.width - 116, y: view.bounds.height - 116, width: 96, height: 56)
        composeButton.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        view.addSubview(composeButton)
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}
