import UIKit

/// The layout of the store: features that are leafed through sideways, above two columns of products,
/// or one where text is large.
@MainActor
enum StoreLayout {
    static let headerHeight: CGFloat = 48

    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            let section = index == 0 ? features : products(columns: isLarge ? 1 : 2)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }

    private static var features: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.86), .absolute(220)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
        return section
    }

    private static func products(columns: Int) -> NSCollectionLayoutSection {
        let width = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)))
        item.contentInsets.trailing = 12
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(84)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private static var header: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(headerHeight)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
