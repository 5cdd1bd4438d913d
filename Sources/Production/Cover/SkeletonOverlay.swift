import TabCache
package import UIKit

/// A cover: one view laid over another that shows the tiles of a skeleton.
///
/// The cover takes the touches meant for what it covers and is one accessibility element that says
/// that content is loading. It draws with layers only and never changes the view below it.
///
/// A change goes one way: `setNeeds` draws what it calls for, and `CoveredContent` then hides what all covers of the view lie
/// over, and says whether their shapes rest.
package final class SkeletonOverlay: UIView {
    /// The delegate that provides tiles when the present ones no longer fit.
    package weak var delegate: (any SkeletonOverlayDelegate)?

    /// The productions that are shown.
    package var tiles: [SkeletonTile] = [] {
        didSet {
            needsTiles = false
            openAreas = tiles.flatMap(\.openAreas)
            if tiles != oldValue { setNeeds(.rebuilding) }
            updateContent()
        }
    }

    /// The colors of shapes and surfaces without one of their own.
    package var palette: SkeletonPalette {
        didSet { if palette != oldValue { setNeeds(.repainting) } }
    }

    /// How the shapes move; `nil` leaves them still.
    package var animation: (any SkeletonAnimation)? {
        didSet { setNeeds(.repainting) }
    }

    /// The rule for light and dark; `nil` follows the traits of the view.
    package var darkMode: (any DarkModeSwitching)? {
        didSet { setNeeds(.repainting) }
    }

    /// Whether every component shows its index and name, for debugging; the default is false.
    ///
    /// The product `TabAnimatedInspecting` draws them: link it, and install it with
    /// `SkeletonInspector.install()`. Without it nothing is drawn, and one warning says so.
    package var showsIndexTags: Bool = false {
        didSet { if showsIndexTags != oldValue { setNeeds(.rebuilding) } }
    }

    /// The direction that shapes are anchored in and that sweeping animations run in.
    package var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight {
        didSet { if layoutDirection != oldValue { setNeeds(.rebuilding) } }
    }

    /// The top of what is seen of the cover, in points; tiles that stay in sight move there.
    package var pinTop: CGFloat = 0 {
        didSet {
            // Light has to find a tile anew that moves from now on.
            if pinTop != oldValue, withoutActions(pinTiles) { setNeeds(.animating) }
        }
    }

    /// Whether one set of layers draws equal tiles where animations let it; a cover whose shapes are moved one by one
    /// sets it to false.
    package var sharesLayers: Bool = true {
        didSet { if sharesLayers != oldValue { setNeeds(.rebuilding) } }
    }

    /// Whether the tiles were planned in no window, without its insets, accessories and traits; the cover then asks for others
    /// when it comes into one. The default is false.
    package var isPlannedOutside = false

    /// Called when the cover comes into a window.
    package var whenInWindow: (@MainActor () -> Void)?

    /// Whether shapes rest after the movement limit, as beside content that can be used. The default is false.
    package var restsSoon: Bool = false {
        didSet { if restsSoon != oldValue { setNeeds(.animating) } }
    }

    /// The time after which shapes rest beside content that can be used, in seconds; `nil` for never. The default is 5.
    package var movementLimit: TimeInterval? = 5 {
        didSet { if movementLimit != oldValue, restsSoon { setNeeds(.animating) } }
    }

    package override var isHidden: Bool {
        didSet {
            updateContent()
            visibility?.update()
        }
    }

    package override var isUserInteractionEnabled: Bool {
        didSet { updateContent() }
    }

    package override var accessibilityLabel: String? {
        // Before iOS 18, headers do not bind it to the main actor.
        didSet { MainActor.assumeIsolated { updateContent() } }
    }

    /// The layers of the drawn components, in order of tiles and of indices.
    ///
    /// Equal tiles at equal distances share those of the first; see ``SkeletonAnimation/movesEqualCellsAlike``.
    package var componentLayers: [ComponentLayer] { tileLayers.components }

    /// Whether animations run; they rest while the cover cannot be seen.
    package var isAnimating: Bool { run != nil }

    /// The areas in which the real views can be touched.
    private(set) var openAreas: [CGRect] = []

    private lazy var touchShield = TouchShield(of: self)
    private weak var canvas: UIView?
    private var reduceMotionObservation: NotificationObservation?
    var visibility: VisibilityWatch?

    // What the tiles were planned for.
    var plannedSize: CGSize
    var plannedSafeArea = Sides.zero
    var needsTiles = false
    let resizing = ResizeWatch()

    // What is drawn, and what is not drawn yet.
    let stageLayer = CALayer()
    var tileLayers = TileLayers()
    var drawnRuns: [TileRun] = []
    var paintedAppearance: UITraitCollection?
    var run: AnimationRun?
    var pendingNeed = Need.animating
    var updateDepth = 0

    /// Whether nothing behind the cover is opaque, so that it lets everything but what it covers be seen.
    var isClear = false

    /// Creates a cover.
    ///
    /// - Parameters:
    ///   - frame: The area to cover, in the coordinate space of the view it is added to.
    ///   - palette: The colors.
    package init(frame: CGRect, palette: SkeletonPalette) {
        self.palette = palette
        plannedSize = frame.size
        super.init(frame: frame)
        stageLayer.name = "skeleton"
        stageLayer.frame = bounds
        layer.addSublayer(stageLayer)
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        accessibilityRespondsToUserInteraction = false
        visibility = VisibilityWatch(of: self) { [weak self] in self?.setNeeds(.animating) }
        reduceMotionObservation = NotificationObservation(
            of: UIAccessibility.reduceMotionStatusDidChangeNotification
        ) { [weak self] in self?.setNeeds(.repainting) }
    }

    /// A cover lives in code only and is never archived.
    package required init?(coder: NSCoder) {
        nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions(placeStage)
        askForTilesIfNeeded()
        // Content that is hidden is looked at with all covers of the view.
        if !hidesContent { updatePlace() }
        CoveredContent.follow(self, laidOutIn: superview)
    }

    /// Rows keep their content in the safe area at their sides.
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        guard superview != nil, sideSafeArea != plannedSafeArea else { return }
        plannedSafeArea = sideSafeArea
        setNeedsTiles()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The view's own does nothing, and visionOS deprecates the call.
        if isPlanOutdated(since: previousTraitCollection) { setNeedsTiles() }
        repaintIfNeeded()
    }

    package override func didMoveToSuperview() {
        super.didMoveToSuperview()
        plannedSafeArea = sideSafeArea
        touchShield.coverDidMove()
        CoveredContent.update(self, in: canvas)
        canvas = superview
        updateContent()
        placeDidChange()
        if superview == nil { delegate?.overlayWasRemoved(self) }
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        canvasDidMove()
        placeDidChange()
        guard window != nil else { return }
        if isPlannedOutside { setNeedsTiles() }
        whenInWindow?()
        Self.inspector?.coverDidAppear(self)
    }

    /// What is in a view that was put elsewhere hears of its tint.
    package override func tintColorDidChange() {
        super.tintColorDidChange()
        canvasDidMove()
    }

    /// Looks anew at what is around the covered view, unless it is the cover that moves.
    private func canvasDidMove() {
        if canvas === superview { updateContent() }
    }

    /// Touches in the areas that productions leave open reach the real views.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !openAreas.contains { $0.contains(point) }
    }

    // Touches end here: the next responder is the covered view, which may be a control.

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Whether what is below the cover is out of reach.
    var hidesContent: Bool { isAccessibilityElement && isUserInteractionEnabled && !isHidden }

    /// The areas in which the real views are seen: where they can be touched, and where the cover is cut out.
    var seenAreas: [CGRect] { openAreas + tiles.flatMap(\.holes).map(\.frame) }

    func updateContent() {
        CoveredContent.update(self, in: superview)
    }
}
