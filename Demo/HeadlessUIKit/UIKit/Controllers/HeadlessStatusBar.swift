import Foundation

/// What the status bar looks like, as the controllers on show have last asked for it.
@preconcurrency @MainActor public enum HeadlessStatusBar {
    public private(set) static var style = UIStatusBarStyle.default
    public private(set) static var isHidden = false

    /// Asks the controller that stands in front, and those it leaves the answer to.
    static func update() {
        guard let front = front else { return }
        style = last(from: front, next: \.childForStatusBarStyle).preferredStatusBarStyle
        isHidden = last(from: front, next: \.childForStatusBarHidden).prefersStatusBarHidden
    }

    private static var front: UIViewController? {
        guard let window = UIApplication.shared.keyWindow else { return nil }
        return window.presentedControllers.last { $0.modalPresentationStyle == .fullScreen }
            ?? window.rootViewController
    }

    private static func last(
        from controller: UIViewController, next: (UIViewController) -> UIViewController?
    ) -> UIViewController {
        var controller = controller
        while let child = next(controller) { controller = child }
        return controller
    }
}
