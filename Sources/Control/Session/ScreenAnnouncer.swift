import TabProduction
import UIKit

/// Announces to VoiceOver that a screen loads and that it has loaded, once each, however many views are covered.
///
/// At the start the focus moves only from covered content, and at the end only from the cover.
@MainActor
enum ScreenAnnouncer {
    /// The time that VoiceOver takes for the title of a new screen, in seconds.
    private static let transition: TimeInterval = 1

    @MainActor
    private final class Covered {
        weak var view: UIView?
        var isSaid = false
        var wait: AnyObject?

        init(_ view: UIView) {
            self.view = view
        }
    }

    private static var covered: [Covered] = []
    private static var landing: AnyObject?

    /// Announces that a view loads, unless another view of the same screen does already.
    static func didShow(_ covers: [UIView], over view: UIView, as text: String) {
        covered.removeAll { $0.view == nil || $0.view === view }
        let isFirst = others(onScreenOf: view).isEmpty
        let entry = Covered(view)
        covered.append(entry)
        if isFocusCovered(by: covers, in: view) {
            entry.isSaid = true
            let element = view.isAccessibilityElement ? view : covers.first ?? view
            return UIAccessibility.post(notification: .layoutChanged, argument: element)
        }
        guard isFirst else { return }
        guard view.window == nil else { return say(text, of: entry) }
        guard let cover = covers.first as? SkeletonOverlay else { return sayLater(text, of: entry) }
        cover.whenInWindow = { [weak entry] in
            if let entry { sayLater(text, of: entry) }
        }
    }

    /// Announces that a screen has loaded when nothing else of it loads, and moves the focus from the cover to the content.
    static func didHide(_ covers: [UIView], over view: UIView) {
        guard let entry = covered.first(where: { $0.view === view }) else { return }
        covered.removeAll { $0.view == nil || $0 === entry }
        let others = others(onScreenOf: view)
        if let other = others.first { other.isSaid = other.isSaid || entry.isSaid }
        if others.isEmpty, entry.isSaid {
            Announcement.say(SkeletonConfiguration.shared.accessibilityEndLabel)
        }
        let focus = focusedElement as? UIView
        if let focus, focus === view || covers.contains(focus) { land(in: view, at: nil) }
    }

    /// Ends a part of a view, and moves the focus from its cover to its content.
    static func end(partOf view: UIView, by change: () -> Void) {
        let cover = focusedElement as? SkeletonOverlay
        let frame = cover?.frame
        change()
        if let cover, cover.window == nil || !cover.isAccessibilityElement { land(in: view, at: frame) }
    }

    // MARK: Speech

    private static func say(_ text: String, of entry: Covered) {
        entry.isSaid = true
        Announcement.say(text)
    }

    /// Announces a text after the transition of the screen, if it still loads then.
    private static func sayLater(_ text: String, of entry: Covered) {
        guard entry.wait == nil, !entry.isSaid else { return }
        entry.wait = SkeletonConfiguration.delaying.wait(transition) { [weak entry] in
            guard let entry, covered.contains(where: { $0 === entry }) else { return }
            say(text, of: entry)
        }
    }

    private static func others(onScreenOf view: UIView) -> [Covered] {
        let screen = screen(of: view)
        return covered.filter { entry in
            entry.view.map { $0 !== view && self.screen(of: $0) === screen } ?? false
        }
    }

    /// The window, or before there is one the view at the top.
    private static func screen(of view: UIView) -> UIView {
        view.window ?? sequence(first: view, next: \.superview).reduce(view) { $1 }
    }

    // MARK: Focus

    private static var focusedElement: Any? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver)
    }

    private static func isFocusCovered(by covers: [UIView], in view: UIView) -> Bool {
        guard let focus = focusedElement, contains(focus, in: view), let window = view.window else {
            return false
        }
        let frame =
            (focus as? UIView)?.accessibilityFrame ?? (focus as? UIAccessibilityElement)?.accessibilityFrame
        guard let frame, !covers.isEmpty else { return true }
        let middle = window.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil)
        return covers.contains { $0.point(inside: $0.convert(middle, from: window), with: nil) }
    }

    private static func contains(_ element: Any, in view: UIView) -> Bool {
        switch element {
        case let element as UIView: element.isDescendant(of: view)
        case let element as UIAccessibilityElement:
            element.accessibilityContainer.map { contains($0, in: view) } ?? false
        default: false
        }
    }

    /// Moves the focus to the first element in sight, once the app has shown its content.
    private static func land(in view: UIView, at frame: CGRect?) {
        landing = SkeletonConfiguration.delaying.wait(0) { [weak view] in
            guard let view, view.window != nil else { return }
            // The rest of a list may still load when a part of it has come.
            guard frame != nil || !covered.contains(where: { $0.view === view }) else { return }
            view.layoutIfNeeded()
            let area = (frame ?? view.bounds).intersection(view.bounds)
            guard let element = view.firstElement(in: area, of: view) else { return }
            UIAccessibility.post(notification: .layoutChanged, argument: element)
        }
    }
}

extension UIView {
    /// Returns the first view in an area that can take the focus, in reading order.
    fileprivate func firstElement(in area: CGRect, of root: UIView) -> UIView? {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden, !(self is SkeletonOverlay),
            convert(bounds, to: root).intersects(area)
        else { return nil }
        let isPartOfList =
            self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
        if isAccessibilityElement || isPartOfList { return self }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return subviews.sorted { first, second in
            if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
            return isMirrored ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
        }
        .lazy.compactMap { $0.firstElement(in: area, of: root) }.first
    }
}
