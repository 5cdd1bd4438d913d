import UIKit

/// Tells VoiceOver that a screen loads, and that it has loaded: once each, however many views it covers.
@MainActor
enum ScreenAnnouncer {
    private struct Covered {
        weak var view: UIView?
    }

    private static var covered: [Covered] = []

    /// Announces a cover unless another view of the same screen is covered already.
    static func didShow(_ element: UIView, over view: UIView) {
        let isFirst = others(onScreenOf: view).isEmpty
        covered.append(Covered(view: view))
        if isFirst { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }

    /// Announces the end, and gives the focus back to the view, when nothing else of its screen is covered.
    static func didHide(_ view: UIView) {
        covered.removeAll { $0.view == nil || $0.view === view }
        if others(onScreenOf: view).isEmpty {
            UIAccessibility.post(notification: .layoutChanged, argument: view)
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
