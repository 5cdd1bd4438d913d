import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SearchControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root = UIViewController()
    private let results = UIViewController()
    private let log = SearchLog()

    private func search(showingResults: Bool = false) -> UISearchController {
        HeadlessScreen.main.reset()
        let search = UISearchController(searchResultsController: showingResults ? results : nil)
        search.searchResultsUpdater = log
        search.delegate = log
        root.navigationItem.searchController = search
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        return search
    }

    private func type(_ text: String, into search: UISearchController) {
        let field = search.searchBar.searchTextField
        field.becomeFirstResponder()
        field.text = text
        field.sendActions(for: .editingChanged)
        HeadlessScreen.main.turn()
    }

    @Test func `the search bar stands below the title`() {
        let search = search()
        let bar = root.navigationController?.navigationBar
        #expect(search.searchBar.superview === bar)
        #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        #expect(bar?.frame.height == 96)
        #expect(root.view.safeAreaInsets.top == 96)
    }

    @Test func `searching begins with the field, and the updater hears of each text`() {
        let search = search()
        type("ab", into: search)
        #expect(search.isActive)
        #expect(search.searchBar.showsCancelButton)
        #expect(log.lines == ["will present", "update ''", "did present", "update 'ab'"])
    }

    @Test func `it ends with an empty text`() {
        let search = search()
        type("ab", into: search)
        log.lines = []
        search.isActive = false
        #expect(log.lines == ["will dismiss", "update ''", "did dismiss"])
        #expect(search.searchBar.text?.isEmpty != false)
        #expect(!search.searchBar.showsCancelButton)
    }

    @Test func `the controller of results lies over the one that is searched while there is text`() {
        let search = search(showingResults: true)
        #expect(results.parent == nil)
        type("a", into: search)
        #expect(results.parent === root)
        #expect(results.view.frame == root.view.bounds)
        search.isActive = false
        #expect(results.parent == nil)
        #expect(results.view.superview == nil)
    }

    @Test func `what is searched is darkened until there is a text, and a touch there ends the search`()
        throws
    {
        let search = search()
        search.searchBar.searchTextField.becomeFirstResponder()
        let dimming = try #require(root.view.subviews.first as? UIControl)
        #expect(dimming.frame == root.view.bounds)
        type("a", into: search)
        #expect(root.view.subviews.isEmpty)
        type("", into: search)
        dimming.sendActions(for: .touchUpInside)
        #expect(!search.isActive)
        #expect(root.view.subviews.isEmpty)
    }

    @Test func `it is not where the controller says so`() {
        let search = search()
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.searchTextField.becomeFirstResponder()
        #expect(root.view.subviews.isEmpty)
    }

    @Test func `the bar goes while the list scrolls, and comes when it is pulled down, unless told to stay`()
    {
        let search = search()
        let list = UIScrollView(frame: root.view.bounds)
        list.contentSize.height = 3_000
        root.view.addSubview(list)
        scroll(list, to: 500)
        #expect(search.searchBar.isHidden)
        #expect(root.view.safeAreaInsets.top == 44)
        scroll(list, to: -100)
        #expect(!search.searchBar.isHidden)
        root.navigationItem.hidesSearchBarWhenScrolling = false
        scroll(list, to: 500)
        #expect(!search.searchBar.isHidden)
    }

    private func scroll(_ list: UIScrollView, to offset: CGFloat) {
        list.contentOffset.y = offset
        root.navigationController?.view.setNeedsLayout()
        HeadlessScreen.main.turn()
    }

    @Test func `without a search controller the bar goes`() {
        let search = search()
        root.navigationItem.searchController = nil
        HeadlessScreen.main.turn()
        #expect(search.searchBar.superview == nil)
        #expect(root.navigationController?.navigationBar.frame.height == 44)
    }
}

private final class SearchLog: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
        lines.append("update '\(searchController.searchBar.text ?? "")'")
    }

    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}
