import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// What someone hears of a screen before, while and after it loads, swiping from element to element.
@MainActor
@Suite("What VoiceOver reads", .serialized, .ownApp)
struct TranscriptTests {
    private let app = NamedRows()

    private func heard(in screen: Screen<some UIView>) -> [String] {
        HeadlessVoiceOver.transcript(of: screen.window)
    }

    private func table() -> Screen<UITableView> {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 60
        table.dataSource = app
        return Screen(table)
    }

    // MARK: Whole views

    @Test(arguments: [true, false])
    func `a table is one element while it loads, whatever lists find in themselves`(isFound: Bool) {
        app.names = [["Ada", "Ben"]]
        let screen = table()
        HeadlessVoiceOver.findsViewsInLists = isFound
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        #expect(heard(in: screen) == ["Ada", "Ben"])
        screen.content.startTabAnimation()
        #expect(heard(in: screen) == ["Loading"])
        app.names = [["Cleo"]]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Loading"])
        screen.content.endTabAnimation()
        #expect(heard(in: screen) == ["Cleo"])
        #expect(screen.content.accessibilityLabel == nil)
    }

    @Test(arguments: [true, false])
    func `a collection is one element while it loads, whatever lists find in themselves`(isFound: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = app
        app.names = [["Ada", "Ben"]]
        let screen = Screen(collection)
        HeadlessVoiceOver.findsViewsInLists = isFound
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 100, height: 50))
        #expect(heard(in: screen) == ["Ada", "Ben"])
        collection.startTabAnimation()
        #expect(heard(in: screen) == ["Loading"])
        collection.endTabAnimation()
        #expect(heard(in: screen) == ["Ada", "Ben"])
    }

    @Test func `a table keeps its header within reach where that is not covered`() {
        app.names = [["Ada", "Ben"]]
        let screen = table()
        let header = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        header.setTitle("Filter", for: .normal)
        screen.content.tableHeaderView = header
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        #expect(heard(in: screen) == ["Filter, Button", "Loading"])
        screen.content.endTabAnimation()
        #expect(heard(in: screen) == ["Filter, Button", "Ada", "Ben"])
    }

    @Test func `a part is one element, and the rest of the list is heard`() {
        app.names = [["Ada"], ["Ben", "Cleo"]]
        let screen = table()
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Ada", "Loading"])
        screen.content.endTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Ada", "Ben", "Cleo"])
    }

    @Test func `a part is silent where lists do not find its cover`() {
        app.names = [["Ada"], ["Ben", "Cleo"]]
        let screen = table()
        HeadlessVoiceOver.findsViewsInLists = false
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Ada"])
        HeadlessScreen.main.advance(by: 0.6)
        #expect(HeadlessVoiceOver.announcements.map(\.text) == ["Loading"])
    }

    // MARK: Pages

    private func page() -> Screen<SamplePage> {
        let screen = Screen(SamplePage())
        screen.content.headline.text = "Letters"
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        button.setTitle("Close", for: .normal)
        screen.content.addSubview(button)
        screen.content.tabAnimated = ViewAnimated()
        HeadlessScreen.main.turn()
        return screen
    }

    @Test func `a page with a control that stays open has both, and nothing of what is covered`() throws {
        let screen = page()
        let button = try #require(screen.content.subviews.last)
        button.skeleton.passesTouches = true
        #expect(heard(in: screen) == ["Letters", "Close, Button"])
        screen.content.startTabAnimation()
        #expect(heard(in: screen).sorted() == ["Close, Button", "Loading"])
        #expect(HeadlessVoiceOver.element(named: "Letters", in: screen.window) == nil)
        #expect(!screen.content.accessibilityElementsHidden)
        screen.content.endTabAnimation()
        #expect(heard(in: screen) == ["Letters", "Close, Button"])
    }

    @Test func `a page that is an element itself is covered too`() {
        let screen = page()
        screen.content.isAccessibilityElement = true
        screen.content.accessibilityLabel = "A letter from Ada"
        screen.content.startTabAnimation()
        #expect(heard(in: screen) == ["Loading"])
        screen.content.endTabAnimation()
        #expect(heard(in: screen) == ["A letter from Ada"])
    }

    @Test func `a page that lists its elements is covered too`() {
        let screen = page()
        screen.content.accessibilityElements = [screen.content.headline]
        screen.content.startTabAnimation()
        #expect(heard(in: screen) == ["Loading"])
        screen.content.endTabAnimation()
        #expect(heard(in: screen) == ["Letters"])
    }

    @Test func `what the app says of a page while it loads stays`() {
        let screen = page()
        screen.content.accessibilityElements = [screen.content.headline]
        screen.content.startTabAnimation()
        screen.content.accessibilityElements = []
        screen.content.endTabAnimation()
        #expect(screen.content.accessibilityElements?.isEmpty == true)
    }

    @Test func `a model says what loads`() {
        let screen = page()
        screen.content.tabAnimated?.accessibilityLabel = "Fetching letters"
        screen.content.startTabAnimation()
        #expect(heard(in: screen) == ["Fetching letters"])
        HeadlessScreen.main.advance(by: 0.6)
        #expect(HeadlessVoiceOver.announcements.map(\.text) == ["Fetching letters"])
    }

    // MARK: Refreshing

    @Test func `a list that can be refreshed has the element and the action, and is silent below its cover`()
    {
        app.names = [["Ada"]]
        let screen = table()
        screen.content.addPullToRefresh(PullToRefresh()) {}
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Refresh, Button", "Ada"])
        #expect(screen.content.accessibilityCustomActions?.map(\.name) == ["Refresh"])
        screen.content.removePullToRefresh(at: .top)
        #expect(screen.content.accessibilityCustomActions == nil)
        #expect(heard(in: screen) == ["Ada"])
    }

    @Test func `more rows that load are one element after those that are there`() {
        app.names = [["Ada"]]
        let screen = table()
        screen.content.addPullToRefresh(
            PullToRefresh.loadMore(like: CellAnimated(SampleCell.self).height(60))
        ) {}
        screen.content.startRefreshing(at: .bottom)
        HeadlessScreen.main.turn()
        #expect(heard(in: screen) == ["Ada", "Loading"])
        screen.content.endRefreshing(at: .bottom, with: .failed)
        HeadlessScreen.main.advance(by: 1)
        #expect(heard(in: screen) == ["Ada", "Could not load", "Try again, Button"])
    }

    // MARK: Keyboard

    @Test func `a text field that is covered lets go of the keyboard, and one beside it keeps it`() {
        let screen = page()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        screen.content.addSubview(field)
        field.becomeFirstResponder()
        screen.content.startTabAnimation()
        #expect(!field.isFirstResponder)
        screen.content.endTabAnimation()

        let search = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        screen.window.addSubview(search)
        search.becomeFirstResponder()
        screen.content.startTabAnimation()
        #expect(search.isFirstResponder)
    }

    @Test func `a search bar that is covered keeps the keyboard, for what is typed there is what loads`() {
        let screen = page()
        let search = UISearchBar(frame: CGRect(x: 0, y: 300, width: 320, height: 56))
        screen.content.addSubview(search)
        search.becomeFirstResponder()
        screen.content.startTabAnimation()
        #expect(search.isFirstResponder || search.searchTextField.isFirstResponder)
    }

    @Test func `rows of a list that loads cannot have the focus`() {
        app.names = [["Ada", "Ben"]]
        let screen = table()
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        #expect(HeadlessFocus.items(in: screen.window).count == 2)
        screen.content.startTabAnimation()
        #expect(!screen.content.allowsFocus)
        #expect(HeadlessFocus.items(in: screen.window) == [])
        screen.content.endTabAnimation()
        #expect(HeadlessFocus.items(in: screen.window).count == 2)
    }

    @Test func `arrow keys do not scroll a list that stands still`() {
        app.names = [Array(repeating: "Ada", count: 40)]
        let screen = table()
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.isScrollEnabled = false
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        HeadlessFocus.press(.down, on: screen.content)
        #expect(screen.content.contentOffset.y == 0)
        screen.content.endTabAnimation()
        HeadlessFocus.press(.down, on: screen.content)
        #expect(screen.content.contentOffset.y == 40)
    }
}

/// An app with sections of names, one in each cell.
private final class NamedRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var names: [[String]] = []

    func numberOfSections(in tableView: UITableView) -> Int { names.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let sample = cell as? SampleCell
        sample?.titleLabel.text = names[indexPath.section][indexPath.row]
        sample?.dateLabel.isHidden = true
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? SampleItem)?.label.text = names[indexPath.section][indexPath.item]
        return cell
    }
}
