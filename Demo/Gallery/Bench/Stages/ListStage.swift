import TabAnimated
import UIKit

/// A list of bench cells in a window, of which ten rows can be seen.
@MainActor
protocol ListStage: AnyObject, Sendable {
    /// What such a list is called.
    static var noun: String { get }

    /// Shows a list with its rows.
    init(_ look: ListLook)

    var list: UIScrollView { get }
    var window: UIWindow { get }

    /// The number of rows of the app's data.
    var count: Int { get set }

    /// Makes what the list shows while it loads.
    func makeModel() -> FormAnimated

    /// Makes a cell of each kind, as it is before anything is shown in it.
    func makeCells() -> [any UIView & BenchContent]

    func skeletonView() -> any BenchPeer
    func tabAnimated(kept: [String: TABAnimatedWay.Skeleton]) -> any KeepingPeer
    func reloadData()
}

extension ListStage {
    static var size: CGSize {
        CGSize(width: 390, height: CGFloat(ListLook.rowsInSight) * BenchCell.height)
    }

    /// Puts the list on the screen.
    func open() {
        window.frame.size = Self.size
        list.frame.size = Self.size
        window.addSubview(list)
        window.isHidden = false
        HeadlessScreen.main.turn()
    }

    /// Takes the window off the screen.
    func close() {
        window.isHidden = true
        HeadlessScreen.main.turn()
    }

    /// Covers the list up to the end of the next turn.
    func cover(with producer: any Producing, remembers: Bool = false) {
        prepare(with: producer, remembers: remembers)
        list.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    /// Gives the list what it needs to be covered.
    ///
    /// - Parameters:
    ///   - remembers: Whether it is covered with what its rows looked like when they were last there.
    ///   - shimmers: Whether it moves as an app gets it that says nothing, in place of the way of the bench.
    func prepare(with producer: any Producing, remembers: Bool = false, shimmers: Bool = false) {
        let model = makeModel()
        model.producer = producer
        if shimmers { model.animation = .shimmer() }
        if !remembers { model.remembersContent = false }
        list.tabAnimated = model
    }

    /// Ends the skeleton, if there is one, and takes the window off the screen.
    func finish() {
        list.endTabAnimation()
        close()
    }
}
