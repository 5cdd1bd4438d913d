import TabAnimated
import TabProduction
import UIKit

/// The container of a refresh view beyond an edge, which is one accessibility element that starts a refresh.
///
/// After a failure, and at the end of the content, it shows a message in place of the view.
@available(tvOS, unavailable)
final class RefreshContainer: UIView, SkeletonMappable {
    weak var attachment: RefreshAttachment?
    /// The direction of a three-finger swipe that starts a refresh.
    var scrollDirection = UIAccessibilityScrollDirection.up

    let message = RefreshMessage()
    private let refreshView: UIView
    private var knownSize: CGSize?

    init(refreshView: UIView) {
        self.refreshView = refreshView
        super.init(frame: .zero)
        refreshView.translatesAutoresizingMaskIntoConstraints = true
        refreshView.autoresizingMask = []
        addSubview(refreshView)
        message.action = { [weak self] in self?.attachment?.send(.tap) }
        addSubview(message)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var skeletonMapping: SkeletonMapping { .ignored }

    /// Puts the refresh view and the message into a frame.
    ///
    /// - Parameter stretching: The dimension that follows the scroll view until the next layout.
    func layOut(in frame: CGRect, stretching: UIView.AutoresizingMask) {
        autoresizingMask = stretching
        if self.frame != frame { self.frame = frame }
        // An animator may have transformed the view, which then has no frame to set.
        refreshView.bounds.size = frame.size
        refreshView.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
        if !message.isHidden { message.center(in: bounds) }
    }

    func detach() {
        attachment = nil
        refreshView.removeFromSuperview()
        removeFromSuperview()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        attachment?.send(.tap)
    }

    /// Called when the window, the size or the traits of the container change.
    func surroundingsDidChange() {
        attachment?.host?.refresh()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard knownSize != bounds.size else { return }
        knownSize = bounds.size
        attachment?.host?.contentSettled()
    }

    /// Takes the surroundings for changed with the next layout.
    func setNeedsSurroundings() {
        knownSize = nil
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        surroundingsDidChange()
        setNeedsSurroundings()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        surroundingsDidChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The inherited method does nothing, and visionOS deprecates it.
        surroundingsDidChange()
    }

    // Before iOS 18, headers do not bind these to the main actor.

    override func accessibilityActivate() -> Bool {
        MainActor.assumeIsolated { attachment?.beginByUser() ?? false }
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        MainActor.assumeIsolated { direction == scrollDirection && attachment?.beginByUser() ?? false }
    }

    /// Whether the focus of VoiceOver is on the container, and not on its message.
    var hasFocus: Bool { SpokenFocus.isIn(self) && !SpokenFocus.isIn(message) }

    // MARK: State

    /// Shows the state of an edge; returns whether another message takes the place of the view, or none any more.
    func show(_ machine: RefreshMachine, with texts: PullToRefresh.Texts) -> Bool {
        isHidden = !machine.isListening && machine.isResting && !machine.isOpen
        let waits = machine.state == .initial && machine.rules.trigger == .tap
        refreshView.alpha = machine.isBusy || machine.isPulled || waits ? 1 : 0
        isAccessibilityElement =
            !machine.showsMessage && (machine.isBusy || machine.isPulled || machine.canBegin)
        let isBusy = machine.isBusy && !machine.canBegin
        accessibilityRespondsToUserInteraction = !isBusy
        accessibilityLabel = isBusy ? texts.loading : texts.refresh
        accessibilityTraits = isBusy ? .updatesFrequently : .button
        return message.show(machine.showsMessage ? machine.kept : nil, texts)
    }
}
