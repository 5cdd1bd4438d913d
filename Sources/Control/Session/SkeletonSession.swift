import TabDecoration
import UIKit

/// One showing of a skeleton: puts the cover over a view, keeps it fitting and takes it away.
@MainActor
final class SkeletonSession {
    private weak var host: UIView?
    private let model: ViewAnimated
    private let overlay: SkeletonOverlay
    private var giveBack: (@MainActor () -> Void)?

    /// Covers a view with the skeleton of its model.
    init(host: UIView, model: ViewAnimated, transition: SkeletonTransition) {
        self.host = host
        self.model = model
        let plan = model.plan(for: host)
        overlay = SkeletonOverlay(frame: plan.frame, palette: Self.palette(of: model, for: host))
        configureOverlay()
        overlay.tiles = plan.tiles
        overlay.delegate = self
        host.addSubview(overlay)
        giveBack = model.borrow(from: host)
        fadeIn(transition)
        model.coveredView = host
        model.state = .running
        UIAccessibility.post(notification: .layoutChanged, argument: overlay)
    }

    /// Applies changed properties of the model and plans again.
    func update() {
        guard let host else { return }
        overlay.palette = Self.palette(of: model, for: host)
        configureOverlay()
        overlayNeedsTiles(overlay)
    }

    /// Takes the cover away and gives everything back; the model has ended when this returns.
    func end(transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        giveBack?()
        giveBack = nil
        model.state = .ended
        overlay.delegate = nil
        overlay.isUserInteractionEnabled = false
        overlay.isAccessibilityElement = false
        overlay.accessibilityViewIsModal = false
        UIAccessibility.post(notification: .layoutChanged, argument: host)
        fadeOut(transition, completion: completion)
    }

    /// Takes a cover away that is still fading.
    func remove() {
        overlay.tearDown()
        overlay.removeFromSuperview()
    }
}

// MARK: - Cover

extension SkeletonSession: SkeletonOverlayDelegate {
    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        guard let host else { return }
        let plan = model.plan(for: host)
        overlay.frame = plan.frame
        overlay.layoutDirection = host.effectiveUserInterfaceLayoutDirection
        overlay.tiles = plan.tiles
        host.bringSubviewToFront(overlay)
    }

    private func configureOverlay() {
        let configuration = SkeletonConfiguration.shared
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.accessibilityLabel = configuration.accessibilityLabel
        overlay.showsIndexTags = model.showsIndexTags ?? configuration.showsIndexTags
        overlay.darkMode = model.darkMode ?? configuration.darkMode
        overlay.animation = (model.animation ?? configuration.animation).animation
        overlay.layoutDirection = host?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    }

    private static func palette(of model: ViewAnimated, for host: UIView) -> SkeletonPalette {
        let configuration = SkeletonConfiguration.shared
        return SkeletonPalette(
            component: model.animatedColor ?? configuration.animatedColor,
            background: model.animatedBackgroundColor ?? configuration.animatedBackgroundColor
                ?? host.nearestOpaqueColor)
    }
}

// MARK: - Transitions

extension SkeletonSession {
    private func fadeIn(_ transition: SkeletonTransition) {
        guard transition.duration > 0 else { return }
        overlay.alpha = 0
        UIView.animate(withDuration: transition.duration) { self.overlay.alpha = 1 }
    }

    private func fadeOut(_ transition: SkeletonTransition, completion: (@MainActor () -> Void)?) {
        guard transition.duration > 0, overlay.window != nil else {
            remove()
            completion?()
            return
        }
        UIView.animate(withDuration: transition.duration) {
            self.overlay.alpha = 0
        } completion: { _ in
            self.remove()
            completion?()
        }
    }
}
