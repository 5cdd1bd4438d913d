import Foundation

/// What a collection view knows of its data and its layout.
struct CollectionContent {
    var counts: [Int] = []
    var needsReload = true
    /// The size the layout was last prepared for.
    var preparedSize: CGSize?
}

/// What a collection view shows at the moment, and what waits to be shown again.
@MainActor struct CollectionDisplay {
    var views: [ElementKey: UICollectionReusableView] = [:]
    var reusableViews = ReuseQueue<UICollectionReusableView>()
    /// The registrations that cells have been dequeued with.
    var registrations: Set<String> = []
    /// The cell that a data source is asked to configure again; it is dequeued as it is.
    var reconfigured: UICollectionReusableView?
    /// The views that were dequeued and have not been returned to the collection view.
    var outstanding: [UICollectionReusableView] = []
    /// Where items stood that the update being made takes out, by their old paths.
    var departing: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// The items that the update being made brings in.
    var arriving: Set<IndexPath> = []
    /// The item that is moved by hand.
    var movement: InteractiveMovement?
    var index: SectionIndexView?
    var endings = LateEndings()
    /// The views of sections that scroll for themselves.
    var scrollers: [Int: OrthogonalScrollView] = [:]

    nonisolated init() {}
}
