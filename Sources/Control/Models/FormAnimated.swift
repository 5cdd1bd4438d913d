import UIKit

/// What a list shows while it loads; the base of `TableAnimated` and `CollectionAnimated`.
@MainActor
open class FormAnimated: ViewAnimated {
    /// What each section shows, from the first.
    public let sections: [SectionAnimated]

    /// Whether the list can be scrolled while covered; `nil` takes the configuration's.
    open var scrollEnabled: Bool?

    /// Whether the list scrolls to its top when loading starts. The default is false: it is covered where it stands.
    open var scrollsToTop: Bool = false

    init(sections: [SectionAnimated]) {
        self.sections = sections
        super.init()
    }

    override func borrow(from view: UIView) -> (@MainActor () -> Void)? {
        guard let list = view as? UIScrollView, list.isScrollEnabled,
            !(scrollEnabled ?? SkeletonConfiguration.shared.scrollEnabled)
        else { return nil }
        list.isScrollEnabled = false
        // Nothing but the framework turns scrolling off here; an app that turned it on meanwhile keeps that.
        return { [weak list] in list?.isScrollEnabled = true }
    }

    /// Returns the adjusted production of a prototype at a size in a list.
    func production(of prototype: Prototype, size: CGSize, in list: UIView) -> Production {
        adjusted(production(for: request(.prototype(prototype), size: size, for: list)))
    }

    /// Reports a model on a view of the wrong kind; the view is then covered as a plain view.
    func warnAboutHost(_ view: UIView, expected: String) {
        SkeletonLog.warn("\(type(of: self)) belongs on a \(expected), not on a \(type(of: view))")
    }
}
