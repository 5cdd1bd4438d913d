public import Foundation

/// Items in lines, one after the other, in sections with headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// What section insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    var flow = FlowContent()
    /// The measures of the sections, as they were last asked for.
    var flowSections: [FlowSection] = []
    /// What still holds after the invalidations since the last preparation.
    private var stillValid: StillValid?

    /// How much of what was computed an invalidation leaves, from little to much.
    private enum StillValid: Int {
        case nothing
        case metrics
        case everything
    }
    var measuredSizes: [IndexPath: CGSize] = [:]

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func prepare() {
        super.prepare()
        switch stillValid ?? .nothing {
        case .nothing: computeFlow(asking: true)
        case .metrics: computeFlow(asking: false)
        case .everything: break
        }
        stillValid = nil
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { measuredSizes = [:] }
        let left = Self.left(by: context)
        stillValid = (stillValid?.rawValue ?? .max) < left.rawValue ? stillValid : left
        super.invalidateLayout(with: context)
    }

    private static func left(by context: UICollectionViewLayoutInvalidationContext) -> StillValid {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext,
            !context.invalidateEverything, !context.invalidateDataSourceCounts,
            !context.invalidateFlowLayoutDelegateMetrics
        else { return .nothing }
        return context.invalidateFlowLayoutAttributes ? .metrics : .everything
    }

    open override var collectionViewContentSize: CGSize { flow.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementAttributes(ofKind: elementKind, inSection: indexPath.section)
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { fadingIn(at: itemIndexPath) }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { fadingOut(at: itemIndexPath) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    }

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else {
            return false
        }
        return preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measuredSizes[originalAttributes.indexPath] = preferredAttributes.size
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }
}
