import Foundation

/// What moves the focus among the views of a window.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard (environment as? UIView)?.window != nil else { return nil }
        self.init()
    }

    open var focusedItem: (any UIFocusItem)? { HeadlessFocus.focusedView }

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let view = environment as? UIView else { return }
        HeadlessFocus.setNeedsUpdate(from: view)
    }

    open func updateFocusIfNeeded() {
        HeadlessFocus.updateIfNeeded()
    }
}
