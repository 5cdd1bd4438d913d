import TabAnimated
import UIKit

// The texts of refreshers; those of a load that runs or fails are TabAnimated's.
extension LocalizedText {
    static let refresh = LocalizedText("refresh", english: "Refresh", in: refreshing)
    static let refreshed = LocalizedText("refreshed", english: "Updated", in: refreshing)
    static let loadMore = LocalizedText("loadMore", english: "Load more", in: refreshing)
    static let loadedMore = LocalizedText("loadedMore", english: "More loaded", in: refreshing)
    static let exhausted = LocalizedText("exhausted", english: "No more content", in: refreshing)
    static let retry = LocalizedText("retry", english: "Try again", in: refreshing)

    /// The bundle of this module.
    static let refreshing = bundle(of: "TabAnimatedRefreshing", beside: RefreshingPlace.self)
}

/// Tells where the module is.
private final class RefreshingPlace {}
