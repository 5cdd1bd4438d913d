import TabCache
package import UIKit

/// The texts of a page that are there when its skeleton starts for the first time: captions, titles, buttons.
@MainActor
package enum KnownTexts {
    private static let known = Associated<Bool>()
    private static let noted = Associated<Bool>()

    /// Notes the labels and buttons inside a page that show a text, at the first call for it alone.
    ///
    /// Cells come and go with content, so nothing in a list is known.
    package static func note(in page: UIView) {
        guard noted[page] == nil else { return }
        noted[page] = true
        let views = page.descendants { !$0.isList && !($0 is SkeletonOverlay) && !($0 is UIButton) }
        for view in views where saysSomething(view) { known[view] = true }
    }

    /// Whether a view is known, and shows its text still.
    static func contains(_ view: UIView) -> Bool { known[view] == true && saysSomething(view) }

    /// Whether touches on a known view may reach what is below the cover: a label around which nothing listens to them, or
    /// a button.
    static func canBeTouched(_ view: UIView, in root: UIView) -> Bool {
        guard !(view is UIButton) else { return true }
        return sequence(first: view, next: { $0 === root ? nil : $0.superview }).allSatisfy {
            !($0 is UIControl) && ($0 is UIScrollView || $0.gestureRecognizers?.isEmpty ?? true)
        }
    }

    /// Whether a label or a button in a view says something.
    package static func areShown(in view: UIView) -> Bool {
        textViews(in: view).contains(where: saysSomething)
    }

    /// Whether a view has labels, of which none has a text, and no button with a title.
    package static func isBlank(_ view: UIView) -> Bool {
        let all = textViews(in: view)
        return all.contains { $0 is UILabel } && all.allSatisfy { (text(of: $0) ?? "").isEmpty }
    }

    private static func textViews(in view: UIView) -> [UIView] {
        let isText = { (view: UIView) in view is UILabel || view is UIButton }
        return view.descendants { !isText($0) }.filter(isText)
    }

    private static func saysSomething(_ view: UIView) -> Bool { saysSomething(text(of: view)) }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.shownTitle
        default: nil
        }
    }

    private static func saysSomething(_ text: String?) -> Bool {
        guard let text, text.contains(where: \.isLetter) else { return false }
        return !StandInText.isDefault(text)
    }
}
