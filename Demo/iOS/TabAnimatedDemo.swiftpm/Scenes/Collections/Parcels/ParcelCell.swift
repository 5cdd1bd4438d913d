import UIKit

/// A parcel. Its views come from the interface file of the same name, which gives each of them a tag.
final class ParcelCell: UICollectionViewCell {
    private enum Tag: Int {
        case sender = 1
        case content
        case state
        case track
    }

    func show(_ parcel: Parcel) {
        label(.sender)?.text = parcel.sender
        label(.content)?.text = parcel.content
        label(.state)?.text = parcel.state
        (view(.track) as? UIButton)?.setTitle("Track", for: .normal)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        // UIKit calls it on the main thread, and does not bind it to the main actor.
        MainActor.assumeIsolated {
            contentView.backgroundColor = .secondarySystemGroupedBackground
            label(.content)?.textColor = .secondaryLabel
            label(.state)?.textColor = .systemTeal
            view(.track)?.backgroundColor = .tertiarySystemFill
            view(.track)?.layer.cornerRadius = 8
        }
    }

    private func view(_ tag: Tag) -> UIView? {
        contentView.viewWithTag(tag.rawValue)
    }

    private func label(_ tag: Tag) -> UILabel? {
        view(tag) as? UILabel
    }
}
