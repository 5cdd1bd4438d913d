import UIKit

extension DemoScene {
    /// Options of refreshers; more is loaded in two scenes of tables.
    static let refreshing: [DemoScene] = [
        option(
            "option-refresher", "Options of a refresher (PullToRefresh)",
            "It wants a long pull, and gives up after a while; startRefreshing and endRefreshing mean the top."
        ) {
            PullPage()
        },
        option(
            "option-refresh-task", "Refresh with async work",
            "The row beyond the top stays for as long as the work runs, and goes when it returns or throws.",
            loadsInTask: true
        ) {
            RefreshTaskPage()
        },
        option(
            "option-sideways", "Refreshers at leading and trailing",
            "A pull at the leading edge refreshes cards that scroll sideways; at the trailing edge more load."
        ) {
            SidewaysPage()
        },
    ]
}
