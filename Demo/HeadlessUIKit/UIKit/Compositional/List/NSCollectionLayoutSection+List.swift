import Foundation

/// The measures of lists.
private enum ListMetrics {
    static let estimatedRow: CGFloat = 44
    static let estimatedPlainHeader: CGFloat = 28
    static let estimatedGroupedHeader: CGFloat = 38
    static let groupSpacing: CGFloat = 17.5
    static let groupedMargin: CGFloat = 20
    static let sidebarMargin: CGFloat = 16
}

extension NSCollectionLayoutSection {
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = size(ListMetrics.estimatedRow)
        let item = NSCollectionLayoutItem(layoutSize: row)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [item]))
        section.list = ListSection(configuration: configuration)
        section.contentInsets = insets(configuration)
        section.boundarySupplementaryItems = boundaries(configuration)
        return section
    }

    private static func size(_ estimate: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    }

    private static func insets(_ configuration: UICollectionLayoutListConfiguration)
        -> NSDirectionalEdgeInsets
    {
        var insets = NSDirectionalEdgeInsets.zero
        switch configuration.appearance {
        case .plain: return .zero
        case .grouped: break
        case .insetGrouped:
            insets.leading = ListMetrics.groupedMargin
            insets.trailing = ListMetrics.groupedMargin
        case .sidebar, .sidebarPlain:
            insets.leading = ListMetrics.sidebarMargin
            insets.trailing = ListMetrics.sidebarMargin
            return insets
        }
        if configuration.headerMode != .supplementary { insets.top = ListMetrics.groupSpacing }
        if configuration.footerMode != .supplementary { insets.bottom = ListMetrics.groupSpacing }
        return insets
    }

    private static func boundaries(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let isPlain = configuration.appearance == .plain
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let height = isPlain ? ListMetrics.estimatedPlainHeader : ListMetrics.estimatedGroupedHeader
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(height), elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = isPlain
            items.append(header)
        }
        if configuration.footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(ListMetrics.estimatedPlainHeader),
                    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
