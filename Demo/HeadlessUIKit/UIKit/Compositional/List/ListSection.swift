import Foundation

/// A section that is a list.
@MainActor struct ListSection {
    let configuration: UICollectionLayoutListConfiguration

    /// The room above the header.
    var topPadding: CGFloat {
        guard configuration.headerMode == .supplementary else { return 0 }
        if let padding = configuration.headerTopPadding { return padding }
        return configuration.appearance == .insetGrouped || configuration.appearance == .grouped ? 17.5 : 0
    }

    /// Tells every cell where in the list it stands.
    func describe(_ section: CompositionalContent.Section, itemCount: Int) {
        let hasHeader = configuration.headerMode == .firstItemInSection
        for attributes in section.attributes where attributes.representedElementCategory == .cell {
            let path = attributes.indexPath
            var place = ListPlace(appearance: configuration.appearance)
            place.isHeader = hasHeader && path.item == 0
            place.isFirst = path.item == (hasHeader ? 1 : 0)
            place.isLast = path.item == itemCount - 1
            place.separators = separators(at: path, place)
            place.leadingActions = configuration.leadingSwipeActionsConfigurationProvider
            place.trailingActions = configuration.trailingSwipeActionsConfigurationProvider
            attributes.extras.list = place
        }
    }

    private func separators(at path: IndexPath, _ place: ListPlace) -> ListPlace.Separators {
        guard configuration.showsSeparators else { return ListPlace.Separators() }
        let base = configuration.separatorConfiguration
        let own = configuration.itemSeparatorHandler?(path, base) ?? base
        var lines = ListPlace.Separators()
        lines.color = own.color
        lines.multipleSelectionColor = own.multipleSelectionColor
        if shows(own.topSeparatorVisibility, automatic: place.hasTopLine) {
            lines.top = insets(own.topSeparatorInsets, isFull: true)
        }
        if shows(own.bottomSeparatorVisibility, automatic: place.hasBottomLine) {
            let isFull = place.appearance == .grouped && place.isLast
            lines.bottom = insets(own.bottomSeparatorInsets, isFull: isFull)
        }
        return lines
    }

    private func shows(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
        visibility == .visible || visibility == .automatic && automatic
    }

    private func insets(_ insets: NSDirectionalEdgeInsets, isFull: Bool) -> ListPlace.Line {
        guard insets == UIListSeparatorConfiguration.automaticInsets else { return .inset(insets) }
        return isFull ? .inset(.zero) : .automatic
    }
}

/// Where in a list a cell stands.
struct ListPlace {
    /// A line and where it begins and ends.
    enum Line {
        case automatic
        case inset(NSDirectionalEdgeInsets)
    }

    /// The lines above and below a cell.
    struct Separators {
        var color = UIColor.separator
        var multipleSelectionColor = UIColor.separator
        var top: Line?
        var bottom: Line?
    }

    let appearance: UICollectionLayoutListConfiguration.Appearance
    var isHeader = false
    var isFirst = false
    var isLast = false
    var separators = Separators()
    var leadingActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    var trailingActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

    init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
    }

    var hasTopLine: Bool { appearance == .grouped && isFirst }

    var hasBottomLine: Bool {
        !isHeader && !appearance.isSidebar && !(isLast && appearance == .insetGrouped)
    }

    /// The corners that the outline of an inset group rounds.
    var corners: CACornerMask {
        guard appearance == .insetGrouped, !isHeader else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}
