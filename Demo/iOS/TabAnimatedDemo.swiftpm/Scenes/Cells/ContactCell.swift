import UIKit

/// A row that consists of one view of the app's, which is added to the cell itself.
final class ContactCell: UITableViewCell {
    private let contactView = ContactView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(contactView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contactView)
    }

    func show(_ contact: Contact) {
        contactView.show(contact)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contactView.frame = bounds
    }
}
