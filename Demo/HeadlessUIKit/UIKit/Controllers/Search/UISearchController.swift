public import Foundation

/// A search bar with the controller that shows what was found.
///
/// What was found is shown in the controller that owns the search bar, or in `searchResultsController`, which stands over it
/// while there is text.
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true

    open var searchBar: UISearchBar { bar }
    open var searchResultsController: UIViewController? { results }

    private let bar = UISearchBar()
    private let results: UIViewController?
    private let dimming = SearchDimmingView()
    private var isSearching = false

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        listen()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        listen()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        listen()
    }

    /// Whether somebody is searching.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? begin() : end() }
    }

    private func listen() {
        bar.searchBarStyle = .minimal
        bar.searchEvents = SearchBarEvents(
            began: { [weak self] in self?.isActive = true },
            textChanged: { [weak self] in self?.update() },
            canceled: { [weak self] in self?.isActive = false })
        dimming.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    }

    private func begin() {
        guard !isSearching else { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: false) }
        update()
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        bar.text = nil
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: false) }
        update()
        delegate?.didDismissSearchController(self)
    }

    private func update() {
        dim()
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The controller whose view has the search bar, or whose title stands above it.
    private var searchedController: UIViewController? {
        let owner = sequence(first: bar as UIResponder) { $0.next }.lazy.compactMap {
            $0 as? UIViewController
        }.first
        return (owner as? UINavigationController)?.topViewController ?? owner
    }

    /// Darkens what is searched until there is something to show, if that is asked for.
    private func dim() {
        let isDimmed = isSearching && obscuresBackgroundDuringPresentation && bar.text?.isEmpty != false
        guard isDimmed, let searched = searchedController?.view else { return dimming.removeFromSuperview() }
        dimming.frame = searched.bounds
        searched.addSubview(dimming)
    }

    /// Puts the results over the controller that is searched, as long as there is text.
    private func showResults() {
        guard let results, let searched = searchedController else { return }
        let isShown = isSearching && bar.text?.isEmpty == false
        guard isShown != (results.viewIfLoaded?.superview != nil) else { return }
        guard isShown else { return remove(results) }
        searched.addChild(results)
        results.view.frame = searched.view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        searched.view.addSubview(results.view)
        results.didMove(toParent: searched)
    }

    private func remove(_ results: UIViewController) {
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
    }
}
