import Foundation
import HeadlessObjectiveC

extension UIScrollView {
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// The part of the safe area that the adjustment behavior adds to the content inset.
    var safeAreaAdjustment: UIEdgeInsets {
        let safeArea = safeAreaInsets
        let axes = adjustedAxes
        return UIEdgeInsets(
            top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
            bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
    }

    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .scrollableAxes: (isWiderThanBounds, isHigherThanBounds)
        case .automatic: (isWiderThanBounds, isHigherThanBounds || isContentOfBarController)
        }
    }

    private var isWiderThanBounds: Bool {
        alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }

    private var isHigherThanBounds: Bool {
        alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }

    /// Whether this is the main view, or its first subview, of a controller that bars surround.
    private var isContentOfBarController: Bool {
        let main = superview.map { $0.subviews.first === self ? $0 : self } ?? self
        guard let controller = (next ?? main.next) as? UIViewController ?? main.next as? UIViewController
        else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    func contentInsetDidChange(from old: UIEdgeInsets) {
        guard contentInset != old else { return }
        HeadlessKeyValueObserving.change(
            of: self, keyPath: \UIScrollView.contentInset, oldValue: old, newValue: contentInset)
        updateAdjustedContentInset()
    }

    /// Tells of a changed inset; content that rested at an edge follows it.
    func updateAdjustedContentInset() {
        let old = lastAdjustedContentInset
        let new = adjustedContentInset
        guard new != old else { return }
        lastAdjustedContentInset = new
        followTopLeftEdge(from: old, to: new)
        adjustedContentInsetDidChange()
        headlessScrollDelegate?[.didChangeAdjustedContentInset]?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func followTopLeftEdge(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        guard !isTracking, !animator.isRunning, hasFiniteBounds else { return }
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        moveContent(to: bounds.size == .zero ? offset : restingOffset(nearest: offset))
    }
}

extension UIEdgeInsets {
    var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
