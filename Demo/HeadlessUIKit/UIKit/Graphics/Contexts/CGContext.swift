/// A drawing context that records what is drawn as a `HeadlessDisplayList`.
public final class CGContext {
    /// What can be saved and restored.
    struct State {
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dash: [CGFloat] = []
        var dashPhase: CGFloat = 0
        var transform = CGAffineTransform.identity
        var clip: CGRect
        /// The steps that made the state what it is, since it was last saved.
        var setup: [HeadlessDisplayList.Item] = []
    }

    /// What has been drawn so far.
    public var headlessDisplayList = HeadlessDisplayList()
    /// The pixels to a point of the surface, for those who draw hairlines.
    public let headlessScale: CGFloat
    /// The surface in points.
    public let headlessBounds: CGRect

    /// The pixels of what has been drawn, if the context keeps them.
    var bitmap: Bitmap?

    var state: State
    private(set) var savedStates: [State] = []
    private var currentPath = CGMutablePath()

    /// A context for a surface with the given bounds in points.
    public init(headlessBounds bounds: CGRect, scale: CGFloat = 1) {
        self.headlessScale = scale
        self.headlessBounds = bounds
        self.state = State(clip: bounds)
    }

    func record(_ item: HeadlessDisplayList.Item) {
        headlessDisplayList.items.append(item)
        if item.changesState { state.setup.append(item) }
        if item.paints { bitmap?.show(headlessDisplayList) }
    }

    /// Draws a finished list, with the origin of its coordinates at the current origin.
    public func headlessDraw(_ list: HeadlessDisplayList) {
        record(.save)
        headlessDisplayList.items += list.items
        record(.restore)
    }

    // MARK: State

    public func saveGState() {
        savedStates.append(state)
        state.setup = []
        record(.save)
    }

    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
        record(.restore)
    }

    public var ctm: CGAffineTransform {
        state.transform
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        record(.concatenate(transform))
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit
    }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dash = lengths
        state.dashPhase = phase
    }

    public func setAlpha(_ alpha: CGFloat) {
        record(.setAlpha(alpha))
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        record(.setBlendMode(mode))
    }

    /// Sets the shadow of what is drawn from now on: a third of opaque black, as Core Graphics'.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        record(.setShadow(offset: offset, blur: blur, color))
    }

    // MARK: Path

    public var path: CGPath? {
        currentPath.isEmpty ? nil : currentPath.copy()
    }

    public func beginPath() {
        currentPath = CGMutablePath()
    }

    public func closePath() {
        currentPath.closeSubpath()
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(between: points)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control)
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
    }

    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect)
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect)
    }

    public func addPath(_ path: CGPath) {
        currentPath.addPath(path)
    }

    /// The current path, which drawing uses up.
    func takePath() -> CGPath? {
        defer { beginPath() }
        return path
    }
}

extension HeadlessDisplayList.Item {
    /// Whether the step lasts until the state is restored.
    fileprivate var changesState: Bool {
        switch self {
        case .clip, .concatenate, .setAlpha, .setShadow, .setBlendMode, .enterGroup, .mask: true
        case .save, .restore, .fill, .stroke, .text, .image, .linearGradient, .radialGradient: false
        }
    }
}
