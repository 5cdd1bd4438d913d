import Foundation

/// Passes what happens in a search bar's field on to the bar's delegate.
@MainActor final class SearchFieldListener: NSObject, UITextFieldDelegate {
    weak var searchBar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        searchBar?.searchEvents?.began()
        ask { $0.searchBarTextDidBeginEditing($1) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldEndEditing($1) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        ask { $0.searchBarTextDidEndEditing($1) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ask { $0.searchBarSearchButtonClicked($1) }
        return false
    }

    @discardableResult
    private func ask<Answer>(_ question: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
        guard let searchBar, let delegate = searchBar.delegate else { return nil }
        return question(delegate, searchBar)
    }
}
