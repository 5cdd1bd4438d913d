import TabCache
import UIKit

extension UIView {
    /// The view and the views inside it, each before those inside it.
    ///
    /// - Parameter enters: Whether the views inside one are looked at.
    func descendants(entering enters: (UIView) -> Bool = { _ in true }) -> [UIView] {
        var views: [UIView] = []
        var rest = [self]
        while let view = rest.popLast() {
            views.append(view)
            if enters(view) { rest += view.subviews.reversed() }
        }
        return views
    }

    /// Whether the view, or one inside it, meets a condition; the search ends at the first that does.
    ///
    /// - Parameter enters: Whether the views inside one are looked at.
    func holds(_ isSuch: (UIView) -> Bool, entering enters: (UIView) -> Bool = { _ in true }) -> Bool {
        isSuch(self) || enters(self) && subviews.contains { $0.holds(isSuch, entering: enters) }
    }
}
