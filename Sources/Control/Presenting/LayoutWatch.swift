import UIKit

/// A hidden view inside a list that calls a closure, within the same frame, once the list has a width.
final class LayoutWatch: UIView {
    private var action: (@MainActor () -> Void)?

    /// Puts a watch into a list; `nil` for a list that has a width already.
    static func put(into list: UIScrollView, _ action: @escaping @MainActor () -> Void) -> LayoutWatch? {
        guard !list.isLaidOut else { return nil }
        let watch = LayoutWatch(frame: list.bounds)
        watch.isHidden = true
        watch.isUserInteractionEnabled = false
        watch.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        watch.action = action
        list.addSubview(watch)
        return watch
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, let action else { return }
        let list = superview
        stop()
        action()
        list?.layoutIfNeeded()
    }

    /// Removes the watch from its list.
    func stop() {
        action = nil
        removeFromSuperview()
    }
}
