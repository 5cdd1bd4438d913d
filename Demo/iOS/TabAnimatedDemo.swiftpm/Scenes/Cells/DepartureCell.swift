import UIKit

/// A ferry that leaves. Its views come from the interface file of the same name, which gives each of them a tag
/// and has them in another order than the eye.
final class DepartureCell: UITableViewCell {
    private enum Tag: Int {
        case time = 1
        case destination
        case ship
        case pier
        case picture
    }

    func show(_ departure: Departure) {
        label(.time)?.text = departure.time
        label(.destination)?.text = departure.destination
        label(.ship)?.text = departure.ship
        label(.pier)?.text = departure.pier
        (view(.picture) as? UIImageView)?.image = Portrait.landscape(
            hue: departure.hue, size: CGSize(width: 72, height: 72))
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        // UIKit calls it on the main thread, and does not bind it to the main actor.
        MainActor.assumeIsolated {
            label(.ship)?.textColor = .secondaryLabel
            label(.pier)?.textColor = .systemBlue
            label(.pier)?.textAlignment = .right
            view(.picture)?.layer.cornerRadius = 36
            view(.picture)?.clipsToBounds = true
        }
    }

    private func view(_ tag: Tag) -> UIView? {
        contentView.viewWithTag(tag.rawValue)
    }

    private func label(_ tag: Tag) -> UILabel? {
        view(tag) as? UILabel
    }
}
