import UIKit

/// A data source that lends sections to a collection beside those of the app.
@MainActor
protocol SectionLending: AnyObject {
    /// Returns the number of sections that the app has.
    func sectionCountOfApp(in collection: UICollectionView) -> Int
}
