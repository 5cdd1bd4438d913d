import TabAnimated
import UIKit

/// A window with one view in it, on a new device of the same system.
@MainActor
struct Screen<Content: UIView> {
    let window: UIWindow
    let content: Content

    init(_ content: Content, size: CGSize = CGSize(width: 320, height: 480)) {
        let system = HeadlessScreen.main.system
        HeadlessScreen.main.reset()
        HeadlessScreen.main.system = system
        HeadlessScreen.main.size = size
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.cache.directory = nil
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        self.content = content
        content.frame = window.bounds
        window.addSubview(content)
        HeadlessScreen.main.turn()
    }

    /// The cover of the view, if there is one.
    var overlay: SkeletonOverlay? {
        content.subviews.compactMap { $0 as? SkeletonOverlay }.first
    }
}

/// Shows a controller on a screen that is as it was at first, and returns its window.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
    HeadlessScreen.main.reset()
    SkeletonConfiguration.shared = SkeletonConfiguration()
    SkeletonConfiguration.shared.cache.directory = nil
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessScreen.main.turn()
    return window
}
