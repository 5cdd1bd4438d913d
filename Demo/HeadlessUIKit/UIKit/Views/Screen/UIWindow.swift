public import Foundation

/// The root of a tree of views on the screen.
open class UIWindow: UIView {
    /// How far in front a window lies.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The controllers presented over the root, from back to front.
    private(set) lazy var touchDispatcher = TouchDispatcher(in: self)
    var presentedControllers: [UIViewController] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.isHidden = true
        windowScene = UIApplication.shared.headlessScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.isHidden = true
        windowScene = UIApplication.shared.headlessScene
    }

    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? {
        windowScene ?? UIApplication.shared
    }

    open weak var windowScene: UIWindowScene?
    /// The screen of the window's scene; setting it moves the window to the scene of that screen, the only one.
    open var screen: UIScreen {
        get { windowScene?.screen ?? .main }
        set { windowScene = UIApplication.shared.headlessScene }
    }
    open var windowLevel = Level.normal
    open var canBecomeKey: Bool { true }

    open var isKeyWindow: Bool {
        UIApplication.shared.headlessKeyWindow === self
    }

    open var rootViewController: UIViewController? {
        didSet { rootDidChange(from: oldValue) }
    }

    /// The part of each edge that the device covers: status bar, home indicator.
    public var headlessSafeAreaInsets = UIEdgeInsets.zero {
        didSet { updateSafeArea() }
    }

    // MARK: - Visibility

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            newValue ? hide() : show()
        }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        UIApplication.shared.headlessKeyWindow?.resignKey()
        UIApplication.shared.headlessKeyWindow = self
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    open func becomeKey() {}

    open func resignKey() {
        guard isKeyWindow else { return }
        UIApplication.shared.headlessKeyWindow = nil
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    private func show() {
        announceAppearance(true)
        super.isHidden = false
        HeadlessScreen.main.show(self)
        installRootView()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    private func hide() {
        announceAppearance(false)
        super.isHidden = true
        HeadlessScreen.main.hide(self)
        finishDisappearance()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    // MARK: - Root view controller

    private func rootDidChange(from oldRoot: UIViewController?) {
        guard oldRoot !== rootViewController else { return }
        oldRoot?.viewIfLoaded?.removeFromSuperview()
        for controller in presentedControllers { controller.viewIfLoaded?.removeFromSuperview() }
        presentedControllers = []
        if !isHidden { installRootView() }
    }

    /// The root's view is loaded when it is needed: when the window becomes visible.
    private func installRootView() {
        guard let root = rootViewController, root.view.superview !== self else { return }
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(root.view, at: 0)
    }

    // MARK: - Size

    open override var frame: CGRect {
        get { super.frame }
        set { changeSize(to: newValue.size) { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeSize(to: newValue.size) { super.bounds = newValue } }
    }

    private func changeSize(to size: CGSize, _ change: () -> Void) {
        guard size != super.bounds.size, !isHidden, let rootViewController else { return change() }
        let coordinator = SizeTransition(in: self)
        rootViewController.viewWillTransition(to: size, with: coordinator)
        for controller in presentedControllers { controller.viewWillTransition(to: size, with: coordinator) }
        change()
        coordinator.run()
    }

    // MARK: - Events and coordinates

    /// Gives the touches of the event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        touchDispatcher.dispatch(event)
    }

    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
        return window?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
    }

    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window?.convert(point, to: nil as UIWindow?) ?? point
        return CGPoint(x: onScreen.x - frame.minX + bounds.minX, y: onScreen.y - frame.minY + bounds.minY)
    }

    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }
}
