import TabProduction
import UIKit

/// Shows the parts of a collection that load as cells of our own among the app's.
@MainActor
final class InlineCollectionPresenter: SkeletonPresenting {
    var content: InlineContent

    private weak var collection: UICollectionView?
    private let model: CollectionAnimated
    private var proxy: CollectionProxy?
    /// Proxies that the app's objects may still know; they hand on to what was the app's then.
    private var retired: [CollectionProxy] = []
    private var observations: [NSKeyValueObservation] = []
    private var items: [Int: CollectionItems.Items] = [:]
    private var isAdopting = false
    private var hasLentPrefetching = false

    init(collection: UICollectionView, model: CollectionAnimated) {
        self.collection = collection
        self.model = model
        content = InlineContent(parts: .sections([]), counts: [], plannedSections: 0) { _, _ in 0 }
    }

    var views: [UIView] { [] }

    func show() {
        guard let collection else { return }
        register(in: collection)
        // Whoever prefetches would be asked for cells that the app does not have.
        if collection.prefetchDataSource != nil, collection.isPrefetchingEnabled {
            collection.isPrefetchingEnabled = false
            hasLentPrefetching = true
        }
        install()
        if model.scrollsToTop {
            let inset = collection.adjustedContentInset
            let top = CGPoint(x: -inset.left, y: -inset.top)
            collection.setContentOffset(top, animated: false)
        }
        observations = [
            collection.observe(\.dataSource, options: []) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.adopt() }
            },
            collection.observe(\.delegate, options: []) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.adopt() }
            },
        ]
    }

    func update() {
        guard let collection, let proxy else { return }
        adopt()
        plan(for: self.proxy ?? proxy, in: collection)
        reload(collection)
    }

    func release() {
        observations = []
        guard let collection, let proxy else { return }
        self.proxy = nil
        if hasLentPrefetching { collection.isPrefetchingEnabled = true }
        hasLentPrefetching = false
        proxy.filling = nil
        let isSource = collection.dataSource === proxy
        if isSource { collection.dataSource = proxy.dataSource }
        if collection.delegate === proxy { collection.delegate = proxy.delegate }
        if isSource { reload(collection) }
    }

    func remove() {
        release()
        retired = []
    }
}

// MARK: - Proxy

extension InlineCollectionPresenter {
    private func install() {
        guard let collection else { return }
        let proxy = CollectionProxy(source: collection.dataSource, target: collection.delegate)
        proxy.filling = self
        proxy.listDidAsk = { [weak self] in self?.adopt() }
        self.proxy = proxy
        plan(for: proxy, in: collection)
        collection.dataSource = proxy
        collection.delegate = proxy
        reload(collection)
    }

    /// Takes over a data source or delegate that the app set while a part loads.
    ///
    /// The new proxy is another object: whoever wrapped the old one reaches the app's objects through it and
    /// never comes back here.
    private func adopt() {
        guard let collection, let old = proxy, !isAdopting else { return }
        guard collection.dataSource !== old || collection.delegate !== old else { return }
        isAdopting = true
        defer { isAdopting = false }
        let source = collection.dataSource === old ? old.dataSource : collection.dataSource
        let target = collection.delegate === old ? old.delegate : collection.delegate
        if DiffableDataSource.isOne(source) { return }
        let proxy = CollectionProxy(source: source, target: target)
        proxy.filling = self
        proxy.listDidAsk = { [weak self] in self?.adopt() }
        old.filling = nil
        old.listDidAsk = nil
        retired.append(old)
        self.proxy = proxy
        plan(for: proxy, in: collection)
        collection.dataSource = proxy
        collection.delegate = proxy
    }

