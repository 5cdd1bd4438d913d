public import TabCache
public import TabDecoration
public import UIKit

/// The defaults of all skeletons of an app.
///
/// A property of a model that is `nil` falls back to this value. Set it at launch.
@MainActor
public struct SkeletonConfiguration {
    /// The defaults in use; set them at launch, before the first skeleton.
    public static var shared: SkeletonConfiguration = {
        // Observes the life of the app from the first use of the framework.
        _ = Stores.library
        return SkeletonConfiguration()
    }()

    /// The clock of all delays; tests set their own.
    package static var delaying: any Delaying = SystemTime()

    /// The animation of the shapes. The default is `.shimmer()`, one sweep over the whole cover; `.classic()` stretches bars.
    public var animation: AnimationType = .shimmer()

    /// How skeletons come and go where a call does not say it. The default is `.none`, at once.
    public var transition: SkeletonTransition = .none

    /// The color of shapes. The default is 0xEEEEEE, in the dark 0x282828.
    ///
    /// With Increase Contrast it is 0x767676, in the dark 0x757575. The default has enough contrast with the surface
    /// below a shape, and not more; a color of the app stays as it is.
    public var animatedColor: UIColor = .skeletonStandard

    /// The gradient of shapes; `nil`, the default, paints `animatedColor`; a model's own color wins over it.
    public var animatedGradient: SkeletonGradient?

    /// The color behind the shapes; `nil`, the default, takes the nearest opaque color behind the cover.
    public var animatedBackgroundColor: UIColor?

    /// `.light`, `.dark`, `.system` or a rule of your own. The default, `.system`, follows the covered view.
    public var darkMode: any DarkModeSwitching = .system

    /// How views become shapes: which views, heights of bars, corner radii; see `MappingOptions` for the defaults.
    public var mapping: MappingOptions = MappingOptions()

    /// Whether covered lists can be scrolled. The default is true.
    public var isScrollEnabled: Bool = true

    /// The delay and the least duration of skeletons. Both are zero by default.
    public var timing: SkeletonTiming = SkeletonTiming()

    /// How long shapes move, in seconds, beside content that is already usable.
    ///
    /// The default is 5, as WCAG 2.2.2 asks; `.infinity` lets them move as long as the page loads. A negative value counts as 0.
    public var movementLimit: TimeInterval = 5

    /// Whether every shape shows its index and name, for debugging. The default is false.
    ///
    /// The product `TabAnimatedInspecting` draws them, once `SkeletonInspector.install()` was called.
    public var showsIndexTags: Bool = false

    /// The label of a covered view, which VoiceOver speaks when a screen begins to load; by default "Loading", localized.
    public var accessibilityLabel: String {
        get { ownLabel ?? LocalizedText.loading.text }
        set { ownLabel = newValue }
    }

    // A getter looks its string up; the first use of the configuration looks up none.
    private var ownLabel: String?
    private var ownEndLabel: String?

    /// The text that VoiceOver speaks when a screen has loaded; empty for none. The default is "Loaded", localized.
    public var accessibilityEndLabel: String {
        get { ownEndLabel ?? LocalizedText.loaded.text }
        set { ownEndLabel = newValue }
    }

    /// Whether the cache keeps measured skeletons between uses and launches. The default is true.
    public var isCacheEnabled: Bool = true {
        didSet { if isCacheEnabled != oldValue { renewStores() } }
    }

    /// Whether skeletons reuse the geometry of the last content. The default is true.
    ///
    /// ``ViewAnimated/remembersContent`` describes what the cache keeps, and decides for one model. A model whose
    /// `isCacheEnabled` is false remembers only if its own property is true.
    public var remembersContent: Bool = true

    /// The folder and the limits of the cache; see `CacheConfiguration` for the defaults.
    public var cache: CacheConfiguration = CacheConfiguration() {
        didSet { renewStores() }
    }

    /// Bundles of measured skeletons that ship with the app, searched before a view is measured; none by default.
    public var bundles: [SkeletonBundle] = [] {
        didSet { stores = stores.with(bundles) }
    }

    /// What is kept for this configuration.
    private(set) var stores = Stores(CacheConfiguration(), isCacheEnabled: true, bundles: [])

    private(set) var adjustments = Adjustments()

    /// Creates the defaults of the framework.
    public init() {}

    private mutating func renewStores() {
        stores = Stores(cache, isCacheEnabled: isCacheEnabled, bundles: bundles)
    }

    /// Adds adjustments of every skeleton, which run before those of its model.
    public mutating func adjust(_ adjustment: @escaping Adjustment) {
        adjustments.add(adjustment)
    }

    /// Adds adjustments of all views, cells, headers and footers of one class, subclasses included.
    public mutating func adjust(_ viewClass: UIView.Type, _ adjustment: @escaping Adjustment) {
        adjustments.add(adjustment, of: viewClass)
    }

    /// Removes the adjustments of every skeleton; those of models stay.
    public mutating func removeAdjustments() {
        adjustments = Adjustments()
    }
}
