import TabCache
import TabProduction
import UIKit

extension UIView {
    /// What users know as one screen: the nearest view controller, else the window, else the view at the top.
    var screen: UIResponder {
        nearestController ?? window ?? sequence(first: self, next: \.superview).reduce(self) { $1 }
    }

    /// Whether somebody who goes through the screen in front can come upon the view.
    var canBeMet: Bool {
        window != nil && !isBehindPresentation
            && sequence(first: self, next: \.superview).allSatisfy { view in
                let isSilent = view.accessibilityElementsHidden && !(view === self && isHiddenByCover)
                return !view.isHidden && view.alpha >= 0.01 && !isSilent
            }
    }

    /// Whether a sheet, an alert or another screen is in front of that of the view.
    private var isBehindPresentation: Bool {
        guard let nearestController else { return false }
        let presented = sequence(first: nearestController) { $0.presentedViewController }.dropFirst()
        guard let front = presented.first(where: \.coversPresenter) else { return false }
        return !isDescendant(of: front.view)
    }
}

extension UIViewController {
    /// Whether what has presented the controller is out of reach; a search that shows its results there leaves it.
    fileprivate var coversPresenter: Bool {
        guard !isBeingDismissed, viewIfLoaded != nil else { return false }
        guard let search = self as? UISearchController else { return true }
        return search.searchResultsController?.viewIfLoaded.map { $0.window != nil && !$0.isHidden } ?? false
    }
}
