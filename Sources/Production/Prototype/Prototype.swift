public import UIKit

/// A class of views of which one is made off screen, measured and thrown away.
///
///     Prototype(NewsCell.self)
///     Prototype(NewsCell.self) { ($0 as? NewsCell)?.show(.sample) }
///     Prototype(className: "NewsCell") { NewsCell(layout: .compact) }
///     Prototype(NewsCell.self, nib: UINib(nibName: "NewsCell", bundle: .main))
///     Prototype(reuseIdentifier: "news", in: tableView)
///
/// A table cell is made with the default style, everything else with an empty frame.
@MainActor
public struct Prototype {
    /// The name of the class, without its module.
    public let className: String

    /// What tells two prototypes of one class apart in the cache; empty by default.
    ///
    /// Give one when the closures of two prototypes of a class lead to different skeletons.
    public var variant: String = ""

    /// Makes the view.
    public let make: @MainActor () -> UIView

    /// Called with the view before it is filled and laid out, to give it sample content.
    public var prepare: (@MainActor (UIView) -> Void)? {
        didSet { identity = Identity() }
    }

    /// Tells prototypes of a class apart that closures make or prepare; `nil` for a class alone.
    package private(set) var identity: Identity?

    /// Creates a prototype of a class of views, cells, headers or footers.
    public init(_ viewClass: UIView.Type, prepare: (@MainActor (UIView) -> Void)? = nil) {
        self.init(className: String(describing: viewClass), prepare: prepare) { ViewMaking.make(viewClass) }
        if prepare == nil { identity = nil }
    }

    /// Creates a prototype of views that are made in a way of their own, for example from a nib.
    public init(
        className: String, prepare: (@MainActor (UIView) -> Void)? = nil,
        make: @escaping @MainActor () -> UIView
    ) {
        self.className = className
        self.prepare = prepare
        self.make = make
        identity = Identity()
    }

    /// What copies of one prototype have in common.
    package final class Identity: Sendable {}
}
