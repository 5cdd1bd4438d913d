import UIKit

/// Watches whether a cover can be seen, so that nothing is animated out of sight.
///
/// A cover can be seen while it is in a window, neither it nor a view above it is hidden, no scroll view has
/// moved it out of sight, and the app is not in the background.
@MainActor
final class VisibilityWatch {
    /// Whether the cover can be seen.
    private(set) var isVisible = false

    private weak var cover: UIView?
    private let visibilityDidChange: @MainActor () -> Void
    private var isInBackground = false
    private var observations: [NSKeyValueObservation] = []
    /// The cover and the views above it that are watched.
    private var watched: [ObjectIdentifier] = []
    private var notifications: [NotificationObservation] = []

    /// Watches a view and calls a closure after each change.
    init(of cover: UIView, visibilityDidChange: @escaping @MainActor () -> Void) {
        self.cover = cover
        self.visibilityDidChange = visibilityDidChange
        notifications = [
            NotificationObservation(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
                self?.setInBackground(true)
            },
            NotificationObservation(of: UIApplication.willEnterForegroundNotification) { [weak self] in
                self?.setInBackground(false)
            },
        ]
    }

    /// Watches the views that are now above the cover.
    func observeAncestors() {
        let views = cover.flatMap { $0.window == nil ? nil : $0 }.map {
            sequence(first: $0, next: \.superview).filter { !($0 is UIWindow) }
        }
        let ids = (views ?? []).map { ObjectIdentifier($0) }
        if ids != watched {
            watched = ids
            observations = []
            views?.forEach(observe)
        }
        update()
    }

    /// Looks again, for changes that only the cover itself notices.
    func update() {
        let couldBeSeen = isVisible
        isVisible = canBeSeen
        if isVisible != couldBeSeen { visibilityDidChange() }
    }

    private func setInBackground(_ isInBackground: Bool) {
        self.isInBackground = isInBackground
        update()
    }

    private func observe(_ view: UIView) {
        observations.append(
            view.observe(\.isHidden) { [weak self] _, _ in
                MainThread.run { self?.update() }
            })
        guard let scrollView = view as? UIScrollView else { return }
        observations.append(
            scrollView.observe(\.contentOffset) { [weak self] _, _ in
                MainThread.run { self?.update() }
            })
    }

    private var canBeSeen: Bool {
        guard let cover, cover.window != nil, !isInBackground else { return false }
        return sequence(first: cover, next: \.superview).allSatisfy { view in
            if view is UIWindow { return true }
            if view.isHidden { return false }
            guard view is UIScrollView else { return true }
            let seen = frame(of: cover, in: view).intersection(view.bounds)
            return seen.width > 0 && seen.height > 0
        }
    }

    /// Where a cover is in a view above it; most lie in the list that is scrolled, where nothing has to be converted.
    private func frame(of cover: UIView, in view: UIView) -> CGRect {
        view === cover.superview ? cover.frame : cover.convert(cover.bounds, to: view)
    }
}
