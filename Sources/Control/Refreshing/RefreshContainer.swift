import TabProduction
import UIKit

/// The view that holds a refresh view beyond an edge of the content.
///
/// It is one accessibility element, and a way to start a refresh without a gesture.
@available(tvOS, unavailable)
final class RefreshContainer: UIView, SkeletonMappable {
    /// Called when the container came on screen or changed its size or its traits.
    var surroundingsDidChange: (@MainActor () -> Void)?
    /// Called to start a refresh by VoiceOver; says whether it has started.
    var activate: (@MainActor () -> Bool)?
    /// The way of a three-finger swipe at the edge that starts a refresh.
    var scrollDirection = UIAccessibilityScrollDirection.down

    private let refreshView: UIView
    private var laidOutWidth: CGFloat?

    init(refreshView: UIView) {
        self.refreshView = refreshView
        super.init(frame: .zero)
        autoresizingMask = .flexibleWidth
        clipsToBounds = false
        refreshView.translatesAutoresizingMaskIntoConstraints = true
        refreshView.autoresizingMask = []
        addSubview(refreshView)
    }

    /// A container lives in code only and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    var skeletonMapping: SkeletonMapping { .ignored }

    /// Whether the refresh view can be seen; VoiceOver finds the container either way.
    var showsRefreshView: Bool {
        get { refreshView.alpha > 0 }
        set { refreshView.alpha = newValue ? 1 : 0 }
    }

    /// Puts the refresh view below a padding.
    func layOut(in frame: CGRect, padding: CGFloat) {
        laidOutWidth = frame.width
        if self.frame != frame { self.frame = frame }
        let inner = CGRect(x: 0, y: padding, width: frame.width, height: max(0, frame.height - padding))
        // A view that an animator has turned or scaled has no frame to set.
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
        if laidOutWidth != bounds.width { surroundingsDidChange?() }
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
        // The view's own does nothing, and visionOS deprecates the call.
        surroundingsDidChange?()
    }

    override func accessibilityActivate() -> Bool {
        activate?() ?? false
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        direction == scrollDirection && activate?() ?? false
    }
}
