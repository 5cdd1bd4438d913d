import TabProduction
import UIKit

/// The container of a refresh view beyond an edge, which is one accessibility element that starts a refresh.
@available(tvOS, unavailable)
final class RefreshContainer: UIView, SkeletonMappable {
    /// Called when the window, the size or the traits of the container change.
    var surroundingsDidChange: (@MainActor () -> Void)?
    /// Starts a refresh for VoiceOver; returns whether it has started.
    var activate: (@MainActor () -> Bool)?
    /// The direction of a three-finger swipe that starts a refresh.
    var scrollDirection = UIAccessibilityScrollDirection.up

    private let refreshView: UIView
    private var knownSize: CGSize?

    init(refreshView: UIView) {
        self.refreshView = refreshView
        super.init(frame: .zero)
        clipsToBounds = false
        refreshView.translatesAutoresizingMaskIntoConstraints = true
        refreshView.autoresizingMask = []
        addSubview(refreshView)
    }

    /// A container is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    var skeletonMapping: SkeletonMapping { .ignored }

    /// Whether the refresh view is visible; VoiceOver finds the container either way.
    var showsRefreshView: Bool {
        get { refreshView.alpha > 0 }
        set { refreshView.alpha = newValue ? 1 : 0 }
    }

    /// Puts the refresh view inside a padding.
    ///
    /// - Parameter stretching: The dimension that follows the scroll view until the next layout.
    func layOut(in frame: CGRect, padding: UIEdgeInsets, stretching: UIView.AutoresizingMask) {
        autoresizingMask = stretching
        if self.frame != frame { self.frame = frame }
        let inner = CGRect(
            x: padding.left, y: padding.top, width: max(0, frame.width - padding.left - padding.right),
            height: max(0, frame.height - padding.top))
        // An animator may have transformed the view, which then has no frame to set.
        refreshView.bounds.size = inner.size
        refreshView.center = CGPoint(x: inner.midX, y: inner.midY)
    }

    func detachView() {
        surroundingsDidChange = nil
        activate = nil
        refreshView.removeFromSuperview()
        removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard knownSize != bounds.size else { return }
        knownSize = bounds.size
        surroundingsDidChange?()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        surroundingsDidChange?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        surroundingsDidChange?()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and visionOS deprecates it.
        surroundingsDidChange?()
    }

    override func accessibilityActivate() -> Bool {
        activate?() ?? false
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        direction == scrollDirection && activate?() ?? false
    }
}
