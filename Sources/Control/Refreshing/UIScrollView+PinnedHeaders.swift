import UIKit

@available(tvOS, unavailable)
extension UIScrollView {
    /// Whether headers of sections stay at the top edge while their section scrolls by.
    var pinsSectionHeaders: Bool {
        switch self {
        case let table as UITableView:
            table.style == .plain && table.hasHeaders
        case let collection as UICollectionView:
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds
                ?? false
        default: false
        }
    }
}

extension UITableView {
    /// Whether one of the first sections has a header; lists with headers have them from the start.
    fileprivate var hasHeaders: Bool {
        (0..<min(3, numberOfSections)).contains { rectForHeader(inSection: $0).height > 0 }
    }
}
