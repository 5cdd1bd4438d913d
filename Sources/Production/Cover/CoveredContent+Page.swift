import TabCache
import UIKit

/// What moves longer than five seconds beside content that is read has to be stopped, as WCAG has it in 2.2.2.
extension CoveredContent {
    /// Lets movement rest soon where something can be used in the view, or beside it on the page.
    func restSoon() {
        guard !covers.isEmpty, let canvas else { return }
        let rests = coverElement.state == .open || isBesideContent(canvas)
        for cover in covers where cover.restsSoon != rests { cover.restsSoon = rests }
    }

    private static var look: AnyObject?

    /// Lets all covers look in the next turn whether to rest, once for all that come and go in this one.
    static func restSoonEverywhere() {
        look = SystemTimer.wait(0) {
            for entry in all { entry.content?.restSoon() }
        }
    }

    /// Whether something else on the page can be used or read.
    private func isBesideContent(_ canvas: UIView) -> Bool {
        guard let page = canvas.page, canvas.isDescendant(of: page) else { return false }
        for view in sequence(first: canvas, next: \.superview) where view !== page {
            let others = view.superview?.subviews ?? []
            if others.contains(where: { $0 !== view && Self.canBeUsed($0) }) { return true }
            if view.superview === page { break }
        }
        return false
    }

    private static func canBeUsed(_ view: UIView) -> Bool {
        guard !(view is SkeletonOverlay), view.canBeElement, !view.accessibilityElementsHidden,
            !view.isMadeByUIKit, !view.showsProgress,
            contents[view.placeOfCovers]?.coverElement.state != .closed
        else { return false }
        if let control = view as? UIControl { return control.isEnabled }
        return view.isAccessibilityElement || view.subviews.contains(where: canBeUsed)
    }
}

extension UIView {
    /// What somebody sees beside the view, without the bars of containers: the view of the outermost controller inside one.
    fileprivate var page: UIView? {
        var controller =
            sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
            as? UIViewController
        while let parent = controller?.parent,
            !(parent is UINavigationController || parent is UITabBarController)
        {
            controller = parent
        }
        return controller.map(\.viewIfLoaded) ?? window
    }
}
