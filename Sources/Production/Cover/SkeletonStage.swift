import TabCache
public import UIKit

/// What an animation works with: the layers of one skeleton, its traits and its colors.
@MainActor
public struct SkeletonStage {
    /// The layer that holds all others; its bounds are the skeleton's.
    public let layer: CALayer

    /// Where the shapes of all cells are, in the coordinate space of ``layer``.
    package let area: CGRect

    /// The layers of the shapes to animate, cell by cell and in the order of their indices, without those that the app keeps
    /// still.
    ///
    /// For an animation that moves equal cells alike, those of the first of several equal cells alone; see
    /// ``SkeletonAnimation/movesEqualCellsAlike``.
    ///
    /// An animation that leaves some shapes to another hands it a copy of the stage with those alone.
    public var components: [ComponentLayer]

    /// The traits of the covered view, light or dark where the app forces either.
    public let traits: UITraitCollection

    /// The direction the covered view's content runs in.
    public let layoutDirection: UIUserInterfaceLayoutDirection

    /// Whether Reduce Motion is on. Then an animation runs only if another gave it as its `reducedMotion`.
    public let reducesMotion: Bool

    /// After how many seconds shapes rest; `nil` for never.
    let movementLimit: CFTimeInterval?

    /// The colors of the cover.
    package let palette: SkeletonPalette

    /// The color of shapes without one of their own.
    public var componentColor: UIColor { palette.component }

    /// The color behind the shapes.
    public var backgroundColor: UIColor { palette.background }

    /// What was added to this stage and to its copies.
    let additions = Additions()

    /// What animations added to the layers of one cover, so that the cover can remove it.
    @MainActor
    final class Additions {
        /// The layers that were animated, each with the key of the animation.
        fileprivate var keys: [(layer: CALayer, key: String)] = []

        /// The layers that were added.
        fileprivate var sublayers: [CALayer] = []

        /// Removes all of it.
        func removeAll() {
            for (layer, key) in keys { layer.removeAnimation(forKey: key) }
            for sublayer in sublayers { sublayer.removeFromSuperlayer() }
            keys = []
            sublayers = []
        }
    }
}

extension SkeletonStage {
    /// Adds an animation to a layer of the skeleton, and removes it when the skeleton stops moving.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - layer: The layer of a shape, a bar or a layer that was added to the stage.
    ///   - key: The key on the layer. Of two animations with the same key on a layer the later one runs.
    public func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String = "skeleton") {
        limit(animation, on: layer)
        layer.add(animation, forKey: key)
        additions.keys.append((layer, key))
    }

    /// Lets a repeating animation end with the last whole period within the limit.
    private func limit(_ animation: CAAnimation, on layer: CALayer) {
        let period = animation.duration * (animation.autoreverses ? 2 : 1)
        guard let movementLimit, animation.repeatCount > 0, period > 0 else { return }
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        let elapsed = animation.beginTime == 0 ? 0 : max(0, now - animation.beginTime)
        animation.repeatCount = 0
        animation.repeatDuration = max(1, ((elapsed + movementLimit) / period).rounded(.down)) * period
    }

    /// Adds a layer above the shapes, and removes it when the skeleton stops moving.
    public func addSublayer(_ sublayer: CALayer) {
        add(sublayer, to: layer)
    }

    /// Adds a layer above the shapes wherever a bar is drawn: in each of the equal cells that share its layer.
    ///
    /// - Parameters:
    ///   - sublayer: The layer, with its frame in the coordinate space of `layer`.
    ///   - bar: A bar of a shape.
    public func addSublayer(_ sublayer: CALayer, over bar: CALayer) {
        let canvas = canvas(of: bar)
        if canvas !== layer { sublayer.frame = canvas.convert(sublayer.frame, from: layer) }
        add(sublayer, to: bar.replicators.first ?? canvas)
    }

    /// Adds a layer over all shapes above the bars of a canvas, with which it moves.
    package func addSublayer(_ sublayer: CALayer, to canvas: CALayer) {
        let area = canvas.convert(area, from: layer)
        sublayer.frame = area
        sublayer.bounds.origin = area.origin
        add(sublayer, to: canvas)
    }

    private func add(_ sublayer: CALayer, to layer: CALayer) {
        layer.addSublayer(sublayer)
        additions.sublayers.append(sublayer)
    }

    /// The frame of a bar in the coordinate space of `layer`; of several equal cells, in the first.
    public func frame(of bar: CALayer) -> CGRect {
        bar.convert(bar.bounds, to: layer)
    }

    /// The outline of a bar, with its round corners, in the coordinate space of `layer`; of several equal cells, in all.
    public func outline(of bar: CALayer) -> UIBezierPath {
        UIBezierPath(cgPath: outline(of: [bar], in: layer))
    }

    /// The layer in which a bar moves by itself, as those of a header do that stays in sight; else ``layer``.
    package func canvas(of bar: CALayer) -> CALayer {
        let component = bar is ComponentLayer ? bar : bar.superlayer ?? bar
        return component.superlayer?.name == PinnedTile.name ? component.superlayer ?? layer : layer
    }

    /// The outlines of bars in one path, in the coordinate space of a layer around them.
    package func outline(of bars: [CALayer], in space: CALayer) -> CGPath {
        let outline = CGMutablePath()
        var canvas: CALayer?
        var offsets: [CGVector] = []
        var moved = CGPoint.zero
        for bar in bars {
            // Between a component and the stage are replicators, which move only what they repeat, or the layer of a tile that
            // stays in sight.
            let holder = bar is ComponentLayer ? nil : bar.superlayer as? ComponentLayer
            if let current = (holder ?? bar).superlayer, current !== canvas {
                canvas = current
                offsets = bar.instanceOffsets
                moved = current is CAReplicatorLayer ? .zero : current.convert(CGPoint.zero, to: space)
            }
            let start = CGPoint(
                x: moved.x + (holder?.frame.minX ?? 0), y: moved.y + (holder?.frame.minY ?? 0))
            for offset in offsets {
                outline.addOutline(
                    of: bar, movedBy: CGVector(dx: start.x + offset.dx, dy: start.y + offset.dy))
            }
        }
        return outline
    }
}

extension CGMutablePath {
    /// Adds the outline of a bar at some distance from where its layer is.
    fileprivate func addOutline(of bar: CALayer, movedBy distance: CGVector) {
        let place = bar.frame.offsetBy(dx: distance.dx, dy: distance.dy)
        if bar.mask != nil, let component = (bar as? ComponentLayer)?.component,
            let opened = UIBezierPath(opening: component, at: place.origin)
        {
            addPath(opened.cgPath)
        } else {
            addRect(
                place,
                rounding: Corners(radius: bar.cornerRadius, rounded: RoundedCorners(bar.maskedCorners)))
        }
    }
}
