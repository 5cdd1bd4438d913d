/// The control of a refresher's edge: the seam between refreshers, which the app knows, and their scroll view.
@available(tvOS, unavailable)
@MainActor
protocol RefreshControlling: AnyObject {
    /// Sends an event to the machine of the edge.
    func send(_ event: RefreshEvent)

    /// Starts a refresh; returns whether one has started.
    func begin() -> Bool

    /// Ends a refresh; returns whether one ran.
    func end(_ result: RefreshResult) -> Bool

    /// Called when the app changes the texts.
    func textsDidChange()

    /// Removes the refresher from the scroll view and restores everything.
    func detach()
}
