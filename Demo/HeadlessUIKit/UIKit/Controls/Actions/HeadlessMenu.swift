/// A menu as a person sees it: what can be chosen, in order.
@preconcurrency @MainActor public struct HeadlessMenu {
    /// One line of a menu.
    public struct Item {
        public let title: String
        public let subtitle: String?
        /// What tells more than the title where there is room for it.
        public let discoverabilityTitle: String?
        public let image: UIImage?
        public let isEnabled: Bool
        public let isDestructive: Bool
        public let state: UIMenuElement.State
        /// What a line opens that stands for a menu of its own.
        public let submenu: HeadlessMenu?
        fileprivate let action: UIAction?
        fileprivate let owner: UIMenu
    }

    public let title: String
    /// How large the menu asks its lines to be.
    public let elementSize: UIMenu.ElementSize
    public let items: [Item]
    private let selects: Bool
    private let didChoose: () -> Void

    /// The menu without its hidden actions; the lines of menus that are displayed inline are its own.
    public init(_ menu: UIMenu) {
        self.init(menu, didChoose: {})
    }

    /// A menu whose choice, if `selects`, is remembered as that of a pop-up button is.
    init(_ menu: UIMenu, selects: Bool = false, didChoose: @escaping () -> Void) {
        title = menu.title
        elementSize = menu.preferredElementSize
        items = Self.items(of: menu, didChoose: didChoose)
        self.selects = selects
        self.didChoose = didChoose
    }

    /// Chooses the first action of the title that is enabled, in this menu or one within it; false if there is
    /// none.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        for item in items {
            if let submenu = item.submenu, submenu.choose(title) { return true }
            guard item.title == title, item.isEnabled, let action = item.action else { continue }
            if selects || item.owner.options.contains(.singleSelection) { item.owner.select(action) }
            action.performWithSender(nil, target: nil)
            didChoose()
            return true
        }
        return false
    }

    private static func items(of menu: UIMenu, didChoose: @escaping () -> Void) -> [Item] {
        menu.children.flatMap { element -> [Item] in
            switch element {
            case let deferred as UIDeferredMenuElement:
                let elements = UIMenu(options: menu.options, children: deferred.elements())
                return items(of: elements, didChoose: didChoose)
            case let action as UIAction:
                return action.attributes.contains(.hidden) ? [] : [Item(action, in: menu)]
            case let inner as UIMenu where inner.options.contains(.displayInline):
                return items(of: inner, didChoose: didChoose)
            case let inner as UIMenu:
                return [Item(inner, in: menu, opens: HeadlessMenu(inner, didChoose: didChoose))]
            default: return []
            }
        }
    }
}

extension HeadlessMenu.Item {
    @MainActor fileprivate init(_ action: UIAction, in menu: UIMenu) {
        title = action.title
        subtitle = action.subtitle
        discoverabilityTitle = action.discoverabilityTitle
        image = action.state == .on ? action.selectedImage ?? action.image : action.image
        isEnabled = !action.attributes.contains(.disabled)
        isDestructive = action.attributes.contains(.destructive)
        state = action.state
        submenu = nil
        self.action = action
        owner = menu
    }

    @MainActor fileprivate init(_ inner: UIMenu, in menu: UIMenu, opens submenu: HeadlessMenu) {
        title = inner.title
        subtitle = inner.subtitle
        discoverabilityTitle = nil
        image = inner.image
        isEnabled = true
        isDestructive = inner.options.contains(.destructive)
        state = .off
        self.submenu = submenu
        action = nil
        owner = menu
    }
}

extension UIMenu {
    /// Marks the action as the only one that is on.
    func select(_ action: UIAction) {
        for case let other as UIAction in children { other.state = other === action ? .on : .off }
    }
}
