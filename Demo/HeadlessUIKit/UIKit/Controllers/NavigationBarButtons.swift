import Foundation

/// The views of the items of a navigation bar.
@MainActor struct NavigationBarButtons {
    /// A view in the bar and how broad it is.
    struct Part {
        let view: UIView
        /// Whether the app has made the view.
        var isCustom = false
        /// The width that the item gives, or 0 for that of the content.
        var width: CGFloat = 0
    }

    var leading: [Part] = []
    var trailing: [Part] = []
    var title: Part?

    nonisolated init() {}

    var views: [UIView] { (leading + trailing + [title].compactMap { $0 }).map(\.view) }
}
