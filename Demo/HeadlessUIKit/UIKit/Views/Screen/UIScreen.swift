public import Foundation

/// The screen as an app sees it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    public class var main: UIScreen { shared }
    public class var screens: [UIScreen] { [shared] }

    private static let shared = UIScreen()

    override init() {
        super.init()
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessScreen.main.size) }
    open var nativeBounds: CGRect {
        let size = HeadlessScreen.main.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open var scale: CGFloat { HeadlessScreen.main.scale }
    open var nativeScale: CGFloat { scale }
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { HeadlessScreen.main.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let snapshot = UIView(frame: bounds)
        for window in HeadlessScreen.main.windows {
            if let view = window.snapshotView(afterScreenUpdates: afterUpdates) {
                view.frame = window.frame
                snapshot.addSubview(view)
            }
        }
        return snapshot
    }
}
