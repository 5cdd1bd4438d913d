public import Foundation

/// Decides where the elements of a collection view stand.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    var isInvalid = true
    var decorations = ReuseQueue<UICollectionReusableView>()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Invalidation

    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        collectionView?.layoutWasInvalidated(with: context)
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the view with the attributes is asked for the size it prefers.
    func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        else { return UICollectionViewLayoutInvalidationContext() }
        return HeadlessClass.makeInvalidationContext(type)
    }

    // MARK: What layouts answer

    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// An item that comes in where it stands, out of nothing.
    func fadingIn(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: path))
    }

    /// An item that goes out where it stood, into nothing.
    func fadingOut(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(collectionView?.display.departing[path])
    }

    private func faded(
        _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    // MARK: Decoration views

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(elementKind, maker: nil)
        guard let type = viewClass as? UICollectionReusableView.Type else { return }
        decorations.register(elementKind) {
            HeadlessClass.makeView(type, frame: .zero) as? UICollectionReusableView
        }
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(elementKind, nib: nib) { _ in }
    }
}
