public import Foundation

/// Shows what is found while somebody types.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text of the search bar changed, or searching began or ended.
    func updateSearchResults(for searchController: UISearchController)
}
