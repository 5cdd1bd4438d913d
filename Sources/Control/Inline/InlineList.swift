import UIKit

/// A list that shows parts of itself inline: what standing in for its data source and delegate needs of it.
///
/// This is the seam between the life of an inline skeleton, which tables and collections share, and the two classes.
@MainActor
protocol InlineList: UIScrollView {
    associatedtype Cells: InlineCells
    associatedtype Proxy: ListProxy

    /// Whom the list asks for cells; it takes only what is a data source of its own kind.
    var source: (any NSObjectProtocol)? { get set }

    /// Whom the list tells what happens; it takes only what is a delegate of its own kind.
    var target: (any UIScrollViewDelegate)? { get set }

    /// Calls a closure whenever one of both is set.
    func observeEnds(
        _ change: @escaping @MainActor @Sendable () -> Void
    ) -> [NSKeyValueObservation]

    /// Returns what answers for the parts that load and hands on everything else.
    func makeProxy(
        from source: (any NSObjectProtocol)?, to target: (any UIScrollViewDelegate)?, cells: Cells
    ) -> Proxy

    /// The number of cells in each section of the app behind a proxy.
    func counts(behind proxy: Proxy) -> [Int]

    /// Makes cells of ours known to lists that make theirs from registrations only.
    func registerSkeletonCells()

    /// Whether somebody is asked for cells ahead of time.
    var hasPrefetcher: Bool { get }

    var isPrefetchingEnabled: Bool { get set }

    var selectedPaths: [IndexPath] { get }

    var allowsMultipleSelection: Bool { get }

    /// Selects a cell without telling anybody.
    func selectCell(at path: IndexPath)

    var numberOfSections: Int { get }

    func numberOfCells(inSection section: Int) -> Int

    /// The place of a cell of the list, in the coordinate space of its content.
    func frameOfCell(at path: IndexPath) -> CGRect?

    func reloadData()
}
