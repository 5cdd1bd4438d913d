public import Foundation
import HeadlessObjectiveC

/// A rectangle on the screen that draws, lays out its subviews and answers events.
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace,
    UIAppearanceContainer, CALayerDelegate, UIFocusItem
{
    public static let noIntrinsicMetric: CGFloat = -1

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    let backingLayer: CALayer
    final var viewState = ViewState()
    public let headlessTraitRegistrations = HeadlessTraitRegistrations()

    // MARK: - Making a view

    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        setUpLayer()
        layer.frame = frame
    }

    public required init?(coder: NSCoder) {
        backingLayer = Self.makeLayer()
        super.init()
        setUpLayer()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    nonisolated open func awakeFromNib() {}

    /// Whether the view takes another one as its subview; one that does not says why.
    func accepts(_ subview: UIView) -> Bool { true }

    open var layer: CALayer { backingLayer }

    open override var next: UIResponder? {
        viewState.viewController ?? superview
    }

    // MARK: - Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changeGeometry { layer.setAffineTransform(newValue) } }
    }

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { autoresizingTranslationDidChange(from: oldValue) }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// The view gets the size that fits it; its upper left corner stays.
    open func sizeToFit() {
        let corner = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        center = CGPoint(x: center.x + corner.x - frame.minX, y: center.y + corner.y - frame.minY)
    }

    /// Called after every change of the bounds, whatever made it.
    func headlessBoundsDidChange(from oldBounds: CGRect) {
        boundsDidChange(from: oldBounds)
    }

    // MARK: - Hierarchy

    open var superview: UIView? { viewState.superview }
    open var subviews: [UIView] { viewState.subviews }
    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) {
        place(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        place(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, relativeTo: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, relativeTo: siblingSubview, offset: 1)
    }

    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviews.count - 1)
    }

    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    open func removeFromSuperview() {
        leaveSuperview()
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open var tag = 0

    // MARK: - Appearance

    open var backgroundColor: UIColor? {
        get { currentBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { headlessObserving(self, \.alpha) { layer.opacity = Float(newValue) } }
    }

    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var mask: UIView? {
        get { viewState.mask }
        set { setMask(newValue) }
    }

    open var contentMode: ContentMode {
        get { viewState.contentMode }
        set { setContentMode(newValue) }
    }

    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    open func tintColorDidChange() {}

    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay()
    }

    // MARK: - Layout

    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        updateTraitsInLayoutRoot()
        layer.layoutIfNeeded()
    }

    open func layoutSubviews() {
        applyConstraints()
    }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        contentSizeForConstraintsDidChange()
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    open func updateConstraints() {}

    open func setNeedsUpdateConstraints() {
        requestConstraintUpdate()
    }

    open func needsUpdateConstraints() -> Bool {
        viewState.needsUpdateConstraints || viewState.autoLayout?.hasJoined != true
    }

    open func updateConstraintsIfNeeded() {
        joinAutoLayout()
        runConstraintUpdates()
    }

    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // MARK: - Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(effectiveLayoutMargins) }
        set { setDirectionalLayoutMargins(newValue) }
    }

    open func layoutMarginsDidChange() {}

    open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    // MARK: - Traits

    open var traitCollection: UITraitCollection { currentTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the app learns of a change of traits, so that a class can keep up with it.
    func headlessTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewState.styleOverride }
        set { setStyleOverride(newValue) }
    }

    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(viewState.traitOverrides) }
        set { setTraitOverrides(newValue.values) }
    }

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        resolvedLayoutDirection
    }

    // MARK: - Events

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewState.gestureRecognizers }
        set { setGestureRecognizers(newValue) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: - Layer delegate

    open nonisolated func display(_ layer: CALayer) {
        displayAsViewLayer(layer)
    }

    open nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
        drawAsViewLayer(layer, in: ctx)
    }

    open nonisolated func layerWillDraw(_ layer: CALayer) {}

    open nonisolated func layoutSublayers(of layer: CALayer) {
        layoutAsViewLayer(layer)
    }

    open nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAction(for: layer, forKey: event)
    }

    // MARK: - Accessibility

    open override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame == .zero ? frameOnScreen : super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement }
        set {
            headlessObserving(self, \UIView.isAccessibilityElement) {
                super.isAccessibilityElement = newValue
            }
        }
    }

    open override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden }
        set {
            headlessObserving(self, \UIView.accessibilityElementsHidden) {
                super.accessibilityElementsHidden = newValue
            }
        }
    }

    // MARK: - Focus

    open var canBecomeFocused: Bool { false }

    open var isFocused: Bool { HeadlessFocus.focusedView === self }

    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        subviews
    }

    open func setNeedsFocusUpdate() {
        HeadlessFocus.setNeedsUpdate(from: self)
    }

    open func updateFocusIfNeeded() {
        HeadlessFocus.updateIfNeeded()
    }
}
