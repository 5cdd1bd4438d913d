import UIKit

/// Shorthand for the parts of compositional layouts.
@MainActor enum Part {
    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    /// Rows as broad as the section and 50 points high.
    static func rows() -> NSCollectionLayoutSection {
        let full = size(.fractionalWidth(1), .absolute(50))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    }

    static func header(_ alignment: NSRectAlignment = .top) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: alignment)
    }
}

extension UICollectionView {
    /// The frames that the layout gives the first items of a section.
    func frames(_ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    func headerFrame(_ section: Int) -> CGRect? {
        layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
            .frame
    }
}

extension CollectionFixture {
    /// A view of 320 by 400 points with a compositional layout.
    @MainActor func compositional(
        _ section: NSCollectionLayoutSection,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout(
            section: section,
            configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration())
        return collection(layout)
    }
}

/// A cell as high as it is told.
final class TallCell: UICollectionViewCell {
    var height: CGFloat = 70

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 60, height: height)
    }
}
