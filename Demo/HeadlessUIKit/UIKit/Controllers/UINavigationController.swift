import Foundation

/// Shows one controller of a stack below a bar with its title.
open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar = UINavigationBar()
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    private weak var shown: UIViewController?

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
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
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

    private func layOutBar() {
        let top = view.safeAreaInsets.top
        navigationBar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: top + UINavigationBar.standardHeight)
        navigationBar.setNeedsLayout()
        shown?.navigationInset = navigationBar.isHidden ? 0 : UINavigationBar.standardHeight
    }

    private func showTop(animated: Bool) {
        guard isViewLoaded, let top = stack.last, top !== shown else { return }
        let old = shown
        shown = top
        delegate?.navigationController(self, willShow: top, animated: animated)
        ContainerTransition.perform(animated: animated) {
            old?.viewIfLoaded?.removeFromSuperview()
            top.view.frame = view.bounds
            top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(top.view, belowSubview: navigationBar)
        }
        layOutBar()
        navigationBar.show(stack)
        top.didMove(toParent: self)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    private func drop(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.controllerState.isMovingFromParent = true
        if controller !== shown {
            controller.removeFromParent()
        } else {
            controller.viewIfLoaded?.removeFromSuperview()
            shown = nil
            controller.removeFromParent()
        }
    }
}

/// Learns which controller a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
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
