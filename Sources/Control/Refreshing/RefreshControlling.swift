/// What a refresher asks of the scroll view that it is added to.
///
/// This is the seam between refreshers, which the app knows, and what serves them at an edge.
@available(tvOS, unavailable)
@MainActor
protocol RefreshControlling: AnyObject {
    /// Tells the machine of the edge what has happened.
    func send(_ event: RefreshEvent)

    /// Starts a refresh; returns whether one has started.
    func begin() -> Bool

    /// Ends a refresh; returns whether one ran.
    func end(_ result: RefreshResult) -> Bool

    /// Called when the app has set other texts.
    func textsDidChange()

    /// Removes the refresher from the scroll view and restores everything.
    func detach()
}
