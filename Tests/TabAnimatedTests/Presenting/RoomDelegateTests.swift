import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What the delegate of an app hears while sections have room, whoever wraps it, and when it goes.
@MainActor
@Suite("The delegate while a section has room", .serialized, .ownApp)
struct RoomDelegateTests {
    private let app = Sections([1, 0, 2])

    private func start(_ table: UITableView, loading: [Int] = [1]) {
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: loading)
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
    }

    /// Where the last section of the app begins: 50 points of rows before it, and the room.
    private func end(_ table: UITableView) -> CGFloat {
        table.rectForRow(at: IndexPath(row: 0, section: 2)).minY
    }

    private func exceptions(during action: () -> Void) -> [String] {
        var reasons: [String] = []
        HeadlessException.handler = { reasons.append($0) }
        action()
        return reasons
    }

    private func scrolls(of table: UITableView) -> Int {
        let before = app.scrolls
        table.contentOffset.y += 1
        return app.scrolls - before
    }

    @Test func `messages to a delegate that has gone end nowhere, and nothing stops the app`() {
        let screen = Screen(makeTable(app))
        let given = exceptions {
            do {
                let delegate = ScrollFollower()
                screen.content.delegate = delegate
                start(screen.content)
                screen.content.contentOffset.y = 10
                #expect(delegate.count > 0)
            }
            screen.content.contentOffset.y = 20
            HeadlessScreen.main.advance(by: 0)
            screen.content.endTabAnimation()
        }
        #expect(given == [])
        #expect(screen.content.delegate == nil)
    }

    @Test func `what a list was answered when its delegate was set is answered until the end`() throws {
        let screen = Screen(makeTable(app))
        let name = NSSelectorFromString("scrollViewDidScroll:")
        var delegate: ScrollFollower? = ScrollFollower()
        screen.content.delegate = delegate
        start(screen.content)
        let ours = try #require(screen.content.delegate as? RoomDelegate)
        #expect(ours.forwardingTarget(for: name) as AnyObject === delegate)
        delegate = nil
        #expect(ours.forwardingTarget(for: name) is NoDelegate)
    }

    @Test func `any message that was answered is answered while the delegate goes, and afterwards`() throws {
        let screen = Screen(makeTable(app))
        HeadlessScreen.isUnkind = true
        var farewell: Farewell? = Farewell()
        weak var ours: RoomDelegate?
        screen.content.delegate = farewell
        start(screen.content)
        ours = screen.content.delegate as? RoomDelegate
        let kept = try #require(ours)
        let all = HeadlessMessages.selectors
        #expect(all.count > 90)
        farewell?.whenGone = {
            for message in all { #expect(kept.forwardingTarget(for: message) != nil, "\(message)") }
        }
        farewell = nil
        for message in all { #expect(kept.forwardingTarget(for: message) != nil, "\(message)") }
    }

    @Test func `our delegate goes with the delegate of the app`() {
        let screen = Screen(makeTable(app))
        weak var ours: RoomDelegate?
        let given = exceptions {
            do {
                let delegate = FollowingController()
                screen.content.delegate = delegate
                start(screen.content)
                ours = screen.content.delegate as? RoomDelegate
                #expect(ours != nil)
            }
            #expect(ours == nil && screen.content.delegate == nil)
            screen.content.contentOffset.y = 20
            screen.content.endTabAnimation()
        }
        #expect(given == [] && screen.content.covers.isEmpty)
    }

    @Test func `a section whose delegate goes while it loads has its room with the next plan`() {
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.rowHeight = 50
        do {
            let delegate = FollowingController()
            table.delegate = delegate
            start(table)
            withExtendedLifetime(delegate) { #expect(end(table) == 230) }
        }
        #expect(table.delegate == nil)
        table.reloadData()
        HeadlessScreen.main.turn()
        HeadlessScreen.main.turn()
        #expect(end(table) == 230)
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(end(table) == 50 && table.delegate == nil && table.covers.isEmpty)
    }

    @Test
    func `an object that wraps the delegate meanwhile stays the delegate, and the app hears everything`() {
        let screen = Screen(makeTable(app))
        let table = screen.content
        start(table)
        let wrapper = Wrapper(of: table.delegate)
        table.delegate = wrapper
        #expect(table.delegate === wrapper)
        HeadlessScreen.main.advance(by: 0)
        #expect(end(table) == 230)
        #expect(scrolls(of: table) == 1)
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(table.delegate === wrapper && end(table) == 50)
        #expect(scrolls(of: table) == 1)
    }

    @Test func `an object that wrapped the delegate before is the delegate again`() {
        let screen = Screen(makeTable(app))
        let table = screen.content
        let wrapper = Wrapper(of: table.delegate)
        table.delegate = wrapper
        start(table)
        #expect(end(table) == 230 && scrolls(of: table) == 1)
        table.endTabAnimation()
        #expect(table.delegate === wrapper && scrolls(of: table) == 1)
    }

    @Test func `objects that forward to each other come to an end`() {
        HeadlessScreen.main.system = .iOS18
        let screen = Screen(makeTable(app))
        let table = screen.content
        let wrapper = Wrapper(of: table.delegate)
        table.delegate = wrapper
        start(table)
        wrapper.target = table.delegate
        table.delegate = wrapper
        HeadlessScreen.main.advance(by: 0)
        table.contentOffset.y = 30
        // The wrapper forwards to the app no more, so rows are as high as the table has them on iOS 18.
        #expect(abs(end(table) - 224) < 0.01)
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(table.delegate === wrapper)
    }

    @Test
    func `a list that wraps whatever is set keeps one delegate of ours, and the app is heard afterwards`() {
        let table = WrappingTable(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = app
        table.delegate = app
        let screen = Screen(table)
        start(table)
        for _ in 0..<5 { HeadlessScreen.main.advance(by: 0) }
        #expect(table.sets == 2 && end(table) == 230)
        #expect(scrolls(of: table) == 1)
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content === table && scrolls(of: table) == 1 && end(table) == 50)
    }

    @Test func `a delegate of ours that another list takes over reaches the app, with no room of the first`()
    {
        let screen = Screen(makeTable(app))
        let other = makeTable(app)
        other.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        screen.window.addSubview(other)
        start(screen.content)
        other.delegate = screen.content.delegate
        HeadlessScreen.main.advance(by: 0)
        #expect(end(other) == 50)
        start(other)
        #expect(end(other) == 230)
        screen.content.endTabAnimation()
        other.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.delegate === app && other.delegate === app)
        #expect(end(screen.content) == 50 && end(other) == 50)
    }

    @Test(arguments: [SkeletonState.waiting, .running, .ended])
    func `a start while another skeleton comes or goes gives the delegate back`(state: SkeletonState) {
        let screen = Screen(makeTable(app))
        let table = screen.content
        var hasStarted = false
        let observer = StateObserver(of: table) { table in
            guard table.tabAnimationState == state, !hasStarted else { return }
            hasStarted = true
            table.tabAnimated = TableAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: [1])
            table.startTabAnimation()
        }
        start(table)
        if state == .ended { table.endTabAnimation() }
        HeadlessScreen.main.advance(by: 0)
        #expect(hasStarted && observer.states.count > 2 && table.isTabAnimating)
        #expect(end(table) == 230 && table.covers.count == 1)
        #expect(scrolls(of: table) == 1)
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(table.delegate === app && table.dataSource === app)
        #expect(table.covers.isEmpty && end(table) == 50)
    }
}

// MARK: - Fixtures

private final class ScrollFollower: NSObject, UITableViewDelegate {
    private(set) var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

private final class FollowingController: UIViewController, UITableViewDelegate {}

/// Says when it goes.
private final class Farewell: NSObject, UITableViewDelegate {
    nonisolated(unsafe) var whenGone: (@MainActor () -> Void)?

    deinit {
        let action = whenGone
        MainActor.assumeIsolated { action?() }
    }
}

/// Forwards everything to an object that it holds weakly.
private final class Wrapper: HeadlessObject, UITableViewDelegate {
    nonisolated(unsafe) weak var target: (any UITableViewDelegate)?

    init(of target: (any UITableViewDelegate)?) {
        self.target = target
    }

    override func responds(to aSelector: Selector!) -> Bool { target?.responds(to: aSelector) ?? false }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        target?.responds(to: aSelector) == true ? target : nil
    }
}

/// A table that a library has taught to wrap every delegate.
private final class WrappingTable: UITableView {
    private(set) var sets = 0
    private var wrapper: Wrapper?

    override var delegate: (any UITableViewDelegate)? {
        get { super.delegate }
        set {
            sets += 1
            wrapper = newValue.map { Wrapper(of: $0) }
            super.delegate = wrapper
        }
    }
}
