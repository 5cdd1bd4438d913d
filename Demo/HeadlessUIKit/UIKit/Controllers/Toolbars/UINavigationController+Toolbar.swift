import Foundation

extension UINavigationController {
    public var isToolbarHidden: Bool {
        get { toolbarState.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// The bar at the lower edge, with the items of the controller on show.
    public var toolbar: UIToolbar! { toolbarState.bar }

    /// Shows or hides the toolbar.
    func moveToolbar(hidden: Bool, animated: Bool) {
        toolbarState.isHidden = hidden
        guard isViewLoaded else { return }
        if toolbar.superview == nil { view.addSubview(toolbar) }
        if !hidden { toolbar.isHidden = false }
        guard animated, view.window != nil else { return layOutToolbar() }
        UIView.animate(withDuration: 0.2) { self.layOutToolbar() }
    }

    func layOutToolbar() {
        guard isViewLoaded, toolbar.superview === view || !isToolbarHidden else { return }
        if toolbar.superview == nil { view.addSubview(toolbar) }
        if toolbar.items != topViewController?.toolbarItems {
            toolbar.items = topViewController?.toolbarItems
        }
        let height = UIToolbar.standardHeight + view.safeAreaInsets.bottom
        toolbar.isHidden = isToolbarHidden
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : height), width: view.bounds.width,
            height: height)
        topViewController?.tabInset = isToolbarHidden ? 0 : UIToolbar.standardHeight
    }
}

/// The toolbar of a navigation controller and whether it is hidden.
@MainActor struct NavigationToolbar {
    var isHidden = true
    let bar = UIToolbar(frame: .zero)
}

extension UIViewController {
    /// The items that a navigation controller's toolbar shows for the controller.
    public var toolbarItems: [UIBarButtonItem]? {
        get { controllerState.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        controllerState.toolbarItems = toolbarItems
        navigationController?.layOutToolbar()
    }

    /// A button that begins and ends editing.
    public var editButtonItem: UIBarButtonItem {
        if let known = controllerState.editButton { return known }
        let item = UIBarButtonItem(
            title: "Edit",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        controllerState.editButton = item
        return item
    }
}
