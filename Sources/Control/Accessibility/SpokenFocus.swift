import TabCache
import TabProduction
package import UIKit

/// The focus of VoiceOver, which moves only out of what is covered, and from a cover to what has come.
@MainActor
package enum SpokenFocus {
    private static var landing: AnyObject?

    private static var element: Any? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver)
    }

    /// Whether the focus is on a view or in it.
    package static func isIn(_ view: UIView) -> Bool {
        element.map { view.holds($0) } ?? false
    }

    package static func move(to element: Any?) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
    }

    // MARK: Out of what is covered

    /// Moves the focus out of covered and hidden views; returns whether it is on a cover now.
    static func leave(_ covers: [UIView], over view: UIView, hidden: [UIView]) -> Bool {
        guard let focus = element, let window = view.window, !(focus is SkeletonOverlay) else { return false }
        let isHidden = hidden.contains { $0.isHidden && $0.holds(focus) }
        let cover = covers.first { $0.liesOver(focus, in: window) }
        guard isHidden || view.holds(focus) && (cover != nil || covers.isEmpty) else { return false }
        // VoiceOver finds a place by itself where nothing in the view can be heard.
        guard !view.isHiddenByCover else {
            move(to: nil)
            return false
        }
        move(to: view.isAccessibilityElement ? view : cover ?? covers.first ?? view)
        return true
    }

    // MARK: Onto what has come

    /// Moves a focus that was on the cover of a view, or of a part of it, to the first element there.
    ///
    /// - Parameters:
    ///   - frame: The part, in the coordinate space of the view; `nil` for all of it, once nothing of it loads.
    ///   - place: A view that the focus leaves, which is no new content.
    ///   - seconds: The time until the content is looked for.
    ///   - tries: How often content is looked for that is not there yet, with a tenth of a second between.
    package static func land(
        in view: UIView, at frame: CGRect?, from place: UIView? = nil, after seconds: TimeInterval = 0,
        tries: Int = 10
    ) {
        landing = SkeletonConfiguration.delaying.wait(seconds) { [weak view, weak place] in
            guard let view, view.window != nil, isLost(from: view) || place.map(isIn) == true else { return }
            // The rest of a list may still load when a part of it has come.
            guard frame != nil || Attachment.existing(of: view)?.session == nil else { return }
            view.layOutNow()
            let area = (frame ?? view.bounds).intersection(view.bounds)
            if let element = view.firstElement(in: area, besides: place) { return move(to: element) }
            if tries > 1 { land(in: view, at: frame, from: place, after: 0.1, tries: tries - 1) }
        }
    }

    /// Ends a part of a view, and moves the focus from its cover to its content.
    static func land(in view: UIView, afterEndOfPart end: () -> Void) {
        let cover = element as? SkeletonOverlay
        let frame = cover?.frame
        end()
        if let cover, cover.window == nil || !cover.isAccessibilityElement { land(in: view, at: frame) }
    }

    /// Whether the focus was on what covers a view that is shown now.
    static func wasOn(_ covers: [UIView], over view: UIView) -> Bool {
        guard let focus = element as? UIView else { return false }
        return focus === view || covers.contains(focus)
    }

    /// Whether the focus is still where a cover was.
    private static func isLost(from view: UIView) -> Bool {
        guard let focus = element else { return true }
        guard let place = focus as? UIView else { return false }
        return place === view || place.window == nil
            || place is SkeletonOverlay && place.isDescendant(of: view)
            || place.isHidden
    }
}

extension UIView {
    /// Whether an element of accessibility is the view, or is in it.
    ///
    /// Of an object that says nothing of its container the place on the screen decides.
    fileprivate func holds(_ element: Any) -> Bool {
        switch element {
        case let element as UIView: element.isDescendant(of: self)
        case let element as UIAccessibilityElement:
            element.accessibilityContainer.map(holds) ?? false
        case let element as AccessibleObject:
            window.map { liesOver(element, in: $0) } ?? false
        default: false
        }
    }

    /// Whether the middle of an element is within the view, as it can be touched.
    fileprivate func liesOver(_ element: Any, in window: UIWindow) -> Bool {
        guard let frame = (element as? AccessibleObject)?.accessibilityFrame else { return false }
        let middle = window.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil as UIWindow?)
        return point(inside: convert(middle, from: window), with: nil)
    }
}
