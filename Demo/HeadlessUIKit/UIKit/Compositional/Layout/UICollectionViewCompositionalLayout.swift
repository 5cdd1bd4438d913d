public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout put together from items, groups and sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration

    var compositional = CompositionalContent()
    var measuredSizes: [ElementKey: CGSize] = [:]
    private var measuredFor = MeasuringConditions()

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        currentConfiguration = configuration.duplicate()
        super.init()
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { currentConfiguration }
        set {
            currentConfiguration = newValue.duplicate()
            invalidateLayout()
        }
    }

    func section(at index: Int, _ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection?
    {
        provider(index, environment)
    }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        let conditions = MeasuringConditions(of: collectionView)
        if conditions != measuredFor {
            measuredFor = conditions
            measuredSizes = [:]
        }
        solve()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { measuredSizes = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }

    // MARK: Answers

    open override var collectionViewContentSize: CGSize { compositional.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(for: ElementKey(category: .cell, kind: nil, path: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(for: ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(for: ElementKey(category: .decorationView, kind: elementKind, path: indexPath))
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { fadingIn(at: itemIndexPath) }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { fadingOut(at: itemIndexPath) }

    // MARK: Measuring

    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        !attributes.extras.measured.isEmpty
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = originalAttributes.extras.measured
        guard !axes.isEmpty else { return false }
        let known = measuredSizes[originalAttributes.key] ?? originalAttributes.size
        let wanted = preferredAttributes.size
        return axes.width && abs(known.width - wanted.width) > 0.01
            || axes.height && abs(known.height - wanted.height) > 0.01
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measuredSizes[originalAttributes.key] = preferredAttributes.size
        if originalAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [originalAttributes.indexPath])
        } else if let kind = originalAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [originalAttributes.indexPath])
        }
        return context
    }
}

/// What measured sizes hold for: other rows or another width ask for new ones.
private struct MeasuringConditions: Equatable {
    private var counts: [Int] = []
    private var size = CGSize.zero
    private var category = UIContentSizeCategory.unspecified

    init() {}

    @MainActor init(of view: UICollectionView?) {
        guard let view else { return }
        counts = view.content.counts
        size = view.bounds.size
        category = view.traitCollection.preferredContentSizeCategory
    }
}
