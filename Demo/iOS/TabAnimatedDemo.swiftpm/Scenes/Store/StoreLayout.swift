import UIKit

/// The layout of the store: features that are leafed through sideways, above two columns of products,
/// or one where text is large.
@MainActor
enum StoreLayout {
    static let headerHeight: CGFloat = 48

    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let traits = environment.traitCollection
            let section = index == 0 ? features(traits) : products(traits)
            section.boundarySupplementaryItems = [header(traits)]
            return section
        }
    }

    private static func features(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.86), scaled(220, .headline, traits)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
        return section
    }

    private static func products(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
        let width: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 0.5
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)))
        item.contentInsets.trailing = 12
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), scaled(84, .body, traits)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private static func header(_ traits: UITraitCollection) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), scaled(headerHeight, .title3, traits)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    /// A height that grows with the texts in it.
    private static func scaled(
        _ height: CGFloat, _ style: UIFont.TextStyle, _ traits: UITraitCollection
    ) -> NSCollectionLayoutDimension {
        .absolute(UIFontMetrics(forTextStyle: style).scaledValue(for: height, compatibleWith: traits))
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
