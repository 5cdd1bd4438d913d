import UIKit

/// The heading of a section that shows its host.
final class HostHeader: UITableViewHeaderFooterView {
    private let hostView = HostView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ host: Host) {
        hostView.show(host)
    }

    private func setUp() {
        contentView.fill(with: hostView)
        let height = hostView.heightAnchor.constraint(equalToConstant: 100)
        // A header that is given another height keeps that.
        height.priority = .defaultHigh
        height.isActive = true
    }
}
