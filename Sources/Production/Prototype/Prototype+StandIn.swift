import UIKit

extension Prototype {
    /// Makes what is seen in place of views of a class that cannot be made: two lines of text, as UIKit's own cells have.
    static func makeStandIn(for viewClass: UIView.Type) -> UIView {
        switch viewClass {
        case is UITableViewCell.Type: UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        case is UICollectionViewCell.Type: UICollectionViewListCell(frame: .zero)
        default: UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
    }
}
