import TestDevice
import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// A refresh control of UIKit's and refreshers of ours on one list.
@MainActor
@Suite("Refreshers beside a refresh control", .serialized, .ownApp)
final class SystemRefreshTests {
    private let control = UIRefreshControl()
    private let bottom = RecordedRefresher(.bottom)

    private func stage(isUnkind: Bool) -> RefreshStage<UIScrollView> {
        let stage = RefreshStage()
        HeadlessScreen.isUnkind = isUnkind
        stage.scrollView.refreshControl = control
        HeadlessScreen.main.turn()
        return stage
    }

    @Test(arguments: [true, false])
    func `while the control turns, the other edge loads and ends, and each gives back its own inset`(
        isUnkind: Bool
    ) {
        let stage = stage(isUnkind: isUnkind)
        bottom.add(to: stage.scrollView)
        control.beginRefreshing()
        stage.wait()
        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))

        #expect(stage.scrollView.startRefreshing(at: .bottom))
        stage.wait()
        #expect(bottom.actions == 1)
        #expect(stage.scrollView.contentInset.top == 60)

        control.endRefreshing()
        stage.scrollView.endRefreshing(at: .bottom)
        stage.wait()
        #expect(bottom.refresher.state == .initial)
        #expect(stage.scrollView.contentInset == .zero)
    }

    @Test(arguments: [true, false], [true, false])
    func `a control and a refresher at one edge leave no inset, whichever ends first`(
        isUnkind: Bool, isControlFirst: Bool
    ) {
        let stage = stage(isUnkind: isUnkind)
        let list = stage.scrollView
        let top = RecordedRefresher(.top)
        for isControlStarted in [true, false] {
            top.add(to: list)
            if isControlStarted { control.beginRefreshing() }
            stage.wait()
            #expect(list.startRefreshing())
            stage.wait()
            if !isControlStarted { control.beginRefreshing() }
            stage.wait()
            for step in [isControlFirst, !isControlFirst] {
                if step { control.endRefreshing() } else { list.endRefreshing() }
                stage.wait()
            }
            #expect(top.refresher.state == .initial)
            #expect(list.contentInset == .zero && list.contentOffset.y == 0, "\(isControlStarted)")
            list.removePullToRefresh(at: .top)
            #expect(list.contentInset == .zero)
        }
    }
}
