import TabCache
package import UIKit

/// A cover: one view laid over another that shows the tiles of a skeleton.
///
/// The cover takes the touches meant for what it covers and is one accessibility element that says
/// that content is loading. It draws with layers only and never changes the view below it.
package final class SkeletonOverlay: UIView {
    /// The delegate that provides tiles when the present ones no longer fit.
    package weak var delegate: (any SkeletonOverlayDelegate)?

    /// The productions that are shown.
    package var tiles: [SkeletonTile] = [] {
        didSet {
            needsTiles = false
            openAreas = tiles.flatMap { tile in
                tile.production.touchAreas.map { $0.offsetBy(dx: tile.origin.x, dy: tile.origin.y) }
            }
            if tiles != oldValue { setNeeds(.rebuilding) }
            CoveredContent.update(self, in: superview)
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
            guard pinTop != oldValue else { return }
            var areMoved = false
            withoutActions { areMoved = pinTiles() }
            if areMoved { setNeeds(.animating) }
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
            CoveredContent.update(self, in: superview)
            visibility?.update()
        }
    }

    package override var isUserInteractionEnabled: Bool {
        didSet { CoveredContent.update(self, in: superview) }
    }

    package override var accessibilityLabel: String? {
        // Before iOS 18, headers do not bind it to the main actor.
        didSet { MainActor.assumeIsolated { CoveredContent.update(self, in: superview) } }
    }

    /// The layers of the drawn components, in order of tiles and of indices.
    ///
    /// Equal tiles at equal distances share those of the first; see ``SkeletonAnimation/movesEqualCellsAlike``.
    package var componentLayers: [ComponentLayer] { tileLayers.components }

    /// Whether animations run; they rest while the cover cannot be seen.
    package var isAnimating: Bool { run != nil }

    /// Whether nothing behind the cover is opaque, so that it lets everything but what it covers be seen.
    private(set) var isClear = false {
        didSet {
            guard isClear != oldValue else { return }
            withoutActions { pinTiles() }
            CoveredContent.update(self, in: superview)
        }
    }

    /// The areas in which the real views can be touched.
    private(set) var openAreas: [CGRect] = []

    private let stageLayer = CALayer()
    private var tileLayers = TileLayers()
    private var drawnRuns: [TileRun] = []
    private var plannedSize: CGSize
    private var plannedSafeArea = Sides.zero
    private var needsTiles = false
    private var rest: AnyObject?
    private var lastWidth: (points: CGFloat, time: TimeInterval)?
    private var paintedAppearance: UITraitCollection?
    private var updateDepth = 0
    private var pendingNeed = Need.animating
    private var run: AnimationRun?
    private var visibility: VisibilityWatch?
    private var reduceMotionObservation: NotificationObservation?
    private var touchShield: TouchShield?
    private weak var canvas: UIView?

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
        touchShield = TouchShield(of: self)
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
        noteWidth()
        let isResized = plannedSize != bounds.size
        if isResized || needsTiles, isBeingResized {
            waitForRest()
        } else if isResized || needsTiles {
            plannedSize = bounds.size
            needsTiles = false
            delegate?.overlayNeedsTiles(self)
            if isResized { setNeeds(.animating) }
        }
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

    private var sideSafeArea: Sides {
        let insets = superview?.safeAreaInsets ?? .zero
        return Sides(left: insets.left, right: insets.right)
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The view's own does nothing, and visionOS deprecates the call.
        if isPlanOutdated(since: previousTraitCollection) { setNeedsTiles() }
        repaintIfNeeded()
    }

    package override func didMoveToSuperview() {
        super.didMoveToSuperview()
        plannedSafeArea = sideSafeArea
        touchShield?.coverDidMove()
        CoveredContent.update(self, in: canvas)
        canvas = superview
        CoveredContent.update(self, in: canvas)
        placeDidChange()
        if superview == nil { delegate?.overlayWasRemoved(self) }
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        placeDidChange()
        guard window != nil else { return }
        if isPlannedOutside { setNeedsTiles() }
        whenInWindow?()
        Self.inspector?.coverDidAppear(self)
    }

    /// Asks the delegate for other tiles with the next layout: what is planned within an update of a list would ask it
    /// about cells that it has not placed yet.
    package func setNeedsTiles() {
        needsTiles = true
        setNeedsLayout()
    }

    /// Moves the cover to where a plan wants it, which needs no other plan.
    package func place(in frame: CGRect) {
        let isResized = frame.size != plannedSize
        plannedSize = frame.size
        self.frame = frame
        guard isResized else { return }
        withoutActions(placeStage)
        setNeeds(.animating)
    }

    /// Whether somebody is changing the size of the window: the tiles stay until it rests.
    private var isBeingResized: Bool {
        #if os(tvOS)
            return false
        #else
            guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *), !SystemAge.isBefore26
            else { return rest != nil }
            return window?.windowScene?.effectiveGeometry.isInteractivelyResizing == true
        #endif
    }

    /// Notes the width before iOS 26, where one that changes again within 0.15 seconds is being changed. What changes twice
    /// within a frame, as a device that turns may have it, changes once.
    private func noteWidth() {
        guard SystemAge.isBefore26, bounds.width != lastWidth?.points else { return }
        let now = CACurrentMediaTime()
        if let last = lastWidth, case let pause = now - last.time, pause > 0.008, pause < 0.15 {
            rest = nil
            waitForRest()
        }
        lastWidth = (bounds.width, now)
    }

    /// Looks again in a moment: the end of a resize need not come with a layout.
    private func waitForRest() {
        needsTiles = true
        guard rest == nil else { return }
        rest = SystemTimer.wait(0.15) { [weak self] in
            self?.rest = nil
            self?.setNeedsLayout()
        }
    }

    private func placeStage() {
        stageLayer.frame = bounds
        // The mask is as large as the cover, whatever the tiles.
        if let mask = layer.mask, mask.frame != bounds { cutOut() }
    }

    private func cutOut() {
        layer.mask = CAShapeLayer(cuttingOut: tiles, in: drawnArea, of: bounds)
    }

    /// Where tiles are, which of a list with many rows is little of the cover; along an axis of which they fill half, all of it.
    private var drawnArea: CGRect {
        let frames = tiles.map { CGRect(origin: $0.origin, size: $0.production.size) }
        let area = frames.reduce(CGRect.null) { $0.union($1) }.intersection(bounds)
        guard !area.isEmpty else { return bounds }
        let isWide = area.width * 2 >= bounds.width
        let isHigh = area.height * 2 >= bounds.height
        return CGRect(
            x: isWide ? bounds.minX : area.minX, y: isHigh ? bounds.minY : area.minY,
            width: isWide ? bounds.width : area.width, height: isHigh ? bounds.height : area.height)
    }

    /// Touches in the areas that productions leave open reach the real views.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !openAreas.contains { $0.contains(point) }
    }

    /// Whether what is below the cover is out of reach.
    var hidesContent: Bool { isAccessibilityElement && isUserInteractionEnabled && !isHidden }

    /// The areas in which the real views are seen: where they can be touched, and where the cover is cut out.
    var seenAreas: [CGRect] {
        openAreas + tiles.flatMap { $0.holes.map(\.frame) }
    }

    // Touches end here: the next responder is the covered view, which may be a control.

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Makes several changes at once: the cover is built, painted and animated once, at the end.
    ///
    /// It resolves colors again even when none was set, so that a color provider, such as that of a theme, takes effect.
    /// Animations go on where they were.
    package func performUpdates(_ changes: () -> Void) {
        updateDepth += 1
        changes()
        updateDepth -= 1
        setNeeds(.repainting)
    }

    /// Takes everything away that the cover drew; the view can then be removed.
    package func tearDown() {
        stopAnimation()
        removeLayers()
        visibility = nil
        delegate = nil
    }

    /// Whether what is behind the cover decides over its colors.
    private var dependsOnBackdrop: Bool {
        palette.takesBackdrop || palette.followsSurfaces && !palette.background.isOpaque
    }

    private func placeDidChange() {
        superview != nil && dependsOnBackdrop ? setNeeds(.repainting) : repaintIfNeeded()
        updatePlace()
    }

    private func isPlanOutdated(since previous: UITraitCollection?) -> Bool {
        guard let previous else { return false }
        return previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previous.layoutDirection != traitCollection.layoutDirection
            || previous.horizontalSizeClass != traitCollection.horizontalSizeClass
            || previous.verticalSizeClass != traitCollection.verticalSizeClass
            || previous.displayScale != traitCollection.displayScale
            || tiles.contains { $0.production.isOutdated(in: traitCollection) }
    }
}

