public import Foundation

/// A rectangle of content in a tree of layers, with geometry, visual attributes and animations.
open class CALayer: NSObject, CAMediaTiming, HeadlessAssociating {
    public let headlessAssociations = HeadlessAssociations()

    /// The model values that differ from the properties' initial ones.
    var values: [String: Any] = [:]
    var runningAnimations: [RunningAnimation] = []
    var childLayers: [CALayer] = []
    var maskLayer: CALayer?
    weak var parentLayer: CALayer?
    /// The layer that this one is the mask of.
    weak var maskedLayer: CALayer?
    /// The layer whose state this one shows, if it is a presentation layer, and when.
    var presentedLayer: CALayer?
    var presentedTime: CFTimeInterval = 0
    /// The share of a transition that has happened in the state that this copy shows, 0...1.
    var arrivedShare: CGFloat = 1
    var wantsLayout = false
    var wantsDisplay = false
    /// The bounds in which the display list was drawn.
    var drawnBounds = CGRect.zero
    /// The turn of the run loop in which the layer got into its tree.
    var arrivalTurn = CATransaction.headlessTurn
    /// What the layer drew when it was last displayed.
    public internal(set) var headlessDisplayList: HeadlessDisplayList?

    // MARK: Making layers

    public override init() {
        super.init()
    }

