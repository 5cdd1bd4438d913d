public import Foundation

/// Shows one of several controllers above a bar with their tabs.
open class UITabBarController: UIViewController {
    open var tabBar: UITabBar { ownBar }
    private lazy var ownBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    private weak var shown: UIViewController?

    open var viewControllers: [UIViewController]? {
        didSet { controllersDidChange(from: oldValue ?? []) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        guard animated, isViewLoaded, view.window != nil else {
            return self.viewControllers = viewControllers
        }
        UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve) {
            self.viewControllers = viewControllers
        }
    }

    open var selectedIndex = 0 {
        didSet { showSelected() }
    }

    open unowned(unsafe) var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set {
            guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    /// Chooses a tab as a finger would.
    public func headlessSelect(_ index: Int) {
        guard let controllers = viewControllers, controllers.indices.contains(index),
            delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
        else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controllers[index])
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    private func layOutBar() {
        let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
        let isHidden = tabBar.isHidden || isBarPushedOut
        tabBar.frame = CGRect(
            x: 0, y: isBarPushedOut ? view.bounds.height : view.bounds.height - height,
            width: view.bounds.width, height: height)
        guard let shown, let content = shown.viewIfLoaded else { return }
        let liesBelow = isHidden || shown.edgesForExtendedLayout.contains(.bottom)
        let bottom = liesBelow ? 0 : height
        let frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
        if content.superview === view, content.frame != frame { content.frame = frame }
        shown.tabInset = isHidden || !liesBelow ? 0 : UITabBar.standardHeight
    }

    /// Whether a controller on the stack of the selected tab wants the room of the bar.
    private var isBarPushedOut: Bool {
        let stack = (shown as? UINavigationController)?.viewControllers ?? []
        return stack.contains(where: \.hidesBottomBarWhenPushed)
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    private func controllersDidChange(from old: [UIViewController]) {
        let new = viewControllers ?? []
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        itemsDidChange()
        showSelected()
    }

    func itemsDidChange() {
        tabBar.items = (viewControllers ?? []).compactMap(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    private func showSelected() {
        guard isViewLoaded, let selected = selectedViewController else { return }
        tabBar.selectedItem = selected.tabBarItem
        guard selected !== shown else { return }
        let old = shown
        shown = selected
        ContainerTransition.exchange(old, for: selected, animated: false) {
            selected.view.frame = view.bounds
            selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(selected.view, belowSubview: tabBar)
        }
        layOutBar()
    }
}

/// Decides about and learns of the choice of a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
