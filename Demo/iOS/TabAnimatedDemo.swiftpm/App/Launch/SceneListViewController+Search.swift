import UIKit

extension SceneListViewController: UISearchResultsUpdating {
    /// Puts a search bar over the list, which shows what is found in place of all scenes.
    func addSearchBar() {
        let search = UISearchController()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        searchText = searchController.searchBar.text ?? ""
    }
}
