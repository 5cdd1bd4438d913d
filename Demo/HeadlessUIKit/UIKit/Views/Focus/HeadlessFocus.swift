import Foundation

/// Someone who uses the app with a keyboard or a remote: what can have the focus, and where it is.
///
/// A view that another one covers cannot have it. Nothing has it until something is given it.
@preconcurrency @MainActor public enum HeadlessFocus {
    /// The way that an arrow key points.
    public enum Arrow: Sendable {
        case up
        case down
    }

    /// The view that has the focus.
    public private(set) static weak var focusedView: UIView?

    private static var needsUpdate = false

    /// What can have the focus in a view, from back to front.
    public static func items(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        let own = view.canBecomeFocused && isInTheOpen(view) ? [view] : []
        return own + view.subviews.flatMap(items)
    }

    /// Gives a view the focus, and answers whether it can have it.
    @discardableResult
    public static func focus(_ view: UIView) -> Bool {
        guard let window = view.window, items(in: window).contains(where: { $0 === view }) else {
            return false
        }
        focusedView = view
        return true
    }

    /// Presses an arrow key while a list has the keyboard: it scrolls by 40 points, if it may.
    public static func press(_ arrow: Arrow, on list: UIScrollView) {
        guard list.allowsKeyboardScrolling else { return }
        list.scroll(by: arrow == .down ? 40 : -40)
    }

    /// Notes that the focus is looked for anew, if it is in the view.
    static func setNeedsUpdate(from view: UIView) {
        if focusedView?.isDescendant(of: view) == true { needsUpdate = true }
    }

    /// Moves the focus from a view that cannot have it any more to the first that can.
    static func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        guard let view = focusedView, let window = view.window else { return focusedView = nil }
        let items = items(in: window)
        if !items.contains(where: { $0 === view }) { focusedView = items.first }
    }

    static func reset() {
        focusedView = nil
        needsUpdate = false
    }

    private static func isInTheOpen(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        return window.hitTest(middle, with: nil)?.isDescendant(of: view) ?? false
    }
}
