import TabProduction
import UIKit

extension ListArrangements where Host == UICollectionView {
    /// The arrangements of a collection.
    init(of model: CollectionAnimated, _ contents: ListContents) {
        let choice = CollectionArrangements(of: model, contents)
        self.init { _ in
            0
        } ofAll: { collection, _ in
            choice.ofAll(collection)
        } ofSections: { collection in
            choice.ofSections(collection)
        }
        forget = { choice.places.forget() }
        whenPlacesChange = { choice.places.didChange = $0 }
    }
}

/// Chooses the arrangement of a collection: arithmetic for flow layouts and waterfalls, else a layout.
@MainActor
private final class CollectionArrangements {
    let places = LayoutPlaces()
    private let model: CollectionAnimated
    private let contents: ListContents

    init(of model: CollectionAnimated, _ contents: ListContents) {
        self.model = model
        self.contents = contents
    }

    func ofAll(_ collection: UICollectionView) -> any ListArranging {
        warnOfUnknownSizes(in: collection)
        let flow = FlowArrangement(in: collection, contents)
        if let waterfall = model.waterfall {
            return WaterfallArrangement(waterfall: waterfall, collection: collection, flow: flow)
        }
        if let second = secondLayout(of: collection) { return asking(second, in: collection) }
        guard !collection.isComputed, canAsk(collection) else { return flow }
        return asking(collection.collectionViewLayout, in: collection)
    }

    func ofSections(_ collection: UICollectionView) -> any ListArranging {
        if let second = secondLayout(of: collection) { return asking(second, in: collection) }
        let isFlow = model.waterfall != nil || collection.collectionViewLayout is UICollectionViewFlowLayout
        return FlowArrangement(in: collection, contents) { [self] in
            if !isFlow { warn("a section of \(collection.declaredClass) has not all of its cells yet") }
        }
    }

    private func asking(_ layout: UICollectionViewLayout, in collection: UICollectionView)
        -> any ListArranging
    {
        LayoutArrangement(layout: layout, collection: collection, contents: contents, places: places)
    }

    private func secondLayout(of collection: UICollectionView) -> UICollectionViewLayout? {
        model.layout === collection.collectionViewLayout ? nil : model.layout
    }

    /// Whether the collection's own layout can place cells that only the skeleton has.
    private func canAsk(_ collection: UICollectionView) -> Bool {
        let layout = collection.collectionViewLayout
        if layout is UICollectionViewCompositionalLayout, collection.countsOfDataSource.isEmpty {
            warn("\(collection.declaredClass) has no sections yet")
            return false
        }
        if layout.mayAskApp {
            warn("\(type(of: layout)) may ask the app about cells that its data does not have")
            return false
        }
        return places.canAsk(collection)
    }

    /// Warns once where only the delegate of a flow layout knows the sizes of cells.
    private func warnOfUnknownSizes(in collection: UICollectionView) {
        let measures = FlowMeasures(of: collection)
        guard model.waterfall == nil, !model.saidSizesAreUnknown, measures.asksForSizes,
            measures.differingItems(inSection: 0) == 0, contents.remembered?.sizes(inSection: 0) ?? 0 == 0,
            let kind = model.sections.flatMap(\.cells).first(where: { !$0.isSizeGiven })
        else { return }
        model.saidSizesAreUnknown = true
        SkeletonLog.warn(
            "The delegate of \(collection.declaredClass) gives the sizes of items and is not asked about items that the "
                + "app does not have, so cells of \(kind.prototype.className) have the size of the layout. Give theirs: "
                + "CollectionAnimated(cellClass:, cellSize: { bounds in … })")
    }

    private func warn(_ reason: String) {
        guard !model.saidPlacesAreUnknown else { return }
        model.saidPlacesAreUnknown = true
        SkeletonLog.warn(
            "\(reason), so its layout is not asked where cells will be, and the "
                + "skeleton is a plain list. Give the model a second layout, made as the list's own is: "
                + "CollectionAnimated(…, layout: makeLayout())")
    }
}

extension UICollectionView {
    /// Whether the layout is a flow layout itself; a subclass may place its cells elsewhere.
    fileprivate var isComputed: Bool {
        collectionViewLayout.declaredClass == UICollectionViewFlowLayout.self
    }
}
