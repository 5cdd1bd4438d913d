import UIKit

@available(tvOS, unavailable)
extension UIScrollView {
    /// Whether section headers stick to the top edge.
    var pinsSectionHeaders: Bool {
        switch self {
        case let table as UITableView:
            table.pinsHeaders && table.hasHeaders
        case let collection as UICollectionView: collection.pinsHeaders
        default: false
        }
    }
}

extension UITableView {
    /// Whether one of the first three sections has a header.
    fileprivate var hasHeaders: Bool {
        (0..<min(3, numberOfSections)).contains { rectForHeader(inSection: $0).height > 0 }
    }
}
