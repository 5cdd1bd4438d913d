public import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    enum ShapeKeys {
        static let path = LayerProperty<CGPath?>("path", nil, implies: .nothing)
        static let fillColor = LayerProperty<CGColor?>(
            "fillColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        static let fillRule = LayerProperty("fillRule", CAShapeLayerFillRule.nonZero, implies: .nothing)
        static let strokeColor = LayerProperty<CGColor?>("strokeColor", nil)
        static let strokeStart = LayerProperty("strokeStart", CGFloat(0))
        static let strokeEnd = LayerProperty("strokeEnd", CGFloat(1))
        static let lineWidth = LayerProperty("lineWidth", CGFloat(1))
        static let miterLimit = LayerProperty("miterLimit", CGFloat(10))
        static let lineCap = LayerProperty("lineCap", CAShapeLayerLineCap.butt, implies: .nothing)
        static let lineJoin = LayerProperty("lineJoin", CAShapeLayerLineJoin.miter, implies: .nothing)
        static let lineDashPhase = LayerProperty("lineDashPhase", CGFloat(0))
        static let lineDashPattern = LayerProperty<[NSNumber]?>("lineDashPattern", nil)

        static let table = LayerPropertyTable(
            [
                path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit,
                lineCap, lineJoin, lineDashPhase, lineDashPattern,
            ], extending: CALayer.Keys.table)
    }

    override class var propertyTable: LayerPropertyTable { ShapeKeys.table }

    /// The layer keeps a copy of the path. A change of the path animates only if somebody asks for it.
    open var path: CGPath? {
        get { self[ShapeKeys.path] }
        set { self[ShapeKeys.path] = newValue?.copy() }
    }
    open var fillColor: CGColor? {
        get { self[ShapeKeys.fillColor] }
        set { self[ShapeKeys.fillColor] = newValue }
    }
    open var fillRule: CAShapeLayerFillRule {
        get { self[ShapeKeys.fillRule] }
        set { self[ShapeKeys.fillRule] = newValue }
    }
    open var strokeColor: CGColor? {
        get { self[ShapeKeys.strokeColor] }
        set { self[ShapeKeys.strokeColor] = newValue }
    }
    open var strokeStart: CGFloat {
        get { self[ShapeKeys.strokeStart] }
        set { self[ShapeKeys.strokeStart] = newValue }
    }
    open var strokeEnd: CGFloat {
        get { self[ShapeKeys.strokeEnd] }
        set { self[ShapeKeys.strokeEnd] = newValue }
    }
    open var lineWidth: CGFloat {
        get { self[ShapeKeys.lineWidth] }
        set { self[ShapeKeys.lineWidth] = newValue }
    }
    open var miterLimit: CGFloat {
        get { self[ShapeKeys.miterLimit] }
        set { self[ShapeKeys.miterLimit] = newValue }
    }
    open var lineCap: CAShapeLayerLineCap {
        get { self[ShapeKeys.lineCap] }
        set { self[ShapeKeys.lineCap] = newValue }
    }
    open var lineJoin: CAShapeLayerLineJoin {
        get { self[ShapeKeys.lineJoin] }
        set { self[ShapeKeys.lineJoin] = newValue }
    }
    open var lineDashPhase: CGFloat {
        get { self[ShapeKeys.lineDashPhase] }
        set { self[ShapeKeys.lineDashPhase] = newValue }
    }
    open var lineDashPattern: [NSNumber]? {
        get { self[ShapeKeys.lineDashPattern] }
        set { self[ShapeKeys.lineDashPattern] = newValue }
    }

    /// Draws the path as a whole: `strokeStart` and `strokeEnd` are left to the renderer.
    override func renderContent(in context: CGContext) {
        super.renderContent(in: context)
        guard let path else { return }
        if let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
        let dash = dash(trimming: trimsStroke)
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap.cgLineCap)
        context.setLineJoin(lineJoin.cgLineJoin)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.addPath(path)
        context.strokePath()
    }
}

/// Which points count as inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cgLineCap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var cgLineJoin: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
