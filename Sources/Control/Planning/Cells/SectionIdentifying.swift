public import UIKit

/// A data source that knows its sections by identifiers: a diffable one, which insists on being the list's own.
@MainActor
protocol SectionIdentifying: AnyObject {
    /// What identifies the sections, in their order.
    var identifiersOfSections: [AnyHashable] { get }
}

extension UITableViewDiffableDataSource: SectionIdentifying {
    var identifiersOfSections: [AnyHashable] { snapshot().sectionIdentifiers.map(AnyHashable.init) }
}

extension UICollectionViewDiffableDataSource: SectionIdentifying {
    var identifiersOfSections: [AnyHashable] { snapshot().sectionIdentifiers.map(AnyHashable.init) }
}
