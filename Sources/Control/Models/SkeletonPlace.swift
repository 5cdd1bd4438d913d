import UIKit

/// The place in a list of the cell, header or footer that an adjustment changes.
///
/// ```swift
/// tableView.tabAnimated?.adjust { view, place in
///     if place.section == 0 { view.animation(named: "title").height(20) }
/// }
/// ```
public struct SkeletonPlace: Hashable, Sendable {
    /// The kind of view at a place.
    public enum Kind: Hashable, Sendable {
        /// A row or an item.
        case cell
        /// The header of a section.
        case header
        /// The footer of a section.
        case footer
        /// Another supplementary view of a collection, with its element kind.
        case supplementary(String)
        /// A view outside of lists, or the header or footer of a whole table.
        case view
    }

    /// The index of the section; zero for a view.
    public let section: Int

    /// The index of the cell in its section; zero for other views.
    public let item: Int

    /// The kind of the view.
    public let kind: Kind

    /// The name of the class of the view, without the module.
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
