public import Foundation

/// Manages a tree of views: loads it, follows it onto the screen and off it, contains other controllers.
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable,
    UIContentContainer, UIAppearanceContainer
{
    var controllerState = ViewControllerState()
    public let headlessTraitRegistrations = HeadlessTraitRegistrations()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        controllerState.traits.delivered = HeadlessScreen.main.traitCollection
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        controllerState.traits.delivered = HeadlessScreen.main.traitCollection
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? presentingViewController
    }

    // MARK: - View

    open var view: UIView! {
        get { loadedView }
        set { setView(newValue) }
    }

    open var viewIfLoaded: UIView? { controllerState.view }
    open var isViewLoaded: Bool { controllerState.view != nil }

    open func loadView() {
        let nib = nibName.map { UINib(nibName: $0, bundle: nibBundle) }
        view = nib?.firstObject(of: UIView.self, owner: self) ?? UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        _ = loadedView
    }

    open func viewDidLoad() {}

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    open func didReceiveMemoryWarning() {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? startAppearing(animated: animated) : startDisappearing(animated: animated)
    }

    open func endAppearanceTransition() {
        endTransition()
    }

    open var isBeingPresented: Bool { controllerState.isBeingPresented }
    open var isBeingDismissed: Bool { controllerState.isBeingDismissed }
    open var isMovingToParent: Bool { controllerState.isMovingToParent }
    open var isMovingFromParent: Bool { controllerState.isMovingFromParent }

    // MARK: - Title and bars

    open var title: String? {
        didSet { titleDidChange() }
    }

    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set {
            controllerState.tabBarItem = newValue
            (parent as? UITabBarController)?.itemsDidChange()
        }
    }
    open var hidesBottomBarWhenPushed = false {
        didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() }
    }

    open var navigationController: UINavigationController? {
        nearestAncestor(of: UINavigationController.self)
    }

    open var tabBarController: UITabBarController? {
        nearestAncestor(of: UITabBarController.self)
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {
        HeadlessStatusBar.update()
    }

    // MARK: - Geometry

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { viewIfLoaded?.updateSafeArea() }
    }

    open var preferredContentSize = CGSize.zero {
        didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }

    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    // MARK: - Containment

    open weak var parent: UIViewController? { controllerState.parent }
    open var children: [UIViewController] { controllerState.children }

    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    open func removeFromParent() {
        leaveParent()
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(
            fromViewController, toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    // MARK: - Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false

    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { controllerState.transitioningDelegate }
        set { controllerState.transitioningDelegate = newValue }
    }

    open var presentedViewController: UIViewController? {
        controllerState.presented ?? parent?.presentedViewController
    }

    open var presentingViewController: UIViewController? {
        controllerState.presenting ?? parent?.presentingViewController
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: - Segues

    /// Whether a tap goes along a segue; the app's own calls are not asked about.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        go(along: identifier, sender: sender)
    }

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: - Orientation

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: - Traits

    open var traitCollection: UITraitCollection { currentTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { controllerState.styleOverride }
        set { changeTraits { controllerState.styleOverride = newValue } }
    }

    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(controllerState.traitOverrides) }
        set { changeTraits { controllerState.traitOverrides = newValue.values } }
    }

    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.changeTraits {
            childViewController.controllerState.parentOverrides = collection?.values ?? TraitValues()
        }
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let overrides = childViewController.controllerState.parentOverrides
        return overrides.isEmpty ? nil : UITraitCollection(values: overrides)
    }

    // MARK: - Editing

    open var isEditing: Bool {
        get { controllerState.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        controllerState.isEditing = editing
        controllerState.editButton?.title = editing ? "Done" : "Edit"
        controllerState.editButton?.style = editing ? .done : .plain
    }
}