// MARK: - Updates

extension SkeletonOverlay {
    /// What a change calls for; each includes the ones before it.
    private enum Need: Comparable {
        case animating, repainting, rebuilding
    }

    private func setNeeds(_ need: Need) {
        pendingNeed = max(pendingNeed, need)
        guard updateDepth == 0 else { return }
        let runs = runs
        let need = runs == drawnRuns ? pendingNeed : .rebuilding
        pendingNeed = .animating
        stopAnimation()
        if need == .rebuilding { rebuild(runs) }
        if need >= .repainting { repaint() }
        startAnimation()
    }

    /// The tiles, joined where one set of layers may draw several.
    private var runs: [TileRun] {
        guard sharesLayers, !showsIndexTags else { return TileRun.singles(of: tiles) }
        let runs = TileRun.runs(of: tiles)
        let areAlike = AnimationRun.movesEqualCellsAlike(
            animation, in: runs, reducesMotion: UIAccessibility.isReduceMotionEnabled)
        return areAlike ? runs : TileRun.singles(of: tiles)
    }
}

// MARK: - Layers

extension SkeletonOverlay {
    private func rebuild(_ runs: [TileRun]) {
        withoutActions {
            removeLayers()
            drawnRuns = runs
            tileLayers = TileLayers(
                of: runs, in: stageLayer, layoutDirection: layoutDirection, inspection: inspectionLayers)
            pinTiles()
            cutOut()
        }
    }

