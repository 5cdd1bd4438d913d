import UIKit

/// A view that is never seen, in a list: it calls a closure once the list has a width.
///
/// It watches from inside the list, so that what it calls for is there in the same frame.
final class LayoutWatch: UIView {
    private var action: (@MainActor () -> Void)?

    /// Puts a watch into a list, which keeps it; `nil` for a list that has a width already.
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
        if bounds.width > 0 { tell() }
    }

    private func tell() {
        guard let action else { return }
        let list = superview
        stop()
        action()
        list?.layoutIfNeeded()
    }

    /// Takes the watch out of its list, and tells nothing any more.
    func stop() {
        action = nil
        removeFromSuperview()
    }
}
