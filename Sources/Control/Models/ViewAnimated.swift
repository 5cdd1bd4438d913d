public import UIKit

/// What a view shows while its content loads, and how.
///
/// ```swift
/// profileView.tabAnimated = ViewAnimated()
/// profileView.startTabAnimation()
/// ```
///
/// A property that is `nil` falls back to `SkeletonConfiguration.shared`. Changes take effect at the
/// next start, or at once with `updateTabAnimation()`.
@MainActor
open class ViewAnimated {
    /// How shapes move.
    open var animation: AnimationType?

    /// The color of shapes without one of their own.
    open var animatedColor: UIColor?

    /// The gradient of shapes without a fill of their own, in place of the color.
    open var animatedGradient: SkeletonGradient?

    /// The color behind the shapes.
    open var animatedBackgroundColor: UIColor?

    /// The appearance that the skeleton is drawn in, or a rule of the app for it.
    open var darkMode: (any DarkModeSwitching)?

    /// How views become components: heights of text, corner radii, filters.
    ///
    /// What the options leave as it is by default is taken from the configuration, property by property.
    open var mapping: MappingOptions?

    /// Whether every component shows its index and name, for debugging; `nil` takes the configuration's.
    ///
    /// The product `TabAnimatedInspecting` draws them, once `SkeletonInspector.install()` was called.
    open var showsIndexTags: Bool?

    /// Whether the skeleton can start again after it ended once. The default is true; TABAnimated's is false.
    open var canLoadAgain: Bool = true

    /// When the skeleton is shown and for how long at least; `nil` takes the configuration's.
    open var timing: SkeletonTiming?

    /// What VoiceOver says of the covered view, or of each part that loads; `nil` takes the configuration's.
    open var accessibilityLabel: String?

    /// The name that tells this use of a class from others in the cache; `nil` takes the view controller's class.
    open var owner: String?

    /// What makes productions; `nil` takes the shared producer.
    open var producer: (any Producing)?

    /// Whether what is produced for the model is looked up and kept; `nil`, the default, takes the configuration's.
    ///
    /// False makes the skeleton anew each time, for views that look different at every start. True changes nothing
    /// where the configuration keeps nothing. A `producer` of the app's own decides by itself.
    open var isCacheEnabled: Bool?

    /// Whether the next skeleton looks like what was there last; `nil`, the default, takes the configuration's, which
    /// is true.
    ///
    /// When loading has ended, typical cells, headers and footers of a list are read where they stand, and so is any
    /// other view: lengths and numbers of the lines of texts, heights, what is hidden. Lists remember how many
    /// cells there were and how high rows were, too. A single row that differs from the others, or comes alone after
    /// many, never becomes the skeleton. Counts and heights that the model gives come first, and adjustments are made as
    /// ever.
    ///
    /// Only geometry is kept, and never a text or an image. It is kept in the folder of the cache, between launches,
    /// until the cache needs the room for what is used more; another build of the class, another width and another
    /// size of text begin anew. False keeps nothing of this model, and uses nothing that was kept.
    open var remembersContent: Bool?

    /// What the skeleton of the view is doing.
    ///
    /// A model may describe several views, each of which starts and ends its own skeleton. The state is `running`
    /// while any of them is on screen, else `waiting` while any waits for its delay, else `ended`.
    public var state: SkeletonState { states.combined }

    /// Whether the skeleton is on screen, on any of the views that the model describes.
    public var isAnimating: Bool { state == .running }

    /// The states of the skeletons on the views that the model describes.
    var states = SkeletonStates()

    /// What of a list loads when the whole skeleton starts; `nil` for a model of a view without parts.
    let scope: ListParts?

    /// Views outside the covered one that are hidden while the skeleton is shown, such as a button that floats over it.
    ///
    /// They are held weakly. One that the app hides or shows meanwhile stays as the app wants it.
    open var viewsHiddenWhileAnimated: [UIView] {
        get { hiddenViews.compactMap(\.view) }
        set { hiddenViews = newValue.map(WeakView.init) }
    }

    /// Called with the name of a class and the height in points that its content asks for, after each production.
    ///
    /// The height is that of the components with margins like the one at the top, before adjustments. `nil`, the
    /// default, tells nothing.
    open var recommendedHeightHandler: (@MainActor (_ className: String, _ height: CGFloat) -> Void)?

    /// Whether it was said that a prototype is only remembered, and nothing is.
    var saidNothingIsRemembered = false

    private var hiddenViews: [WeakView] = []

    /// The adjustments, in the order they were added.
    private(set) var adjustments: [@MainActor (ComponentManager, SkeletonPlace) -> Void] = []

    /// Whether adjustments differ with the place, so that equal cells are adjusted one by one.
    private(set) var adjustsByPlace = false

    /// What a developers' tool changes after all adjustments; `nil`, the default, changes nothing.
    package var inspection: (@MainActor (ComponentManager) -> Void)?

    /// Creates a model of a single view.
    public init() {
        scope = nil
    }

    init(scope: ListParts) {
        self.scope = scope
    }

    /// Adds adjustments of the components, made every time the skeleton is shown, after earlier ones.
    ///
    /// In lists the closure is called once for each class and size of cell, header and footer; the manager's
    /// `className` tells them apart.
    ///
    /// The model keeps the closure, and the view keeps the model: a closure that needs the view controller captures it
    /// weakly, or the controller never goes.
    @discardableResult
    public func adjust(_ adjustment: @escaping @MainActor (ComponentManager) -> Void) -> Self {
        adjustments.append { manager, _ in adjustment(manager) }
        return self
    }

    /// Adds adjustments that differ with the place: with the section, for example, for one class in two sections.
    ///
    /// ```swift
    /// tableView.tabAnimated?.adjust { view, place in
    ///     if place.section == 0 { view.animation(named: "title").height(20) }
    /// }
    /// ```
    ///
    /// The closure is called for each cell, header and footer that is made. Equal rows cost as much as different ones
    /// then, so use the closure without a place where that is enough.
    @discardableResult
    public func adjust(_ adjustment: @escaping @MainActor (ComponentManager, SkeletonPlace) -> Void) -> Self {
        adjustments.append(adjustment)
        adjustsByPlace = true
        return self
    }

    /// Forgets all adjustments; a skeleton on screen keeps its look until `updateTabAnimation()`.
    public func removeAdjustments() {
        adjustments = []
        adjustsByPlace = false
    }
}

/// A view that may go.
@MainActor
private struct WeakView {
    weak var view: UIView?
}
