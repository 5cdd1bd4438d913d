public import Foundation

/// Shows one controller of a stack below a bar with its title.
open class UINavigationController: UIViewController {
    open var navigationBar: UINavigationBar { ownBar }
    private lazy var ownBar = UINavigationBar()
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    private weak var shown: UIViewController?
    private var isBarHidden = false
    lazy var toolbarState = NavigationToolbar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        guard isViewLoaded else { return navigationBar.isHidden = hidden }
        guard animated, view.window != nil else {
            navigationBar.isHidden = hidden
            return layOutBar()
        }
        navigationBar.isHidden = false
        UIView.animate(withDuration: Self.barDuration) {
            self.layOutBar()
        } completion: { _ in
            self.navigationBar.isHidden = self.isBarHidden
        }
    }

    /// The time the bar takes to come and go, in seconds.
    private static let barDuration: TimeInterval = 0.2

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        moveToolbar(hidden: hidden, animated: animated)
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in stack where !viewControllers.contains(controller) { drop(controller) }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        stack = viewControllers
        showTop(animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    // MARK: - Layout

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        navigationBar.isHidden = isBarHidden
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        navigationBar.isAtScrollEdge = { [weak self] in self?.scrolledDistance ?? 0 <= 0 }
        showTop(animated: false)
    }

    /// Layout starts with the bar, for it decides the safe area of the controller on show.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    func layOutBar() {
        let isHidden = isBarHidden || navigationBar.isHidden
        navigationBar.collapseSearchBar(scrolledBy: scrolledDistance ?? 0)
        navigationBar.collapseTitle(scrolledBy: (scrolledDistance ?? 0) + navigationBar.titleCollapse)
        let height = view.safeAreaInsets.top + navigationBar.contentHeight
        navigationBar.frame = CGRect(
            x: 0, y: isBarHidden ? -height : 0, width: view.bounds.width, height: height)
        navigationBar.setNeedsLayout()
        guard let shown, let content = shown.viewIfLoaded else { return }
        let liesBelow = isHidden || shown.extendsUnderBar(at: .top, isOpaque: !navigationBar.isTranslucent)
        let top = liesBelow ? 0 : height
        let frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        if content.superview === view, content.frame != frame { content.frame = frame }
        shown.navigationInset = isHidden || !liesBelow ? 0 : navigationBar.contentHeight
        if !isToolbarHidden { layOutToolbar() }
    }

    /// How far the list of the controller on show, if it has one, is scrolled below the bar, in points.
    private var scrolledDistance: CGFloat? {
        guard let content = shown?.viewIfLoaded else { return nil }
        let list = content as? UIScrollView ?? content.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        return list.map { $0.contentOffset.y + $0.adjustedContentInset.top }
    }

    private func showTop(animated: Bool) {
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        guard isViewLoaded else { return }
        navigationBar.items = stack.map(\.navigationItem)
        guard let top = stack.last else { return removeShown() }
        guard top !== shown else { return }
        let old = shown
        let isPush = old.map { stack.contains($0) } ?? true
        shown = top
        delegate?.navigationController(self, willShow: top, animated: animated)
        let isDropped = old.map { !stack.contains($0) } ?? false
        ContainerTransition.exchange(old, for: top, animated: animated) {
            top.view.frame = view.bounds
            top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(top.view, belowSubview: navigationBar)
        }
        if isDropped { old?.removeFromParent() }
        layOutBar()
        if animated { top.view.slideIn(fromTrailing: isPush ? 1 : -0.3) }
        top.didMove(toParent: self)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    open override var childForStatusBarStyle: UIViewController? {
        isBarHidden ? topViewController : nil
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    private func drop(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.controllerState.isMovingFromParent = true
        // The one on show leaves when another has come in its place.
        if controller !== shown || !isViewLoaded { controller.removeFromParent() }
    }

    private func removeShown() {
        shown?.viewIfLoaded?.removeFromSuperview()
        shown?.removeFromParent()
        shown = nil
    }
}

/// Learns which controller a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
