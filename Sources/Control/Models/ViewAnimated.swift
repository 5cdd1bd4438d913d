public import UIKit

/// What a view shows while its content loads, and how.
///
///     profileView.tabAnimated = ViewAnimated()
///     profileView.startTabAnimation()
///
/// A property that is `nil` falls back to `SkeletonConfiguration.shared`. Changes take effect at the
/// next start, or at once with `updateTabAnimation()`.
@MainActor
open class ViewAnimated {
    /// How shapes move.
    open var animation: AnimationType?

    /// The colour of shapes without one of their own.
    open var animatedColor: UIColor?

    /// The gradient of shapes without a fill of their own, in place of the colour.
    open var animatedGradient: SkeletonGradient?

    /// The colour behind the shapes.
    open var animatedBackgroundColor: UIColor?

    /// The appearance that the skeleton is drawn in.
    open var darkMode: DarkMode?

    /// How views become components: heights of text, corner radii, filters.
    open var mapping: MappingOptions?

    /// Whether every component shows its index and name, for debugging; `nil` takes the configuration's.
    ///
    /// The product `TabAnimatedInspecting` draws them, once `SkeletonInspector.install()` was called.
    open var showsIndexTags: Bool?

    /// Whether the skeleton can start again after it ended once. The default, TABAnimated's, is false.
    open var canLoadAgain: Bool = false

    /// When the skeleton is shown and for how long at least; `nil` takes the configuration's.
    open var timing: SkeletonTiming?

    /// The name that tells this use of a class from others in the cache; `nil` takes the view controller's class.
    open var owner: String?

    /// What makes productions; `nil` takes the shared producer.
    open var producer: (any Producing)?

    /// Where the skeleton stands in its life.
    public internal(set) var state: SkeletonState {
        get { lastState.isLoading && coveredView == nil ? .ended : lastState }
        set { lastState = newValue }
    }

    /// The view that the skeleton covers; it may go away while covered.
    weak var coveredView: UIView?

    private var lastState: SkeletonState = .initial
    private var adjustments: [@MainActor (ComponentManager) -> Void] = []

    /// Creates a model of a single view.
    public init() {}

    /// Whether the skeleton is on screen.
    public var isAnimating: Bool { state == .running }

    /// Adds adjustments of the components, made every time the skeleton is shown, after earlier ones.
    ///
    /// In lists the closure is called once for each class of cell, header and footer; the manager's
    /// `className` tells them apart.
    @discardableResult
    public func adjust(_ adjustment: @escaping @MainActor (ComponentManager) -> Void) -> Self {
        adjustments.append(adjustment)
        return self
    }

    /// What a list last showed, if it was asked to be remembered.
    var rememberedContent: RememberedContent?

    /// Returns what covers a view: the area and the tiles in it.
    ///
    /// - Parameter anchor: For lists, where the cover started when it was first planned.
    func plan(for view: UIView, from anchor: CGPoint?) -> SkeletonPlan {
        view.layoutIfNeeded()
        let request = request(.view(view), size: view.bounds.size, for: view)
        return SkeletonPlan(
            frame: view.bounds, tiles: [SkeletonTile(production: adjusted(production(for: request)))])
    }

    /// Returns what puts the skeleton on screen.
    func makePresenter(for view: UIView) -> any SkeletonPresenting {
        CoverPresenter(host: view, model: self)
    }

    /// Changes what is lent from the view while it is covered, and returns how to give it back.
    func borrow(from view: UIView) -> (@MainActor () -> Void)? {
        nil
    }
}

// MARK: - Production

extension ViewAnimated {
    func production(for request: ProductionRequest) -> Production {
        let producer = producer ?? SharedProducer.producer
        return SkeletonDebug.measure(request, by: producer) { producer.production(for: request) }
    }

    func adjusted(_ production: Production) -> Production {
        let manager = ComponentManager(production: production)
        adjustments.forEach { $0(manager) }
        return manager.production
    }

    func request(_ subject: ProductionRequest.Subject, size: CGSize, for view: UIView) -> ProductionRequest {
        var request = ProductionRequest(
            subject: subject, owner: owner ?? view.owningControllerName, size: size,
            traits: view.traitCollection, layoutDirection: view.effectiveUserInterfaceLayoutDirection,
            options: mapping ?? SkeletonConfiguration.shared.mapping)
        if case .prototype = subject, let table = view as? UITableView {
            request.layoutMargins = table.marginsOfCells
        }
        return request
    }
}

extension UIView {
    /// The class of the nearest view controller up the responder chain, or else of the view.
    var owningControllerName: String {
        let controller = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
        return String(describing: (controller ?? self).declaredClass)
    }
}
