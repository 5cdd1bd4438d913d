import UIKit

/// A view that is never seen, in a list: it tells once when the list is laid out.
///
/// It watches from inside the list, so that what it calls for is there in the same frame.
final class LayoutWatch: UIView {
    private var action: (@MainActor () -> Void)?
    private var timer: AnyObject?

    /// Puts a watch into a list, which keeps it; `nil` for a list that has a width already.
    static func put(into list: UIScrollView, _ action: @escaping @MainActor () -> Void) -> LayoutWatch? {
        list.isLaidOut ? nil : put(after: list, action)
    }

    /// Puts a watch into a list, which keeps it, for when the list is laid out next.
    @discardableResult
    static func put(after list: UIScrollView, _ action: @escaping @MainActor () -> Void) -> LayoutWatch {
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
        guard bounds.width > 0, action != nil else { return }
        // A list that animates an update is in the middle of it.
        guard UIView.inheritedAnimationDuration == 0 else {
            timer = SkeletonConfiguration.delaying.wait(0) { [weak self] in self?.tell() }
            return
        }
        tell()
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
