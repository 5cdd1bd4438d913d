public import UIKit

/// A data source that identifies its sections: a diffable one.
@MainActor
protocol SectionIdentifying: AnyObject {
    /// The identifiers of the sections, in order.
    var identifiersOfSections: [AnyHashable] { get }
}

extension UITableViewDiffableDataSource: SectionIdentifying {
    var identifiersOfSections: [AnyHashable] { snapshot().sectionIdentifiers.map(AnyHashable.init) }
}

extension UICollectionViewDiffableDataSource: SectionIdentifying {
    var identifiersOfSections: [AnyHashable] { snapshot().sectionIdentifiers.map(AnyHashable.init) }
}
