import UIKit

/// A list that shows parts of itself inline: what taking over its data source and delegate needs of it.
///
/// This is the seam between the life of an inline skeleton, which tables and collections share, and the two classes.
@MainActor
protocol InlineHostList: SkeletonHostList {
    associatedtype Cells: InlineCells
    associatedtype Proxy: ListProxy

    /// The delegate of the list, which takes only one of its own kind.
    var skeletonDelegate: (any UIScrollViewDelegate)? { get set }

    /// Calls a closure whenever the data source or the delegate is set.
    func observeDataSourceAndDelegate(_ change: @escaping @MainActor () -> Void) -> [NSKeyValueObservation]

    /// Returns what answers for the parts that load and forwards everything else; without cells for the room of
    /// sections only.
    func makeProxy(
        from source: (any NSObjectProtocol)?, to target: (any UIScrollViewDelegate)?, cells: Cells?
    ) -> Proxy

    /// The number of cells in each section of the app behind a proxy.
    func counts(behind proxy: Proxy) -> [Int]

    /// Registers our own cells with lists that make cells from registrations only.
    func registerSkeletonCells()

    /// Whether the list has a data source that it asks for cells ahead of time.
    var hasPrefetcher: Bool { get }

    var isPrefetchingEnabled: Bool { get set }

    var allowsMultipleSelection: Bool { get }

    /// Whether a delegate can give sections more room than their cells take.
    var canLendRoom: Bool { get }

    /// The length of what makes room for a section when it is longer, in points: of the footer that a table has.
    func lengthOfFooter(inSection section: Int) -> CGFloat

    /// Asks the delegate anew how much room sections take, unless the data source says other numbers of cells than the
    /// list knows: then the app is about to tell the list, which asks as well.
    ///
    /// - Returns: Whether it was asked.
    func measureSections() -> Bool
}
