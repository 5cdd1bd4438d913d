import TabCache
import UIKit

/// The kind of view at a place of a list.
enum ElementKind: Hashable {
    case cell, header, footer
    /// Another supplementary view of a collection, with its element kind.
    case supplementary(String)
    /// A view outside of lists, or the header or footer of a whole table.
    case view

    @MainActor
    init(_ name: String) {
        self = [Self.header, .footer].first { $0.name == name } ?? .supplementary(name)
    }

    /// The element kind of UIKit; `nil` for cells and single views.
    @MainActor
    var name: String? {
        switch self {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        case .supplementary(let name): name
        case .cell, .view: nil
        }
    }
}

/// What an adjustment hears of the place of a cell, a header or a footer.
struct ElementPlace: Hashable {
    let kind: ElementKind
    let path: IndexPath
}
