/// Draws a tree of layers as an SVG picture that moves as Core Animation would move it.
///
/// The picture of a layer or view shows its own coordinates, from the origin of its bounds. Nothing in it
/// depends on anything but the layers and the clock, so equal trees give equal text.
public struct HeadlessSVGRenderer {
    /// What the ids in the picture begin with; pictures in one HTML page need different ones.
    public var idPrefix = ""
    /// What to paint behind the layer, if anything.
    public var backgroundColor: CGColor?

    private let size: CGSize
    private let paint: (LayerPainter) -> [SVGElement?]

    /// - Parameter size: The size of the picture in points; by default that of the layer's bounds.
    public init(_ layer: CALayer, size: CGSize? = nil) {
        self.size = size ?? layer.bounds.size
        paint = { [$0.paintRoot(layer)] }
    }

    /// A renderer of the view's layer, whatever the view's own place in its superview is.
    @preconcurrency @MainActor
    public init(_ view: UIView, size: CGSize? = nil) {
        self.init(view.layer, size: size)
    }

    /// A renderer of all that a screen shows.
    @preconcurrency @MainActor
    public init(_ screen: HeadlessScreen) {
        let layers = screen.windows.map(\.layer)
        size = screen.size
        paint = { painter in layers.map { painter.paint($0) } }
    }

    /// The picture as SVG source.
    ///
    /// - Parameter time: Nil gives a moving picture that begins at the clock's present time; a number the
    ///   still that the moving one shows after so many seconds.
    public func svg(at time: CFTimeInterval? = nil) -> String {
        element(at: time).source
    }

    private func element(at time: CFTimeInterval?) -> SVGElement {
        let definitions = SVGDefinitions(prefix: idPrefix)
        let moment = PictureMoment(time: HeadlessClock.shared.now + (time ?? 0), isMoving: time == nil)
        let painter = LayerPainter(definitions: definitions, moment: moment)
        let content = paint(painter)
        let (width, height) = (SVGFormat.number(size.width), SVGFormat.number(size.height))
        let picture = SVGElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
                "viewBox": "0 0 \(width) \(height)", "font-family": SVGFont.defaultFamily,
            ])
        if !definitions.elements.isEmpty {
            picture.append(SVGElement("defs", children: definitions.elements))
        }
        picture.append([backdrop] + content)
        return picture
    }

    private var backdrop: SVGElement? {
        guard let backgroundColor else { return nil }
        let rect = SVGElement(
            "rect",
            ["width": SVGFormat.number(size.width), "height": SVGFormat.number(size.height)])
        rect.setPaint("fill", backgroundColor)
        return rect
    }
}
