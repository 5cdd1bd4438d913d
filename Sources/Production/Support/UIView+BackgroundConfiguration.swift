package import UIKit

extension UIView {
    /// The background configuration of a cell, a header or a footer.
    package var ownBackgroundConfiguration: UIBackgroundConfiguration? {
        switch self {
        case let cell as UITableViewCell: cell.backgroundConfiguration
        case let cell as UICollectionViewCell: cell.backgroundConfiguration
        case let header as UITableViewHeaderFooterView: header.backgroundConfiguration
        default: nil
        }
    }

    /// The color of the background configuration, resolved for the tint; `nil` where it leaves the color to others.
    package var configuredBackgroundColor: UIColor? {
        guard let configuration = ownBackgroundConfiguration, configuration.backgroundColor != nil else {
            return nil
        }
        return configuration.resolvedBackgroundColor(for: tintColor)
    }
}
