/// A list that is covered in the way of another library.
@MainActor
protocol BenchPeer: AnyObject, Sendable {
    /// Covers the list up to the end of the next turn, what waits for a later turn included.
    func show()

    /// Gives the list back to the app, up to the end of the next turn.
    func hide()
}

/// A way that keeps what it has made for the next start.
@MainActor
protocol KeepingPeer: BenchPeer {
    /// What it has kept of each class of cells.
    var kept: [String: TABAnimatedWay.Skeleton] { get }
}