    /// A copy of another layer's properties (not of its sublayers or animations).
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { adopt(layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        runningAnimations.forEach { $0.end(finished: false) }
    }

    open class func defaultValue(forKey key: String) -> Any? {
        LayerValue.boxed(propertyTable[key]?.initialValue)
    }

    open class func needsDisplay(forKey key: String) -> Bool { false }

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The properties that the class keeps in its table of values.
    class var propertyTable: LayerPropertyTable { Keys.table }

    // MARK: Geometry

    open var bounds: CGRect {
        get { self[Keys.bounds] }
        set { self[Keys.bounds] = newValue.standardized }
    }
    open var position: CGPoint {
        get { self[Keys.position] }
        set { self[Keys.position] = newValue }
    }
    open var zPosition: CGFloat {
        get { self[Keys.zPosition] }
        set { self[Keys.zPosition] = newValue }
    }
    open var anchorPoint: CGPoint {
        get { self[Keys.anchorPoint] }
        set { self[Keys.anchorPoint] = newValue }
    }
    open var anchorPointZ: CGFloat {
        get { self[Keys.anchorPointZ] }
        set { self[Keys.anchorPointZ] = newValue }
    }
    open var transform: CATransform3D {
        get { self[Keys.transform] }
        set { self[Keys.transform] = newValue }
    }
    open var sublayerTransform: CATransform3D {
        get { self[Keys.sublayerTransform] }
        set { self[Keys.sublayerTransform] = newValue }
    }
    open var frame: CGRect {
        get { computedFrame }
        set { place(in: newValue.standardized) }
    }
    open var isHidden: Bool {
        get { self[Keys.hidden] }
        set { self[Keys.hidden] = newValue }
    }
    open var isDoubleSided: Bool {
        get { self[Keys.doubleSided] }
        set { self[Keys.doubleSided] = newValue }
    }
    open var isGeometryFlipped: Bool {
        get { self[Keys.geometryFlipped] }
        set { self[Keys.geometryFlipped] = newValue }
    }
    open var visibleRect: CGRect { computedVisibleRect }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func contentsAreFlipped() -> Bool { flipCount % 2 == 1 }
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Contents

    open var contents: Any? {
        get { self[Keys.contents] }
        set { self[Keys.contents] = newValue }
    }
    open var contentsRect: CGRect {
        get { self[Keys.contentsRect] }
        set { self[Keys.contentsRect] = newValue }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { self[Keys.contentsGravity] }
        set { self[Keys.contentsGravity] = newValue }
    }
    open var contentsScale: CGFloat {
        get { self[Keys.contentsScale] }
        set { self[Keys.contentsScale] = newValue }
    }
    open var contentsCenter: CGRect {
        get { self[Keys.contentsCenter] }
        set { self[Keys.contentsCenter] = newValue }
    }
    open var isOpaque: Bool {
        get { self[Keys.opaque] }
        set { self[Keys.opaque] = newValue }
    }
    open var needsDisplayOnBoundsChange: Bool {
        get { self[Keys.needsDisplayOnBoundsChange] }
        set { self[Keys.needsDisplayOnBoundsChange] = newValue }
    }

    // MARK: Appearance

    open var backgroundColor: CGColor? {
        get { self[Keys.backgroundColor] }
        set { self[Keys.backgroundColor] = newValue }
    }
    open var opacity: Float {
        get { self[Keys.opacity] }
        set { self[Keys.opacity] = newValue }
    }
    open var masksToBounds: Bool {
        get { self[Keys.masksToBounds] }
        set { self[Keys.masksToBounds] = newValue }
    }
    open var cornerRadius: CGFloat {
        get { self[Keys.cornerRadius] }
        set { self[Keys.cornerRadius] = newValue }
    }
    open var maskedCorners: CACornerMask {
        get { self[Keys.maskedCorners] }
        set { self[Keys.maskedCorners] = newValue }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { self[Keys.cornerCurve] }
        set { self[Keys.cornerCurve] = newValue }
    }
    open var borderWidth: CGFloat {
        get { self[Keys.borderWidth] }
        set { self[Keys.borderWidth] = newValue }
    }
    open var borderColor: CGColor? {
        get { self[Keys.borderColor] }
        set { self[Keys.borderColor] = newValue }
    }
    open var shadowColor: CGColor? {
        get { self[Keys.shadowColor] }
        set { self[Keys.shadowColor] = newValue }
    }
    open var shadowOpacity: Float {
        get { self[Keys.shadowOpacity] }
        set { self[Keys.shadowOpacity] = newValue }
    }
    open var shadowOffset: CGSize {
        get { self[Keys.shadowOffset] }
        set { self[Keys.shadowOffset] = newValue }
    }
    open var shadowRadius: CGFloat {
        get { self[Keys.shadowRadius] }
        set { self[Keys.shadowRadius] = newValue }
    }
    open var shadowPath: CGPath? {
        get { self[Keys.shadowPath] }
        set { self[Keys.shadowPath] = newValue }
    }

    // MARK: Identity and behavior

    open var name: String? {
        get { self[Keys.name] }
        set { self[Keys.name] = newValue }
    }
    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?

    open func action(forKey event: String) -> (any CAAction)? { resolvedAction(forKey: event) }

    // MARK: Tree

    open var superlayer: CALayer? { presentedLayer == nil ? parentLayer : presentedSuperlayer }
    open var sublayers: [CALayer]? {
        get { visibleSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    open var mask: CALayer? {
        get { presentedLayer == nil ? maskLayer : presentedSibling(presentedLayer?.maskLayer) }
        set { setMask(newValue) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: childLayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { exchange(oldLayer, newLayer) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Coordinates

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l, to: self) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.convert(r, from: l, to: self) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.convert(r, from: self, to: l) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    // MARK: Layout and display

    open func setNeedsLayout() { wantsLayout = true }
    open func needsLayout() -> Bool { wantsLayout }
    open func layoutIfNeeded() { layoutTree() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func resizeSublayers(withOldSize size: CGSize) {
        for layer in childLayers { layer.resize(withOldSuperlayerSize: size) }
    }
    open func resize(withOldSuperlayerSize size: CGSize) {}

    open func setNeedsDisplay() { setNeedsDisplay(bounds) }
    open func setNeedsDisplay(_ r: CGRect) { wantsDisplay = true }
    open func needsDisplay() -> Bool { wantsDisplay }
    open func displayIfNeeded() { displayTree() }
    open func display() { displayContent() }
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    /// Draws what the layer shows between its background and its sublayers.
    func renderContent(in context: CGContext) {
        renderContents(in: context)
    }

    func renderSublayers(in context: CGContext) {
        render(sublayersInDrawingOrder, in: context)
    }

    // MARK: Animations

    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }
    open func removeAllAnimations() { stopAnimations { _ in true } }
    open func animationKeys() -> [String]? { keysOfAnimations }
    open func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.last { $0.key == key }?.animation
    }
    open func presentation() -> Self? { makePresentation() }
    open func model() -> Self { presentedLayer as? Self ?? self }

    // MARK: Key-value coding

    open func value(forKey key: String) -> Any? { codedValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }
    open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setCodedValue(value, forKeyPath: keyPath)
    }

    // MARK: Time

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atGlobalTime: l?.globalTime(atLocalTime: t) ?? t)
    }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let global = globalTime(atLocalTime: t)
        return l?.localTime(atGlobalTime: global) ?? global
    }
}
