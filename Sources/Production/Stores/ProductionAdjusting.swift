package import UIKit

/// Changes productions as an app wants them, after they were found or measured and before they are shown: the seam that the
/// decoration layer implements.
@MainActor
package protocol ProductionAdjusting {
    /// Returns a production with all adjustments, one after the other.
    ///
    /// - Parameters:
    ///   - request: The request that the production answers.
    ///   - elementKind: What a list calls the kind of the view; `nil` for cells and single views.
    ///   - path: Where the view is in the list; a single view has the first index path.
    func adjusted(
        _ production: Production, for request: ProductionRequest, of elementKind: String?, at path: IndexPath
    ) -> Production
}
