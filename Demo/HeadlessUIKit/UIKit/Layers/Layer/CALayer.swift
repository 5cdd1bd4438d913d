public import Foundation

/// A rectangle of content in a tree of layers, with geometry, visual attributes and animations.
open class CALayer: NSObject, CAMediaTiming, HeadlessAssociating {
    public let headlessAssociations = HeadlessAssociations()

    /// What every layer has.
    var fields = LayerFields.initial
    /// What subclasses and apps keep in a layer, by its key.
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
        get { fields.bounds }
        set { setBounds(newValue.standardized) }
    }
    open var position: CGPoint {
        get { fields.position }
        set { if newValue != fields.position { change("position") { move { $0.position = newValue } } } }
    }
    open var zPosition: CGFloat {
        get { fields.zPosition }
        set { if newValue != fields.zPosition { change("zPosition") { fields.zPosition = newValue } } }
    }
    open var anchorPoint: CGPoint {
        get { fields.anchorPoint }
        set {
            if newValue != fields.anchorPoint { change("anchorPoint") { move { $0.anchorPoint = newValue } } }
        }
    }
    open var anchorPointZ: CGFloat {
        get { fields.anchorPointZ }
        set {
            if newValue != fields.anchorPointZ { change("anchorPointZ") { fields.anchorPointZ = newValue } }
        }
    }
    open var transform: CATransform3D {
        get { fields.transform }
        set { if newValue != fields.transform { change("transform") { move { $0.transform = newValue } } } }
    }
    open var sublayerTransform: CATransform3D {
        get { fields.sublayerTransform }
        set {
            if newValue != fields.sublayerTransform {
                change("sublayerTransform") { fields.sublayerTransform = newValue }
            }
        }
    }
    open var frame: CGRect {
        get { computedFrame }
        set { place(in: newValue.standardized) }
    }
    open var isHidden: Bool {
        get { fields.hidden }
        set { if newValue != fields.hidden { change("hidden") { fields.hidden = newValue } } }
    }
    open var isDoubleSided: Bool {
        get { fields.doubleSided }
        set { if newValue != fields.doubleSided { change("doubleSided") { fields.doubleSided = newValue } } }
    }
    open var isGeometryFlipped: Bool {
        get { fields.geometryFlipped }
        set {
            if newValue != fields.geometryFlipped {
                change("geometryFlipped") { fields.geometryFlipped = newValue }
            }
        }
    }
    open var visibleRect: CGRect { computedVisibleRect }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func contentsAreFlipped() -> Bool { flipCount % 2 == 1 }
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Contents

    open var contents: Any? {
        get { fields.contents }
        set {
            guard newValue != nil || fields.contents != nil else { return }
            change("contents") { fields.contents = newValue }
        }
    }
    open var contentsRect: CGRect {
        get { fields.contentsRect }
        set {
            if newValue != fields.contentsRect { change("contentsRect") { fields.contentsRect = newValue } }
        }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { fields.contentsGravity }
        set {
            if newValue != fields.contentsGravity {
                change("contentsGravity") { fields.contentsGravity = newValue }
            }
        }
    }
    open var contentsScale: CGFloat {
        get { fields.contentsScale }
        set {
            if newValue != fields.contentsScale {
                change("contentsScale") { fields.contentsScale = newValue }
            }
        }
    }
    open var contentsCenter: CGRect {
        get { fields.contentsCenter }
        set {
            if newValue != fields.contentsCenter {
                change("contentsCenter") { fields.contentsCenter = newValue }
            }
        }
    }
    open var isOpaque: Bool {
        get { fields.opaque }
        set { if newValue != fields.opaque { change("opaque") { fields.opaque = newValue } } }
    }
    open var needsDisplayOnBoundsChange: Bool {
        get { fields.needsDisplayOnBoundsChange }
        set {
            if newValue != fields.needsDisplayOnBoundsChange {
                change("needsDisplayOnBoundsChange") { fields.needsDisplayOnBoundsChange = newValue }
            }
        }
    }

    // MARK: Appearance

    open var backgroundColor: CGColor? {
        get { fields.backgroundColor }
        set {
            if newValue != fields.backgroundColor {
                change("backgroundColor") { fields.backgroundColor = newValue }
            }
        }
    }
    open var opacity: Float {
        get { fields.opacity }
        set { if newValue != fields.opacity { change("opacity") { fields.opacity = newValue } } }
    }
    open var masksToBounds: Bool {
        get { fields.masksToBounds }
        set {
            if newValue != fields.masksToBounds {
                change("masksToBounds") { fields.masksToBounds = newValue }
            }
        }
    }
    open var cornerRadius: CGFloat {
        get { fields.cornerRadius }
        set {
            if newValue != fields.cornerRadius { change("cornerRadius") { fields.cornerRadius = newValue } }
        }
    }
    open var maskedCorners: CACornerMask {
        get { fields.maskedCorners }
        set {
            if newValue != fields.maskedCorners {
                change("maskedCorners") { fields.maskedCorners = newValue }
            }
        }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { fields.cornerCurve }
        set { if newValue != fields.cornerCurve { change("cornerCurve") { fields.cornerCurve = newValue } } }
    }
    open var borderWidth: CGFloat {
        get { fields.borderWidth }
        set { if newValue != fields.borderWidth { change("borderWidth") { fields.borderWidth = newValue } } }
    }
    open var borderColor: CGColor? {
        get { fields.borderColor }
        set { if newValue != fields.borderColor { change("borderColor") { fields.borderColor = newValue } } }
    }
    open var shadowColor: CGColor? {
        get { fields.shadowColor }
        set { if newValue != fields.shadowColor { change("shadowColor") { fields.shadowColor = newValue } } }
    }
    open var shadowOpacity: Float {
        get { fields.shadowOpacity }
        set {
            if newValue != fields.shadowOpacity {
                change("shadowOpacity") { fields.shadowOpacity = newValue }
            }
        }
    }
    open var shadowOffset: CGSize {
        get { fields.shadowOffset }
        set {
            if newValue != fields.shadowOffset { change("shadowOffset") { fields.shadowOffset = newValue } }
        }
    }
    open var shadowRadius: CGFloat {
        get { fields.shadowRadius }
        set {
            if newValue != fields.shadowRadius { change("shadowRadius") { fields.shadowRadius = newValue } }
        }
    }
    open var shadowPath: CGPath? {
        get { fields.shadowPath }
        set { if newValue != fields.shadowPath { change("shadowPath") { fields.shadowPath = newValue } } }
    }

    // MARK: Identity and behavior

    open var name: String? {
        get { fields.name }
        set { if newValue != fields.name { change("name") { fields.name = newValue } } }
    }
    open weak var delegate: (any CALayerDelegate)? {
        didSet { owner = delegate as? any HeadlessLayerOwner }
    }
    /// The delegate, if it follows the layer's geometry.
    private(set) weak var owner: (any HeadlessLayerOwner)?
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

    open var beginTime: CFTimeInterval = 0 {
        didSet { if beginTime != oldValue { HeadlessClock.shared.layerTimeDidChange() } }
    }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 {
        didSet { if speed != oldValue { HeadlessClock.shared.layerTimeDidChange() } }
    }
    open var timeOffset: CFTimeInterval = 0 {
        didSet { if timeOffset != oldValue { HeadlessClock.shared.layerTimeDidChange() } }
    }
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