    /// Over glass nothing stays in sight: what scrolls below it would shine through.
    ///
    /// - Returns: Whether a tile moves from now on, so that light has to find it anew.
    @discardableResult
    private func pinTiles() -> Bool {
        tileLayers.pin(at: isClear ? -.infinity : pinTop)
    }

    private func removeLayers() {
        stageLayer.sublayers = nil
        tileLayers = TileLayers()
        drawnRuns = []
        layer.mask = nil
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}

// MARK: - Colors

extension SkeletonOverlay {
    /// Paints before the next picture is drawn, and without fading from one color to the other.
    private func repaint() {
        let traits = paintedTraits
        paintedAppearance = traits
        let palette = resolvedPalette
        isClear = palette.takesBackdrop && palette.background == .clear
        let paints = ResolvedPalette(palette, traits: traits, tint: tintColor)
        withoutActions {
            layer.backgroundColor = paints.background.cgColor
            tileLayers.paint(with: paints)
        }
    }

    /// The palette with what is behind the cover and what crosses it.
    private var resolvedPalette: SkeletonPalette {
        var palette = palette.resolved(over: superview)
        palette.increasesContrast = increasesContrast
        return palette
    }

    private var increasesContrast: Bool {
        guard let animation else { return false }
        let isCalm = UIAccessibility.isReduceMotionEnabled
        return AnimationRun.chosen(animation, reducesMotion: isCalm).increasesContrast
    }

    private func repaintIfNeeded() {
        guard paintedTraits.hasDifferentColorAppearance(comparedTo: paintedAppearance) else { return }
        setNeeds(.repainting)
    }

    /// The traits that colors are resolved with.
    ///
    /// A cover that has just been added has not inherited its traits yet, but the view it covers has.
    private var paintedTraits: UITraitCollection {
        let inherited = overrideUserInterfaceStyle == .unspecified ? superview?.traitCollection : nil
        let traits = inherited ?? traitCollection
        return darkMode?.traits(for: traits) ?? traits
    }
}

// MARK: - Animation

extension SkeletonOverlay {
    private var stage: SkeletonStage {
        SkeletonStage(
            layer: stageLayer, area: drawnArea, components: componentLayers, traits: paintedTraits,
            layoutDirection: layoutDirection, reducesMotion: UIAccessibility.isReduceMotionEnabled,
            movementLimit: restsSoon ? movementLimit : nil, palette: resolvedPalette)
    }

    private func startAnimation() {
        guard let animation, run == nil, visibility?.isVisible == true else { return }
        let run = AnimationRun(of: animation, on: stage)
        self.run = run
        run.start()
    }

    private func stopAnimation() {
        run?.stop()
        run = nil
    }
}

// MARK: - Place

extension SkeletonOverlay {
    /// Looks where the cover is now: what it lies over, and whether it can be seen.
    func updatePlace() {
        bringOverContent()
        visibility?.update()
    }

    /// Puts the cover over cells, headers and views of the app, and below the effects that UIKit lays over these at the edges of
    /// a list, which come after them. Where nothing but indicators is in front, it lies over them: new cells may come in any
    /// order.
    ///
    /// Views that the app adds later stay below the cover, beside such effects from the next layout on.
    private func bringOverContent() {
        guard let superview else { return }
        let order = superview.subviews
        let others = order.filter { !($0 is SkeletonOverlay) }
        let height = others.reduce(0) { height, view in
            let position = view.layer.zPosition
            return position > height && !view.isMadeByUIKit ? position : height
        }
        // What is at the back of a list without cells is no effect.
        let front = others.dropFirst().reversed().prefix {
            $0.layer.zPosition >= height && $0.isMadeByUIKit
        }
        let upper = front.contains { !$0.isScrollIndicator } ? front.last : nil
        let position = upper == nil ? height + 1 : height
        if layer.zPosition != position { withoutActions { layer.zPosition = position } }
        guard let upper, let own = order.firstIndex(of: self), let end = order.firstIndex(of: upper) else {
            return
        }
        let isBetween = own < end && order[own..<end].allSatisfy { $0 is SkeletonOverlay }
        if !isBetween { superview.insertSubview(self, belowSubview: upper) }
    }
}

/// The planner of what a cover shows. The cover notices when the conditions of a plan have changed, and asks it again.
@MainActor
package protocol SkeletonOverlayDelegate: AnyObject {
    /// Called when the size of the cover, the content size category or the layout direction changed.
    func overlayNeedsTiles(_ overlay: SkeletonOverlay)

    /// Called when the app has removed the cover from the view that it covers.
    func overlayWasRemoved(_ overlay: SkeletonOverlay)
}

extension SkeletonOverlayDelegate {
    package func overlayWasRemoved(_ overlay: SkeletonOverlay) {}
}
