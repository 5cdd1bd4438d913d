import TabCache
import UIKit

/// The layers of a cover, their colors and how they move: what is pending is drawn in this order.
extension SkeletonOverlay {
    /// What a change calls for; each includes the ones before it.
    enum Need: Comparable {
        case animating, repainting, rebuilding
    }

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

    /// Draws what a change calls for, and tells what the cover hides when more or less shines through.
    func setNeeds(_ need: Need) {
        pendingNeed = max(pendingNeed, need)
        guard updateDepth == 0 else { return }
        let wasClear = isClear
        draw()
        if isClear != wasClear { updateContent() }
    }

    private func draw() {
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
        return AnimationRun.movesEqualCellsAlike(animation, in: runs) ? runs : TileRun.singles(of: tiles)
    }

    /// Takes everything away that the cover drew; the view can then be removed.
    package func tearDown() {
        stopAnimation()
        removeLayers()
        visibility = nil
        delegate = nil
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
            cutOut()
        }
    }

    private func removeLayers() {
        stageLayer.sublayers = nil
        tileLayers = TileLayers()
        drawnRuns = []
        layer.mask = nil
    }

    func placeStage() {
        stageLayer.frame = bounds
        // The mask is as large as the cover, whatever the tiles.
        if let mask = layer.mask, mask.frame != bounds { cutOut() }
    }

    private func cutOut() {
        layer.mask = CAShapeLayer(cuttingOut: tiles, of: bounds)
    }

    /// Over glass nothing stays in sight: what scrolls below it would shine through.
    ///
    /// - Returns: Whether a tile moves from now on.
    func pinTiles() -> Bool {
        tileLayers.pin(at: isClear ? -.infinity : pinTop)
    }

    @discardableResult
    func withoutActions<Result>(_ change: () -> Result) -> Result {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        return change()
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
            _ = pinTiles()
            layer.backgroundColor = paints.background.cgColor
            tileLayers.paint(with: paints)
        }
    }

    func repaintIfNeeded() {
        guard paintedTraits.hasDifferentColorAppearance(comparedTo: paintedAppearance) else { return }
        setNeeds(.repainting)
    }

    /// The palette with what is behind the cover and what crosses it.
    private var resolvedPalette: SkeletonPalette {
        var palette = palette.resolved(over: superview)
        palette.increasesContrast = animation?.running.increasesContrast ?? false
        return palette
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
    private func startAnimation() {
        guard let animation, run == nil, visibility?.isVisible == true else { return }
        let stage = SkeletonStage(
            layer: stageLayer, area: tiles.area(in: bounds), components: componentLayers,
            traits: paintedTraits, layoutDirection: layoutDirection,
            reducesMotion: UIAccessibility.isReduceMotionEnabled,
            movementLimit: restsSoon ? movementLimit : nil, palette: resolvedPalette)
        let run = AnimationRun(of: animation, on: stage)
        self.run = run
        run.start()
    }

    private func stopAnimation() {
        run?.stop()
        run = nil
    }
}
