public import TabCache
public import TabDecoration
public import UIKit

/// The defaults of all skeletons of an app.
///
/// A model's own property comes first; one that is `nil` falls back to this value. Colors and sizes
/// follow TABAnimated's defaults.
@MainActor
public struct SkeletonConfiguration {
    /// The defaults in use; set them at launch, before the first skeleton.
    public static var shared: SkeletonConfiguration = {
        // Observes the life of the app from the first use of the framework on.
        _ = SharedProducer.library
        return SkeletonConfiguration()
    }()

    /// What delays are measured with; tests have a clock of their own.
    package static var delaying: any Delaying = RealTime()

    /// How shapes move. The default is `.shimmer`, one sweep over the whole cover; `.classic` is TABAnimated's.
    public var animation: AnimationType = .shimmer

    /// How skeletons come and go where a call does not say so. The default is `.none`.
    public var transition: SkeletonTransition = .none

    /// The color of shapes. The default is 0xEEEEEE, in the dark 0x282828.
    ///
    /// With increased contrast it is 0x767676, in the dark 0x757575. The default changes where it could hardly be
    /// told from the surface below a shape, or would be too loud on it; a color that is set never does.
    public var animatedColor: UIColor = .skeletonStandard

    /// The gradient of shapes in place of the color. A model with a color of its own does not use it.
    public var animatedGradient: SkeletonGradient?

    /// The color behind the shapes; `nil`, the default, takes the nearest opaque color behind the cover.
    public var animatedBackgroundColor: UIColor?

    /// The appearance that skeletons are drawn in. The default follows the covered view.
    public var darkMode: any DarkModeSwitching = .system

    /// How views become components: heights of text, corner radii, filters.
    public var mapping: MappingOptions = MappingOptions()

    /// Whether covered lists can be scrolled. The default is true.
    public var scrollEnabled: Bool = true

    /// When skeletons are shown and for how long at least. The default is at once and no longer than loading.
    public var timing: SkeletonTiming = SkeletonTiming()

    /// Whether every component shows its index and name, for debugging. The default is false.
    ///
    /// The product `TabAnimatedInspecting` draws them, once `SkeletonInspector.install()` was called.
    public var showsIndexTags: Bool = false

    /// What VoiceOver says of a covered view, and when a screen begins to load. The default is "Loading", in the
    /// language of the app.
    public var accessibilityLabel: String = LocalizedText.loading.text

    /// What VoiceOver says when a screen has loaded. The default is "Loaded", in the language of the app; an empty text is
    /// not said.
    public var accessibilityEndLabel: String = LocalizedText.loaded.text

    /// Whether productions are kept between uses and launches. The default is true.
    public var isCacheEnabled: Bool = true {
        didSet { if isCacheEnabled != oldValue { cacheIdentity = UUID() } }
    }

    /// Whether skeletons look like what was there last. The default is true.
    ///
    /// False turns it off for the app; ``ViewAnimated/remembersContent`` says what is kept, and decides for one model.
    /// A model whose `isCacheEnabled` is false remembers only if it says so itself.
    public var remembersContent: Bool = true

    /// Where and how many productions are kept.
    public var cache: CacheConfiguration = CacheConfiguration() {
        didSet { cacheIdentity = UUID() }
    }

    /// Productions that were made before the app was shipped, looked into before anything is mapped.
    public var bundles: [SkeletonBundle] = [] {
        didSet { storesIdentity = UUID() }
    }

    /// Another one after each change that calls for a new cache.
    private(set) var cacheIdentity = UUID() {
        didSet { storesIdentity = cacheIdentity }
    }

    /// Another one after each change that calls for a new cache or other bundles.
    private(set) var storesIdentity = UUID()

    /// The adjustments, in the order they were added.
    private(set) var adjustments: [@MainActor (ComponentManager) -> Void] = []

    /// Creates the defaults of the framework.
    public init() {}

    /// Adds adjustments of the components of every skeleton, made before those of its model.
    public mutating func adjust(_ adjustment: @escaping @MainActor (ComponentManager) -> Void) {
        adjustments.append(adjustment)
    }

    /// Forgets the adjustments of every skeleton; those of models stay.
    public mutating func removeAdjustments() {
        adjustments = []
    }
}
