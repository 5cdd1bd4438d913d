public import UIKit

@available(tvOS, unavailable)
extension PullToRefresh {
    /// Creates a refresher at the top in which the skeleton of a row unrolls as the user pulls.
    ///
    /// - Parameters:
    ///   - source: The source of the row; the default is the class of the last visible cell.
    ///   - rows: The number of rows, from 1 to 100.
    public static func skeleton(_ source: SkeletonRowSource = .lastVisibleCell, rows: Int = 1)
        -> PullToRefresh
    {
        make(SkeletonRowsView(source: source, rows: rows, unrolls: true), position: .top)
    }

    /// Creates a refresher at the bottom that loads the next page near the end and shows its rows meanwhile.
    ///
    /// - Parameters:
    ///   - rows: The number of rows, from 1 to 100.
    ///   - distance: The distance to the end that starts a load, in points.
    ///   - source: The source of the rows; the default is the class of the last visible cell.
    public static func loadMore(
        rows: Int = 1, distance: CGFloat = 0, source: SkeletonRowSource = .lastVisibleCell
    ) -> PullToRefresh {
        let refresher = make(SkeletonRowsView(source: source, rows: rows, unrolls: false), position: .bottom)
        refresher.trigger = .distance(distance)
        return refresher
    }

    private static func make(_ view: SkeletonRowsView, position: Position) -> PullToRefresh {
        let refresher = PullToRefresh(
            refreshView: view, animator: view, height: SkeletonRowsView.fallbackLength, position: position)
        view.texts = { [weak refresher] in refresher?.texts ?? RefreshTexts() }
        view.retry = { [weak refresher] in refresher?.attachment?.send(.tap) }
        return refresher
    }
}
