import TabCache
public import UIKit

/// The layer of one shape or surface on screen; an animation moves shapes alone.
///
/// A text of several lines has a bar for each, inside a layer that paints nothing. `bars` gives the painted layers either way.
public final class ComponentLayer: CALayer {
    /// The shape that is drawn.
    public let component: Component

    /// The cell, header or view that the shape belongs to, counted from zero in the order in which the skeleton shows them.
    public let cellIndex: Int

    /// The painted layers, from the top: one for each line of text, or else the layer itself; none of a removed shape.
    ///
    /// A bar has its color as `backgroundColor`. A gradient is a sublayer of its bar.
    public var bars: [CALayer] {
        component.lines == nil && !component.isRemoved ? [self] : lineBars
    }

    /// The bars of a component with lines. The layer itself is never among them: a layer that holds itself stays in memory.
    private var lineBars: [CALayer] = []

    /// Creates the layer of a component whose production stands at a point of the cover.
    ///
    /// - Parameters:
    ///   - component: The component; a removed one has no bars.
    ///   - origin: The corner of its production, in points.
    ///   - cellIndex: The position of its production among the tiles.
    ///   - layoutDirection: The side that the shape is anchored to when it is stretched.
    ///   - rim: The width, in points, of a rim in the color of the backdrop, which keeps the shape apart from one below it.
    init(
        component: Component, origin: CGPoint, cellIndex: Int,
        layoutDirection: UIUserInterfaceLayoutDirection,
        rim: CGFloat = 0
    ) {
        self.component = component
        self.cellIndex = cellIndex
        super.init()
        name =
            component.isSurface
            ? "surface"
            : ["component \(component.index)", component.name].compactMap { $0 }.joined(separator: " ")
        let anchor = CGPoint(x: layoutDirection == .rightToLeft ? 1 : 0, y: 0.5)
        borderWidth = max(component.borderWidth, rim)
        place(self, in: component.frame.offsetBy(dx: origin.x, dy: origin.y), anchor: anchor)
        if component.lines == nil {
            mask = makeOpening()
        } else {
            lineBars = component.bars.map { makeBar($0, anchor: anchor) }
            lineBars.forEach(addSublayer)
        }
    }

    public override init(layer: Any) {
        component = (layer as? ComponentLayer)?.component ?? Component(index: 0, frame: .zero)
        cellIndex = (layer as? ComponentLayer)?.cellIndex ?? 0
        super.init(layer: layer)
    }

    /// A component layer is made from a component and is never archived.
    public required init?(coder: NSCoder) {
        nil
    }

    private func makeBar(_ rect: CGRect, anchor: CGPoint) -> CALayer {
        let bar = CALayer()
        let origin = component.frame.origin
        place(bar, in: rect.offsetBy(dx: -origin.x, dy: -origin.y), anchor: anchor)
        return bar
    }

    /// A mask that leaves the opening of the component free, or `nil` without one.
    private func makeOpening() -> CALayer? {
        guard let path = UIBezierPath(opening: component, at: .zero) else { return nil }
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = path.cgPath
        return mask
    }

    private func place(_ layer: CALayer, in rect: CGRect, anchor: CGPoint) {
        layer.anchorPoint = anchor
        layer.frame = rect
        layer.round(component.corners)
    }
}

extension ComponentLayer {
    /// Paints the bars, which have colors below them.
    func paint(with paints: ResolvedPalette, on colors: PaintedBackdrops.Colors) {
        let fill = paints.fill(of: component)
        let standard = component.isSurface ? paints.background : colors.shape
        for bar in bars {
            bar.paint(fill, standard: standard, muted: colors.shape, tint: paints.tint, traits: paints.traits)
            bar.cast(component.shadow, traits: paints.traits)
            bar.shadowPath = shadowPath(of: bar)
        }
        let border =
            component.borderWidth > 0 ? component.borderColor?.color ?? colors.shape : colors.backdrop.color
        borderColor = border.resolvedColor(with: paints.traits).cgColor
    }

    /// The known outline of a painted bar, which need not be found by drawing it once more in each frame.
    private func shadowPath(of bar: CALayer) -> CGPath? {
        guard component.shadow != nil, component.fill != .none, bar.mask == nil else { return nil }
        return UIBezierPath(rounding: component.corners, of: bar.bounds).cgPath
    }
}
