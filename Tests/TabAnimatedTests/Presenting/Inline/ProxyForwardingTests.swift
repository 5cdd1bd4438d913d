import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("What proxies forward", .serialized, .ownApp)
struct ProxyForwardingTests {
    /// A table of which a part loads, with the data source that it holds weakly.
    private struct Loading {
        let source: any UITableViewDataSource
        let screen: Screen<UITableView>

        @MainActor var table: UITableView { screen.content }
    }

    private func load(
        _ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?
    ) -> Loading {
        let screen = Screen(makeTable(nil))
        screen.content.dataSource = source
        screen.content.delegate = delegate
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1], presentation: .inline)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return Loading(source: source, screen: screen)
    }

    @Test func `a delegate that only follows scrolling hears of it`() {
        let delegate = ScrollFollower()
        let loading = load(Sections([40]), delegate)
        HeadlessFinger(on: loading.table).drag(by: CGPoint(x: 0, y: -50))
        HeadlessFinger(on: loading.table).release()
        #expect(delegate.heard.prefix(2) == ["will begin dragging", "did scroll"])
        #expect(delegate.heard.last == "did end dragging")
    }

    @Test func `what the delegate does not respond to is not asked of it`() {
        let delegate = Selective(["scrollViewDidScroll:"])
        let loading = load(Sections([40]), delegate)
        loading.table.contentOffset.y = 30
        HeadlessFinger(on: loading.table).tap(at: IndexPath(row: 2, section: 0))
        #expect(delegate.heard == ["scrollViewDidScroll"])
        #expect(loading.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test func `what the delegate responds to is asked of it`() {
        let delegate = Selective([
            "tableView:willSelectRowAtIndexPath:", "tableView:estimatedHeightForRowAtIndexPath:",
        ])
        let loading = load(Sections([40]), delegate)
        HeadlessFinger(on: loading.table).tap(at: IndexPath(row: 2, section: 0))
        #expect(Set(delegate.heard) == ["willSelect", "estimatedHeight"])
        #expect(loading.table.indexPathForSelectedRow == nil)
    }

    @Test func `a data source that could be a delegate is told nothing`() throws {
        let source = Sections([40])
        let loading = load(source, nil)
        loading.table.contentOffset.y = 30
        #expect(source.scrolls == 0)
        let proxy = try #require(loading.table.delegate as? TableProxy)
        #expect(!proxy.responds(to: NSSelectorFromString("scrollViewDidScroll:")))
        #expect(!proxy.responds(to: NSSelectorFromString("tableView:willSelectRowAtIndexPath:")))
        #expect(proxy.forwardingTarget(for: NSSelectorFromString("scrollViewDidScroll:")) == nil)
    }

    @Test func `a delegate that could be a data source is asked nothing`() throws {
        let (source, delegate) = (Rows(), Sections([3, 3]))
        source.count = 2
        let loading = load(source, delegate)
        let proxy = try #require(loading.table.dataSource as? TableProxy)
        #expect(
            proxy.forwardingTarget(for: NSSelectorFromString("sectionIndexTitlesForTableView:")) as AnyObject
                === source)
        #expect(loading.table.kinds == "aass")
    }

    @Test func `what shows the skeleton is answered whatever the app does`() throws {
        let source = Selective([])
        let loading = load(source, source)
        let proxy = try #require(loading.table.dataSource as? TableProxy)
        for name in ProxyMessages.ofTable.answered {
            #expect(proxy.responds(to: NSSelectorFromString(name)))
        }
        #expect(!proxy.responds(to: NSSelectorFromString("tableView:titleForHeaderInSection:")))
        #expect(!proxy.responds(to: NSSelectorFromString("tableView:editingStyleForRowAtIndexPath:")))
        #expect(loading.table.kinds == "ss")
    }

    @Test(arguments: [
        "tableView:performPrimaryActionForRowAtIndexPath:",
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
        "collectionView:performPrimaryActionForItemAtIndexPath:",
        "tableView:someFutureMethodInSection:", "collectionView:layout:spacingForSectionAtIndex:",
    ])
    func `a message with a cell or a section that proxies do not know is withheld`(_ name: String) throws {
        let delegate = Selective([Selector(name)])
        let loading = load(Sections([2]), delegate)
        let proxy = try #require(loading.table.delegate as? TableProxy)
        #expect(!proxy.responds(to: NSSelectorFromString(name)))
        #expect(proxy.forwardingTarget(for: NSSelectorFromString(name)) == nil)
        #expect(delegate.responds(to: NSSelectorFromString(name)))
    }

    @Test(arguments: [
        "scrollViewDidScroll:", "indexPathForPreferredFocusedViewInTableView:",
        "tableView:previewForHighlightingContextMenuWithConfiguration:",
        "tableViewDidEndMultipleSelectionInteraction:",
    ])
    func `a message with neither goes to the delegate that responds to it`(_ name: String) throws {
        let delegate = Selective([Selector(name)])
        let loading = load(Sections([2]), delegate)
        let proxy = try #require(loading.table.delegate as? TableProxy)
        #expect(proxy.responds(to: NSSelectorFromString(name)))
        #expect(proxy.forwardingTarget(for: NSSelectorFromString(name)) as AnyObject === delegate)
    }

    @Test func `a proxy that another object wrapped still reaches the app after the end`() {
        let delegate = ScrollFollower()
        let loading = load(Sections([40]), delegate)
        let wrapped = loading.table.delegate
        loading.table.endTabAnimation()
        wrapped?.scrollViewDidScroll(loading.table)
        #expect(delegate.heard == ["did scroll"])
    }

    @Test func `a proxy forgets a delegate that is gone`() throws {
        let loading = load(Sections([2]), ScrollFollower())
        let proxy = try #require(loading.table.delegate as? TableProxy)
        #expect(!proxy.responds(to: NSSelectorFromString("scrollViewDidScroll:")))
    }
}

private final class ScrollFollower: NSObject, UITableViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("did scroll") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will begin dragging") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("did end dragging")
    }
}

/// Implements more than it responds to.
final class Selective: HeadlessObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    private let answered: Set<Selector>

    init(_ answered: Set<Selector>) {
        self.answered = answered
    }

    override func responds(to aSelector: Selector!) -> Bool { answered.contains(aSelector) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        heard.append("title")
        return nil
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heard.append("estimatedHeight")
        return 44
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        heard.append("willDisplay")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("willSelect")
        return nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrollViewDidScroll") }
}
