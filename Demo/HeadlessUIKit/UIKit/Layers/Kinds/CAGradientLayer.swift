public import Foundation

/// A layer that fills its shape with a gradient.
open class CAGradientLayer: CALayer {
    enum GradientKeys {
        static let colors = LayerProperty<Any?>.anything("colors")
        static let locations = LayerProperty<[NSNumber]?>("locations", nil)
        static let startPoint = LayerProperty("startPoint", CGPoint(x: 0.5, y: 0))
        static let endPoint = LayerProperty("endPoint", CGPoint(x: 0.5, y: 1))
        static let type = LayerProperty("type", CAGradientLayerType.axial, implies: .nothing)

        static let table = LayerPropertyTable(
            [colors, locations, startPoint, endPoint, type], extending: CALayer.Keys.table)
    }

    override class var propertyTable: LayerPropertyTable { GradientKeys.table }

    open var colors: [Any]? {
        get { self[GradientKeys.colors] as? [Any] }
        set { self[GradientKeys.colors] = newValue }
    }
    open var locations: [NSNumber]? {
        get { self[GradientKeys.locations] }
        set { self[GradientKeys.locations] = newValue }
    }
    open var startPoint: CGPoint {
        get { self[GradientKeys.startPoint] }
        set { self[GradientKeys.startPoint] = newValue }
    }
    open var endPoint: CGPoint {
        get { self[GradientKeys.endPoint] }
        set { self[GradientKeys.endPoint] = newValue }
    }
    open var type: CAGradientLayerType {
        get { self[GradientKeys.type] }
        set { self[GradientKeys.type] = newValue }
    }

    override func renderContent(in context: CGContext) {
        super.renderContent(in: context)
        guard let gradient = headlessGradient else { return }
        context.saveGState()
        context.clip(to: outline(), rule: .winding)
        switch type {
        case .radial: renderRadial(gradient, in: context)
        case .conic: renderConic(in: context)
        default:
            context.drawLinearGradient(
                gradient, start: scaledToBounds(startPoint), end: scaledToBounds(endPoint),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.restoreGState()
    }

    private func renderRadial(_ gradient: CGGradient, in context: CGContext) {
        let (center, edge) = (scaledToBounds(startPoint), scaledToBounds(endPoint))
        context.concatenate(
            CGAffineTransform(abs(edge.x - center.x), 0, 0, abs(edge.y - center.y), center.x, center.y))
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
            options: .drawsAfterEndLocation)
    }

    private func renderConic(in context: CGContext) {
        for wedge in conicWedges(overlap: 0.5) {
            guard let color = color(atShare: wedge.share) else { continue }
            context.record(.fill(wedge.path, color, evenOdd: false))
        }
    }

    func scaledToBounds(_ unit: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }

    private var headlessGradient: CGGradient? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let locations = stops(count: colors.count)
        guard colors.count > 1, locations.count == colors.count else { return nil }
        return CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations)
    }

    /// The locations of the colors, spread evenly if the layer has none.
    func stops(count: Int) -> [CGFloat] {
        guard let locations else { return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) } }
        return locations.map { CGFloat($0.doubleValue) }
    }
}

/// The shapes of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
