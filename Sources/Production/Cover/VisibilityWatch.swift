import TabCache
import UIKit

/// Watches whether a cover can be seen, so that nothing is animated out of sight.
///
/// A cover can be seen while it is in a window, is not hidden, the scene of its window is not in the background, and the list
/// that it lies in has not scrolled it away. Views further up are not watched: a cover goes on moving below a hidden page.
@MainActor
final class VisibilityWatch {
    /// Whether the cover can be seen.
    private(set) var isVisible = false

    private weak var cover: SkeletonOverlay?
    private let visibilityDidChange: @MainActor () -> Void
    private weak var scene: UIScene?
    private var isInBackground = false
    private var notifications: [NotificationObservation] = []

    /// Watches a cover and calls a closure after each change.
    init(of cover: SkeletonOverlay, visibilityDidChange: @escaping @MainActor () -> Void) {
        self.cover = cover
        self.visibilityDidChange = visibilityDidChange
    }

    /// Follows the scene that the cover is in: scenes enter the background one by one.
    private func followScene() {
        let scene = cover?.window?.windowScene
        guard scene !== self.scene else { return }
        self.scene = scene
        isInBackground = scene?.activationState == .background
        let events = [
            (UIScene.didEnterBackgroundNotification, true), (UIScene.willEnterForegroundNotification, false),
        ]
        notifications =
            scene.map { scene in
                events.map { name, isInBackground in
                    NotificationObservation(of: name, from: scene) { [weak self] in
                        self?.isInBackground = isInBackground
                        self?.update()
                    }
                }
            } ?? []
    }

    /// Looks again, because the cover was moved, hidden, laid out or scrolled.
    func update() {
        followScene()
        let couldBeSeen = isVisible
        isVisible = canBeSeen
        if isVisible != couldBeSeen { visibilityDidChange() }
    }

    private var canBeSeen: Bool {
        guard let cover, cover.window != nil, !cover.isHidden, !isInBackground else { return false }
        // Only a list whose content is covered tells of its scrolling.
        guard let list = cover.superview as? UIScrollView, cover.hidesContent else { return true }
        return !cover.frame.intersection(list.bounds).isEmpty
    }
}
