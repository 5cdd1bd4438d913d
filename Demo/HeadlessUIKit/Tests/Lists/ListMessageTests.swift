import Foundation
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("How lists send messages", .serialized, .ownDevice)
struct ListMessageTests {
    private func show(_ delegate: any UITableViewDelegate, rows: TableFixture) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = delegate
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.isHidden = false
        HeadlessScreen.main.turn()
        return table
    }

    @Test func `what an object does not implement goes to the one it forwards to`() {
        let listener = ScrollListener()
        let forwarder = Forwarder(to: listener)
        let table = show(forwarder, rows: TableFixture([40]))
        HeadlessFinger(on: table).drag(by: CGPoint(x: 0, y: -60))
        #expect(listener.heard.first == "drag")
        #expect(listener.heard.contains("scroll"))
        #expect(table.contentOffset.y > 0)
        withExtendedLifetime(forwarder) {}
    }

    @Test func `messages go through as many objects as forward`() {
        let listener = ScrollListener()
        let near = Forwarder(to: listener)
        let far = Forwarder(to: near)
        let table = show(far, rows: TableFixture([40]))
        table.contentOffset.y = 20
        #expect(listener.heard == ["scroll"])
        withExtendedLifetime((near, far)) {}
    }

    @Test func `a direct call is forwarded like one from the list`() {
        let listener = ScrollListener()
        let forwarder = Forwarder(to: listener)
        let table = show(forwarder, rows: TableFixture([1]))
        table.delegate?.scrollViewDidScroll(table)
        #expect(listener.heard == ["scroll"])
        withExtendedLifetime(forwarder) {}
    }

    @Test func `answers come back from the object that a message was forwarded to`() {
        let rows = TableFixture([3])
        rows.heights[IndexPath(row: 1, section: 0)] = 90
        let forwarder = Forwarder(to: rows)
        let table = show(forwarder, rows: rows)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
        withExtendedLifetime(forwarder) {}
    }

    @Test func `what an object implements is not forwarded`() {
        let listener = ScrollListener()
        let forwarder = DeafForwarder(to: listener)
        let table = show(forwarder, rows: TableFixture([40]))
        table.contentOffset.y = 20
        #expect(listener.heard == [])
        withExtendedLifetime(forwarder) {}
    }

    @Test func `a message that an object does not respond to is not sent`() {
        let delegate = Silent([])
        let rows = TableFixture([40])
        let table = show(delegate, rows: rows)
        table.rowHeight = 30
        table.layoutIfNeeded()
        HeadlessFinger(on: table).tap(at: IndexPath(row: 1, section: 0))
        HeadlessFinger(on: table).drag(by: CGPoint(x: 0, y: -60))
        #expect(delegate.heard == [])
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 30)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `a message that an object responds to is sent`() {
        let delegate = Silent(["tableView:heightForRowAtIndexPath:", "scrollViewDidScroll:"])
        let table = show(delegate, rows: TableFixture([40]))
        table.contentOffset.y = 20
        #expect(Set(delegate.heard) == ["height", "scroll"])
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    }

    @Test func `a row is not offered to be deleted where the data source cannot delete`() {
        let listener = ScrollListener()
        let table = show(listener, rows: TableFixture([2]))
        let source = Silent([])
        table.dataSource = source
        HeadlessScreen.main.turn()
        HeadlessFinger(on: table).swipe(at: IndexPath(row: 0, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == false)
    }

    @Test func `a delegate is asked which messages it responds to once, when it is set`() {
        let delegate = Silent(["scrollViewDidScroll:"])
        let table = show(delegate, rows: TableFixture([40]))
        delegate.answered = []
        table.contentOffset.y = 20
        #expect(delegate.heard == ["scroll"])
        table.delegate = delegate
        table.contentOffset.y = 40
        #expect(delegate.heard == ["scroll"])
    }

    @Test func `a data source is asked which messages it responds to once, when it is set`() {
        let source = Silent(["tableView:numberOfRowsInSection:"])
        let table = show(ScrollListener(), rows: TableFixture([1]))
        table.dataSource = source
        source.answered = []
        let before = table.numberOfRows(inSection: 0)
        table.dataSource = source
        table.reloadData()

        #expect(before == 2)
        #expect(table.dataSource === source)
    }

    @Test
    func `a message that was forwarded when the delegate was set raises where nobody is left to get it`() {
        let forwarder: Forwarder
        let table: UITableView
        do {
            let listener = ScrollListener()
            forwarder = Forwarder(to: listener)
            table = show(forwarder, rows: TableFixture([40]))
            withExtendedLifetime(listener) {}
        }
        let reasons = exceptions { table.contentOffset.y = 20 }
        #expect(
            reasons.first?.hasSuffix("scrollViewDidScroll:]: unrecognized selector sent to instance") == true)
        withExtendedLifetime(forwarder) {}
    }

    @Test func `objects respond to the messages of the protocols that their classes conform to`() {
        let listener: any NSObjectProtocol = ScrollListener()
        #expect(listener.responds(to: "tableView:heightForRowAtIndexPath:"))
        #expect(listener.responds(to: "scrollViewDidScroll:"))
        #expect(!listener.responds(to: "tableView:canEditRowAtIndexPath:"))
        #expect(!listener.responds(to: "collectionView:layout:sizeForItemAtIndexPath:"))
        #expect(!NSObject.instancesRespond(to: "scrollViewDidScroll:"))
        #expect(TableFixture.instancesRespond(to: NSSelectorFromString("tableView:canEditRowAtIndexPath:")))
    }
}

/// Forwards what it does not implement.
@MainActor private class Forwarder: HeadlessObject, UITableViewDelegate {
    private nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

    init(to target: any NSObjectProtocol) {
        self.target = target
    }

    override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
        target?.responds(to: aSelector) == true ? target : nil
    }
}

/// A forwarder that keeps scrolling to itself.
private final class DeafForwarder: HeadlessObject, UITableViewDelegate {
    private nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

    init(to target: any NSObjectProtocol) {
        self.target = target
    }

    override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
        target?.responds(to: aSelector) == true ? target : nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class ScrollListener: NSObject, UITableViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
}

/// Implements more than it responds to.
private final class Silent: HeadlessObject, UITableViewDataSource, UITableViewDelegate {
    var heard: [String] = []
    nonisolated(unsafe) var answered: Set<Selector>

    init(_ answered: Set<Selector>) {
        self.answered = answered
    }

    override func responds(to aSelector: Selector!) -> Bool { answered.contains(aSelector) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heard.append("height")
        return 70
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("select")
        return nil
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        heard.append("display")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
}
