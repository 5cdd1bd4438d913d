import UIKit

/// Tells VoiceOver that a screen loads, and that it has loaded: once each, however many views it covers.
///
/// The focus moves only if it stands in what is covered, and goes back there; elsewhere it stays where it is.
@MainActor
enum ScreenAnnouncer {
    private struct Covered {
        weak var view: UIView?
        /// What had the focus before the view was covered.
        weak var focus: NSObject?
    }

    private static var covered: [Covered] = []

    /// Announces a cover unless another view of the same screen is covered already.
    ///
    /// - Parameter element: What VoiceOver is moved to.
    static func didShow(_ element: UIView, over view: UIView) {
        let isFirst = others(onScreenOf: view).isEmpty
        let focus = focusedElement
        let isInside = focus.map { contains($0, in: view) } ?? true
        covered.removeAll { $0.view == nil }
        covered.append(Covered(view: view, focus: isInside ? focus as? NSObject : nil))
        guard isFirst || focus != nil && isInside else { return }
        let text = element.accessibilityLabel ?? SkeletonConfiguration.shared.accessibilityLabel
        UIAccessibility.post(notification: .layoutChanged, argument: isInside ? element : text as Any)
    }

    /// Announces the end when nothing else of the screen is covered, and gives the focus back where it was taken.
    static func didHide(_ view: UIView) {
        let entry = covered.first { $0.view === view }
        covered.removeAll { $0.view == nil || $0.view === view }
        let focus = focusedElement
        let isInside = focus.map { contains($0, in: view) } ?? true
        let takesBack = isInside && entry?.focus != nil
        guard others(onScreenOf: view).isEmpty || takesBack else { return }
        UIAccessibility.post(
            notification: .layoutChanged, argument: isInside ? entry?.focus ?? view as Any : nil)
    }

    private static var focusedElement: Any? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver)
    }

    /// Whether an element is a view, or stands in one, that another view contains.
    private static func contains(_ element: Any, in view: UIView) -> Bool {
        switch element {
        case let element as UIView: element.isDescendant(of: view)
        case let element as UIAccessibilityElement:
            element.accessibilityContainer.map { contains($0, in: view) } ?? false
        default: false
        }
    }

    private static func others(onScreenOf view: UIView) -> [UIView] {
        let screen = screen(of: view)
        return covered.compactMap(\.view).filter { $0 !== view && self.screen(of: $0) === screen }
    }

    /// The window, or before there is one the view at the top.
    private static func screen(of view: UIView) -> UIView {
        view.window ?? sequence(first: view, next: \.superview).reduce(view) { $1 }
    }
}