    /// Reloads without losing the selection of the app's items.
    private func reload(_ collection: UICollectionView) {
        let selected = collection.indexPathsForSelectedItems ?? []
        collection.reloadData()
        for path in selected where isSelectable(path, in: collection) {
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    private func isSelectable(_ path: IndexPath, in collection: UICollectionView) -> Bool {
        guard path.section < collection.numberOfSections,
            path.item < collection.numberOfItems(inSection: path.section)
        else { return false }
        return proxy?.number(at: path) == nil
    }
}

// MARK: - Plan

extension InlineCollectionPresenter {
    /// Collections make their cells from registrations only; ours carry names of their own.
    private func register(in collection: UICollectionView) {
        collection.register(
            SkeletonCollectionCell.self, forCellWithReuseIdentifier: SkeletonCollectionCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                SkeletonReusableBand.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: SkeletonReusableBand.identifier)
        }
    }

    private func plan(for proxy: CollectionProxy, in collection: UICollectionView) {
        items = [:]
        content = InlineContent(
            parts: model.parts, counts: proxy.counts(in: collection),
            plannedSections: model.plannedSections.count
        ) { number, base in
            let planned = plannedItems(number, in: collection)
            items[number] = planned.items
            return planned.items.filler == nil ? planned.count : max(planned.count, base)
        }
    }

    private func plannedItems(
        _ number: Int, in collection: UICollectionView
    ) -> (items: CollectionItems.Items, count: Int) {
        guard let section = model.section(at: number) else { return (CollectionItems.Items(), 0) }
        let found = measure(collection).items(of: section, at: number)
        guard let filler = found.filler else { return (found, found.sizes.count) }
        let size = visibleSize(of: collection)
        let measures = FlowMeasures(of: nil, layout: collection.collectionViewLayout)
        let tiling = FlowTiling(size: size, direction: measures.direction)
        let places = tiling.items(for: [
            FlowTiling.Section(
                sizes: found.sizes, filler: filler.size, insets: measures.insets(ofSection: 0),
                lineSpacing: measures.lineSpacing(ofSection: 0),
                interitemSpacing: measures.interitemSpacing(ofSection: 0))
        ])
        return (found, places.count)
    }

    /// The app's delegate is asked about nothing here: sizes come from the plan and the layout.
    private func measure(_ collection: UICollectionView) -> CollectionItems {
        CollectionItems(
            model: model, collection: collection,
            measures: FlowMeasures(of: nil, layout: collection.collectionViewLayout),
            size: visibleSize(of: collection))
    }

    private func visibleSize(of collection: UICollectionView) -> CGSize {
        collection.bounds.inset(by: collection.adjustedContentInset).size
    }

    private func kind(at path: IndexPath, number: Int) -> Prototype? {
        content.isOfSections
            ? items[number]?.prototype(ofItem: path.item) ?? items[number]?.prototypes.last
            : model.cell(atRow: number)?.prototype
    }
}

// MARK: - Filling

extension InlineCollectionPresenter: CollectionFilling {
    func cell(at path: IndexPath, number: Int) -> UICollectionViewCell {
        guard let collection else { return UICollectionViewCell(frame: .zero) }
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: SkeletonCollectionCell.identifier, for: path)
        guard let cell = cell as? SkeletonCollectionCell, let prototype = kind(at: path, number: number)
        else {
            return cell
        }
        cell.isUserInteractionEnabled = false
        cell.fittingHeight = { [weak self] width in self?.fittingHeight(of: prototype, width: width) ?? 0 }
        fill(cell.cover, with: prototype)
        return cell
    }

    func size(at path: IndexPath, number: Int) -> CGSize? {
        guard let collection else { return nil }
        if content.isOfSections {
            guard let items = items[number] else { return nil }
            return path.item < items.sizes.count
                ? items.sizes[path.item] : items.filler?.size ?? items.sizes.last
        }
        return model.cell(atRow: number).map { measure(collection).size(of: $0, item: number, in: 0) }
    }

    func header(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? model.section(at: number)?.header : nil
    }

    func footer(ofSection number: Int) -> SupplementaryAnimated? {
        content.isOfSections ? model.section(at: number)?.footer : nil
    }

    func view(for supplementary: SupplementaryAnimated?, kind: String, at path: IndexPath)
        -> UICollectionReusableView
    {
        guard let collection else { return UICollectionReusableView(frame: .zero) }
        collection.register(
            SkeletonReusableBand.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: SkeletonReusableBand.identifier)
        let view = collection.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: SkeletonReusableBand.identifier, for: path)
        if let band = view as? SkeletonReusableBand, let supplementary {
            fill(band.cover, with: supplementary.prototype)
        }
        return view
    }

    private func fill(_ skeleton: CellSkeleton, with prototype: Prototype) {
        guard let collection else { return }
        let model = model
        skeleton.show(OverlayStyle(model: model, host: collection), background: nil) {
            [weak collection] size in
            guard let collection else { return [] }
            return [SkeletonTile(production: model.production(of: prototype, size: size, in: collection))]
        }
    }

    private func fittingHeight(of prototype: Prototype, width: CGFloat) -> CGFloat {
        guard let collection else { return 0 }
        return model.production(of: prototype, size: CGSize(width: width, height: 0), in: collection).size
            .height
    }
}
