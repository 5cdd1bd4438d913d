import TabCache
package import TabProduction
public import UIKit

/// The skeleton of a view while its content loads.
///
/// ```swift
/// profileView.tabAnimated = ViewAnimated()
/// profileView.startTabAnimation()
/// ```
///
/// A property that is `nil` falls back to `SkeletonConfiguration.shared`. Changes take effect at the next start, or at
/// once with `updateTabAnimation()`.
@MainActor
open class ViewAnimated {
    /// The animation of the shapes; the default, `.configured`, takes the configuration's, which is `.shimmer()`.
    ///
    /// Nothing moves with `.still`.
    open var animation: AnimationType = .configured

    /// The color of shapes without one of their own; `nil`, the default, takes the configuration's.
    open var animatedColor: UIColor?

    /// The gradient of shapes, in place of the color; `nil`, the default, takes the configuration's, which has none.
    open var animatedGradient: SkeletonGradient?

    /// The color behind the shapes; `nil`, the default, takes the configuration's, else what is behind the skeleton.
    open var animatedBackgroundColor: UIColor?

    /// `.light`, `.dark`, `.system` or a rule of your own; `nil`, the default, takes the configuration's.
    open var darkMode: (any DarkModeSwitching)?

    /// How views become shapes: which views, heights of bars, corner radii; `nil`, the default, takes the configuration's.
    ///
    /// An option that is not set falls back to that of the configuration, too.
    open var mapping: MappingOptions?

    /// Whether every shape shows its index and name, for debugging; `nil`, the default, takes the configuration's.
    ///
    /// The product `TabAnimatedInspecting` draws them, once `SkeletonInspector.install()` was called.
    open var showsIndexTags: Bool?

    /// Whether the skeleton can start again after it ended once. The default is true.
    open var canLoadAgain: Bool = true

    /// The delay and the least duration of the skeleton; `nil`, the default, takes the configuration's, which has neither.
    open var timing: SkeletonTiming?

    /// The accessibility label of the covered view, or of each part that loads; `nil`, the default, takes the configuration's.
    open var accessibilityLabel: String?

    /// The text that VoiceOver speaks when the view has loaded; empty for none, `nil`, the default, takes the configuration's.
    ///
    /// The configuration's is spoken once for all views of a screen, after the last of them; a text of the model at its end.
    open var accessibilityEndLabel: String?

    /// The name under which the cache keeps the skeleton; `nil`, the default, takes the class of the view controller.
    open var owner: String?

    /// Makes the shapes in a way of the app's own, at each start; `nil`, the default, measures the views, or reuses the last content.
    open var producer: (any Producing)?

    /// Whether the cache keeps measured cells; `nil`, the default, takes the configuration's.
    ///
    /// For lists only: a single view is measured at each start. True changes nothing where the configuration keeps nothing. A `producer` of the app's own decides by itself.
    open var isCacheEnabled: Bool?

    /// Whether the skeleton reuses the geometry of the last content; `nil`, the default, takes the configuration's, which
    /// is true.
    ///
    /// When loading has ended, the framework reads typical cells, headers and footers of a list, or the view: the number
    /// and lengths of lines of text, heights, hidden views. Of a list it also remembers the row count and the heights. An
    /// unusual row never becomes the skeleton. Counts and heights
    /// of the model come first, and adjustments apply as ever.
    ///
    /// The cache keeps geometry only, never a text or an image, in its folder and between launches, until it needs the
    /// room. Another build of the class, another width and another size of text begin anew. False keeps and uses nothing
    /// for this model.
    open var remembersContent: Bool?

    /// The parts of a list that load when the skeleton starts; `nil` for a view without parts.
    let scope: ListParts?

    /// Views outside the covered one that the skeleton hides, such as a button that floats over it.
    ///
    /// The model holds them weakly. A view that the app hides or shows meanwhile stays as the app wants it.
    open var viewsHiddenWhileAnimated: [UIView] {
        get { hiddenViews.compactMap(\.view) }
        set { hiddenViews = newValue.map(WeakView.init) }
    }

    /// A closure that receives a recommended height of rows, in points, for each class that is measured; `nil` by default.
    ///
    /// At this height the top and bottom margins are equal, before adjustments.
    open var recommendedHeightHandler: (@MainActor (_ className: String, _ height: CGFloat) -> Void)?

    private var hiddenViews: [WeakView] = []

    private(set) var adjustments = Adjustments()

    /// What a developers' tool shows in place of what the app set; `nil`, the default, shows what the app set.
    package var inspection: Inspection?

    /// Creates the skeleton of a single view, with the defaults of the configuration.
    public init() {
        scope = nil
    }

    init(scope: ListParts) {
        self.scope = scope
    }

    /// Adds adjustments of the shapes, which run after earlier ones every time the skeleton appears.
    ///
    /// In lists the closure runs once for each class and size of cell, header and footer; `adjust(_:_:)` is for those of one.
    /// The view keeps the model, and the model the closure: capture the view controller weakly, or it never goes.
    @discardableResult
    public func adjust(_ adjustment: @escaping Adjustment) -> Self {
        adjustments.add(adjustment)
        return self
    }

    /// Adds adjustments of the cells, headers and footers of one class, subclasses included.
    ///
    /// ```swift
    /// tableView.tabAnimated?.adjust(NewsCell.self) { cell in cell.animation(\NewsCell.avatar).radius(20) }
    /// ```
    ///
    /// Of a single view it is the class of the view itself, not of what is inside.
    @discardableResult
    public func adjust(_ viewClass: UIView.Type, _ adjustment: @escaping Adjustment) -> Self {
        adjustments.add(adjustment, of: viewClass)
        return self
    }

    /// Adds adjustments that depend on the place, for example on the section where two sections share a class.
    ///
    /// ```swift
    /// tableView.tabAnimated?.adjust { view, indexPath in
    ///     if indexPath.section == 0, view.elementKind == nil { view.animation(named: "titleLabel").height(20) }
    /// }
    /// ```
    ///
    /// The closure runs for each cell, header and footer, so equal rows no longer share one measurement. Use the closure
    /// without an index path where that is enough. The manager's `elementKind` tells headers, footers and other
    /// supplementary views, whose item is zero, from cells. A single view has the first index path.
    @discardableResult
    public func adjust(_ adjustment: @escaping PlacedAdjustment) -> Self {
        adjustments.add(placed: adjustment)
        return self
    }

    /// Removes all adjustments; a skeleton on screen keeps its look until `updateTabAnimation()`.
    public func removeAdjustments() {
        adjustments = Adjustments()
    }
}

@MainActor
private struct WeakView {
    weak var view: UIView?
}

/// What a developers' tool shows of a skeleton in place of what the app set, which stays as it is.
@MainActor
package struct Inspection {
    /// Makes the productions.
    package var producer: any Producing

    /// What changes the components after all adjustments of the app.
    package var adjustments = Adjustments()

    /// How long the skeleton stays.
    package var timing: SkeletonTiming

    /// Another animation; `nil` shows that of the app.
    package var animation: AnimationType?

    /// Another rule for light and dark; `nil` follows that of the app.
    package var darkMode: (any DarkModeSwitching)?

    package init(producer: any Producing, timing: SkeletonTiming, adjust: @escaping Adjustment) {
        self.producer = producer
        self.timing = timing
        adjustments.add(adjust)
    }
}
