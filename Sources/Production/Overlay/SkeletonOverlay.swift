public import UIKit

/// A cover: one view laid over another that shows the tiles of a skeleton.
///
/// The cover takes the touches meant for what it covers and is one accessibility element that says
/// that content is loading. It draws with layers only and never changes the view below it.
public final class SkeletonOverlay: UIView {
    /// What is told when the tiles no longer fit.
    public weak var delegate: (any SkeletonOverlayDelegate)?

    /// The productions that are shown.
    public var tiles: [SkeletonTile] = [] {
        didSet { if tiles != oldValue { rebuild() } }
    }

    /// The colours of shapes and surfaces without one of their own.
    public var palette: SkeletonPalette {
        didSet { if palette != oldValue { repaint() } }
    }

    /// How the shapes move; `nil` leaves them still.
    public var animation: (any SkeletonAnimation)? {
        willSet { stopAnimation() }
        didSet { startAnimation() }
    }

    /// The rule for light and dark; `nil` follows the traits of the view.
    public var darkMode: (any DarkModeSwitching)? {
        didSet { repaint() }
    }

    /// Whether every component shows its index and name, for debugging.
    public var showsIndexTags: Bool = false {
        didSet { if showsIndexTags != oldValue { rebuild() } }
    }

    /// The direction that shapes are anchored in and that sweeping animations run in.
    public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight {
        didSet { if layoutDirection != oldValue { rebuild() } }
    }

    /// The layers of the drawn components, in order of tiles and of indices.
    public private(set) var componentLayers: [ComponentLayer] = []

    private let stageLayer = CALayer()
    private var backdropLayers: [BackdropLayer] = []
    private var plannedSize: CGSize
    private var isAnimationRunning = false
    private var reduceMotionObservation: NotificationObservation?

    /// Creates a cover.
    ///
    /// - Parameters:
    ///   - frame: The area to cover, in the coordinate space of the view it is added to.
    ///   - palette: The colours.
    public init(frame: CGRect, palette: SkeletonPalette) {
        self.palette = palette
        plannedSize = frame.size
        super.init(frame: frame)
        stageLayer.name = "skeleton"
        stageLayer.frame = bounds
        layer.addSublayer(stageLayer)
        // Views that are added to the host while it is covered stay below the cover.
        layer.zPosition = 1_000
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityViewIsModal = true
        accessibilityTraits = .updatesFrequently
        reduceMotionObservation = NotificationObservation(
            of: UIAccessibility.reduceMotionStatusDidChangeNotification
        ) { [weak self] in self?.restartAnimation() }
    }

    /// A cover lives in code only and is never archived.
    public required init?(coder: NSCoder) {
        nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions { stageLayer.frame = bounds }
        guard plannedSize != bounds.size else { return }
        plannedSize = bounds.size
        delegate?.overlayNeedsTiles(self)
        restartAnimation()
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isPlanOutdated(since: previousTraitCollection) {
            delegate?.overlayNeedsTiles(self)
        }
        repaint()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        restartAnimation()
    }

    /// Takes everything away that the cover drew; the view can then be removed.
    public func tearDown() {
        stopAnimation()
        removeLayers()
        delegate = nil
    }

    private func isPlanOutdated(since previous: UITraitCollection?) -> Bool {
        guard let previous else { return false }
        return previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previous.layoutDirection != traitCollection.layoutDirection
    }
}

// MARK: - Layers

extension SkeletonOverlay {
    private func rebuild() {
        stopAnimation()
        withoutActions {
            removeLayers()
            for (index, tile) in tiles.enumerated() { add(tile, at: index) }
            layer.mask = makeCutOutMask()
        }
        repaint()
    }

    private func removeLayers() {
        stageLayer.sublayers?.forEach { $0.removeFromSuperlayer() }
        componentLayers = []
        backdropLayers = []
        layer.mask = nil
    }

    private func add(_ tile: SkeletonTile, at tileIndex: Int) {
        let production = tile.production
        for backdrop in [production.background] + production.cards {
            let backdropLayer = BackdropLayer(backdrop: backdrop, origin: tile.origin)
            backdropLayers.append(backdropLayer)
            stageLayer.addSublayer(backdropLayer)
        }
        let drawn = production.components.filter { !$0.isRemoved && !$0.isCutOut }
        for component in drawn {
            let componentLayer = ComponentLayer(
                component: component, origin: tile.origin, tileIndex: tileIndex, layoutDirection: layoutDirection)
            componentLayers.append(componentLayer)
            stageLayer.addSublayer(componentLayer)
        }
        guard showsIndexTags else { return }
        for component in drawn {
            stageLayer.addSublayer(
                IndexTagLayer(component: component, origin: tile.origin, scale: traitCollection.displayScale))
        }
    }

    /// A mask with a hole for each component that lets the real view be seen, or `nil` without any.
    private func makeCutOutMask() -> CALayer? {
        let holes = tiles.flatMap { tile in
            tile.production.components
                .filter { $0.isCutOut && !$0.isRemoved }
                .map { ($0.sourceFrame.offsetBy(dx: tile.origin.x, dy: tile.origin.y), $0.cornerRadius) }
        }
        guard !holes.isEmpty else { return nil }
        let path = UIBezierPath(rect: bounds)
        for (rect, radius) in holes {
            let clamped = max(0, min(radius, min(rect.width, rect.height) / 2))
            path.append(UIBezierPath(roundedRect: rect, cornerRadius: clamped))
        }
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = path.cgPath
        mask.fillRule = .evenOdd
        return mask
    }

    private func repaint() {
        stopAnimation()
        let traits = paintedTraits
        withoutActions {
            layer.backgroundColor = palette.background.resolvedColor(with: traits).cgColor
            backdropLayers.forEach { $0.paint(with: palette, traits: traits) }
            componentLayers.forEach { $0.paint(with: palette, traits: traits) }
        }
        startAnimation()
    }

    private var paintedTraits: UITraitCollection {
        darkMode?.traits(for: traitCollection) ?? traitCollection
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}

// MARK: - Animation

extension SkeletonOverlay {
    private var stage: SkeletonStage {
        SkeletonStage(
            layer: stageLayer, components: componentLayers, traits: paintedTraits,
            layoutDirection: layoutDirection, reducesMotion: UIAccessibility.isReduceMotionEnabled,
            palette: palette)
    }

    private func startAnimation() {
        guard let animation, window != nil, !isAnimationRunning else { return }
        isAnimationRunning = true
        animation.start(on: stage)
    }

    private func stopAnimation() {
        guard let animation, isAnimationRunning else { return }
        isAnimationRunning = false
        animation.stop(on: stage)
    }

    private func restartAnimation() {
        stopAnimation()
        startAnimation()
    }
}
