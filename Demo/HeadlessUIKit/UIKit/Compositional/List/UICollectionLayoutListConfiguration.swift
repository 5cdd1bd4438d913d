public import Foundation

/// How a section of a collection view looks as a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    /// What stands above the items.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary = 1
        case firstItemInSection = 2
    }

    /// What stands below the items.
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// Says what can be done with an item that is pulled aside.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        backgroundColor = appearance.backgroundColor
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    fileprivate var backgroundColor: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
