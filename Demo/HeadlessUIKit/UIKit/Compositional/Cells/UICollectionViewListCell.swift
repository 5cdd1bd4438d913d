public import Foundation

/// A cell of a list with accessories, an indentation and a separator.
open class UICollectionViewListCell: UICollectionViewCell {
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    open var indentsAccessories = true {
        didSet { setNeedsLayout() }
    }
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }
    private lazy var separatorGuide = makeSeparatorGuide()

    var listParts = ListCellParts()

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place = listParts.place, place.isHeader else { return .cell() }
        return place.appearance == .plain ? .plainHeader() : .groupedHeader()
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        listParts.place = layoutAttributes.extras.list
        listParts.isEditing = isInEditingList
        showAutomaticBackground()
        setNeedsLayout()
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = listParts.isExpanded
        return state
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch listParts.place?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        case .plain, nil: .listPlainCell()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        accessoriesDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showAutomaticBackground()
        showSelectionInAccessories()
        layoutListParts()
        layoutSwipeActions()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let taken = takenWidth
        let room = CGSize(width: max(0, targetSize.width - taken), height: targetSize.height)
        let size =
            contentView.headlessSizeByConstraints(
                room, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? sizeThatFits(room)
        return CGSize(
            width: targetSize.width > 0 ? targetSize.width : size.width + taken, height: size.height)
    }
}

/// What a list cell has beside its content.
@MainActor struct ListCellParts {
    var place: ListPlace?
    var isEditing = false
    var isExpanded = false
    var toggleOutline: (() -> Void)?
    var views: [(accessory: UICellAccessory, view: UIView)] = []
    var topLine: UIView?
    var bottomLine: UIView?
    var handleLine: UIView?
    var hasSeparatorGuide = false
    var swipe: SwipeActionsView?

    nonisolated init() {}
}
