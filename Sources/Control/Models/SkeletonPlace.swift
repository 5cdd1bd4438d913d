import UIKit

/// Where in a list something stands whose skeleton is adjusted.
///
/// ```swift
/// tableView.tabAnimated?.adjust { view, place in
///     if place.section == 0 { view.animation(named: "title").height(20) }
/// }
/// ```
public struct SkeletonPlace: Hashable, Sendable {
    /// What something in a list is.
    public enum Kind: Hashable, Sendable {
        /// A row or an item.
        case cell
        /// The header of a section.
        case header
        /// The footer of a section.
        case footer
        /// Another supplementary view of a collection, of a kind that its layout knows.
        case supplementary(String)
        /// A view that is no part of a list, or a list's own header or footer.
        case view
    }

    /// The number of the section, from zero; zero for a view.
    public let section: Int

    /// The number of the cell in its section, from zero; zero for what is no cell.
    public let item: Int

    /// What it is.
    public let kind: Kind

    /// The name of its class, without the module.
    public let className: String

    init(section: Int = 0, item: Int = 0, kind: Kind = .view, className: String) {
        self.section = section
        self.item = item
        self.kind = kind
        self.className = className
    }
}

extension SkeletonPlace.Kind {
    /// The kind of a supplementary view of a collection.
    @MainActor
    init(supplementary kind: String) {
        self =
            switch kind {
            case UICollectionView.elementKindSectionHeader: .header
            case UICollectionView.elementKindSectionFooter: .footer
            default: .supplementary(kind)
            }
    }
}
