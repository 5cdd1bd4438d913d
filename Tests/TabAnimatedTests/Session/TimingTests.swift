import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Time", .serialized, .ownApp)
struct TimingTests {
    private func screen(_ timing: SkeletonTiming) -> Screen<SamplePage> {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.timing = timing
        screen.content.tabAnimated?.canLoadAgain = true
        return screen
    }

    @Test func `an answer within the delay reloads the list if asked to`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.tabAnimated?.timing = SkeletonTiming(delay: 1)
        screen.content.startTabAnimation()
        app.counts = [3]
        screen.content.endTabAnimation(reloading: true)
        #expect(screen.content.numberOfRows(inSection: 0) == 3)
    }

    @Test func `a fast answer shows no skeleton`() {
        let screen = screen(SkeletonTiming(delay: 0.3))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.2)
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(screen.overlay == nil)
        #expect(screen.content.tabAnimationState == .ended)
    }

    @Test func `a slow answer shows the skeleton when the delay has passed`() {
        let screen = screen(SkeletonTiming(delay: 0.3))
        screen.content.startTabAnimation()
        #expect(screen.overlay == nil)
        #expect(screen.content.tabAnimationState == .waiting)
        HeadlessScreen.main.advance(by: 0.31)
        #expect(screen.overlay != nil)
        #expect(screen.content.isTabAnimating)
    }

    @Test func `a skeleton that is shown stays for its least time`() {
        let screen = screen(SkeletonTiming(minimumDuration: 0.5))
        var isDone = false
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.2)
        screen.content.endTabAnimation { isDone = true }
        HeadlessScreen.main.advance(by: 0.2)
        #expect(screen.overlay != nil)
        #expect(!isDone)
        HeadlessScreen.main.advance(by: 0.2)
        #expect(screen.overlay == nil)
        #expect(isDone)
    }

    @Test func `a start before the least time has passed keeps the skeleton`() {
        let screen = screen(SkeletonTiming(minimumDuration: 0.5))
        screen.content.startTabAnimation()
        let overlay = screen.overlay
        screen.content.endTabAnimation()
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 2)
        #expect(screen.overlay === overlay)
        screen.content.endTabAnimation()
        #expect(screen.overlay == nil)
    }

    @Test func `another model ends a skeleton at once`() {
        let screen = screen(SkeletonTiming(minimumDuration: 5))
        screen.content.startTabAnimation()
        screen.content.tabAnimated = nil
        #expect(screen.overlay == nil)
    }

    @Test func `the global timing holds for models without their own`() {
        let screen = screen(SkeletonTiming())
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        SkeletonConfiguration.shared.timing = SkeletonTiming(delay: 1)
        screen.content.tabAnimated?.timing = nil
        screen.content.startTabAnimation()
        #expect(screen.overlay == nil)
        HeadlessScreen.main.advance(by: 1.1)
        #expect(screen.overlay != nil)
    }

    @Test func `the watchdog names the view and the start`() {
        let screen = screen(SkeletonTiming())
        SkeletonLog.watchdogLimit = 10
        defer { SkeletonLog.watchdogLimit = nil }
        let given = warnings {
            screen.content.startTabAnimation(fileID: "App/Page.swift", line: 7)
            HeadlessScreen.main.advance(by: 11)
        }
        #expect(
            given == [
                "The skeleton of SamplePage, started at App/Page.swift:7, is shown for more than 10.0 seconds: "
                    + "is its end missing?"
            ])
    }

    @Test func `the watchdog says nothing of a skeleton that ended`() {
        let screen = screen(SkeletonTiming())
        SkeletonLog.watchdogLimit = 10
        defer { SkeletonLog.watchdogLimit = nil }
        let given = warnings {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            HeadlessScreen.main.advance(by: 11)
        }
        #expect(given == [])
    }

    @Test func `the debug switch tells of starts, productions and ends`() {
        let screen = screen(SkeletonTiming())
        SkeletonLog.isVerbose = true
        defer { SkeletonLog.isVerbose = false }
        let given = warnings {
            screen.content.startTabAnimation(fileID: "App/Page.swift", line: 7)
            screen.content.endTabAnimation()
        }
        #expect(given.first == "start of SamplePage at App/Page.swift:7")
        #expect(given.dropFirst().first?.contains("cache miss") == true)
        #expect(given.last == "end of SamplePage, started at App/Page.swift:7")
    }

    @Test func `a list that is observed has its own name in every line`() {
        let screen = Screen(UIView())
        let (around, list) = (NSKVONotifying_UIView(), NSKVONotifying_UITableView())
        around.isAccessibilityElement = true
        for view in [around, list] { view.frame = screen.window.bounds }
        screen.content.addSubview(around)
        around.addSubview(list)
        list.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        SkeletonLog.isVerbose = true
        SkeletonLog.watchdogLimit = 1
        let given = warnings {
            list.startTabAnimation()
            HeadlessScreen.main.advance(by: 2)
            list.endTabAnimation()
            HeadlessScreen.main.advance(by: 30)
            list.frame.size.height = 0
            list.startTabAnimation()
            list.tabAnimated = CollectionAnimated(cellClass: UICollectionViewCell.self)
            list.startTabAnimation()
        }
        #expect(given.filter { $0.contains("UITableView") }.count > 3)
        #expect(given.contains { $0.contains("A UIView around") })
        #expect(given.filter { $0.contains("NSKVONotifying") } == [])
    }
}

// What the system makes of views while they are observed.

private final class NSKVONotifying_UITableView: UITableView {
    override var classForCoder: AnyClass { UITableView.self }
}

private final class NSKVONotifying_UIView: UIView {
    override var classForCoder: AnyClass { UIView.self }
}
