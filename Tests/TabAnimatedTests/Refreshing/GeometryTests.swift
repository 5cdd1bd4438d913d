import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The insets that a screen can have.
struct Surroundings: Sendable, CustomTestStringConvertible {
    let name: String
    var safeTop: CGFloat = 0
    var inset: CGFloat = 0
    var isNever = false

    var testDescription: String { name }

    static let all = [
        Surroundings(name: "none"),
        Surroundings(name: "safe area 88", safeTop: 88),
        Surroundings(name: "inset 64", inset: 64),
        Surroundings(name: "safe area 88, inset 20", safeTop: 88, inset: 20),
        Surroundings(name: "never, inset 88", safeTop: 88, inset: 88, isNever: true),
    ]

    @MainActor
    func makeStage() -> RefreshStage<UIScrollView> {
        let stage = RefreshStage(safeArea: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0))
        stage.scrollView.contentInsetAdjustmentBehavior = isNever ? .never : .always
        stage.scrollView.contentInset.top = inset
        stage.rest()
        return stage
    }

    var baseStart: CGFloat { inset + (isNever ? 0 : safeTop) }
}

/// The test cases C: insets and offsets.
@MainActor
@Suite(.ownApp)
struct GeometryTests {
    private let top = RecordedRefresher()
    private let bottom = RecordedRefresher(.bottom)

    @Test(arguments: Surroundings.all)
    func `C1: at rest nothing is pulled`(surroundings: Surroundings) throws {
        let stage = surroundings.makeStage()
        top.add(to: stage.scrollView)
        bottom.add(to: stage.scrollView)

        let geometry = try #require(RefreshHost.existing(of: stage.scrollView)).geometry(at: .top)

        #expect(geometry.pull(at: .top) == 0)
        #expect(geometry.pull(at: .bottom) == 0)
        #expect(geometry.baseStart == surroundings.baseStart)
    }

    @Test(arguments: Surroundings.all)
    func `C2: a pull of the height arms`(surroundings: Surroundings) {
        let stage = surroundings.makeStage()
        top.add(to: stage.scrollView)

        stage.pull(39)
        #expect(top.refresher.state != .releasing(progress: 1))
        stage.pull(40)

        #expect(top.refresher.state == .releasing(progress: 1))
    }

    @Test(arguments: Surroundings.all)
    func `C3: while loading the content stands below the view`(surroundings: Surroundings) {
        let stage = surroundings.makeStage()
        top.add(to: stage.scrollView)

        stage.load()

        #expect(stage.scrollView.contentOffset.y == -(surroundings.baseStart + 40))
        #expect(stage.scrollView.contentInset.top == surroundings.inset + 40)
    }

    @Test(arguments: [CGFloat(0), 34, 83])
    func `C4: scrolling to the end is no pull`(safeBottom: CGFloat) {
        let stage = RefreshStage(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: safeBottom, right: 0))
        bottom.add(to: stage.scrollView)

        stage.drag(to: stage.restEnd)
        stage.lift()
        stage.wait()

        #expect(bottom.refresher.state == .initial)
        #expect(bottom.actions == 0)
    }

    @Test(arguments: [CGFloat(0), 300, 800, 801])
    func `C5: content of any length can be pulled up`(length: CGFloat) {
        let stage = RefreshStage(contentLength: length)
        bottom.add(to: stage.scrollView)

        stage.pull(40, at: .bottom)

        #expect(bottom.refresher.state == .releasing(progress: 1))
    }

    @Test func `C6: an inset the app sets at the other edge while loading stays`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()

        stage.scrollView.contentInset.bottom = 300
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(stage.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
    }

    @Test(arguments: [(CGFloat(0), CGFloat(40), CGFloat(0)), (20, 60, 20), (200, 200, 160)])
    func `C7: an inset the app assigns while loading is kept beside the share`(
        assigned: CGFloat, loading: CGFloat, after: CGFloat
    ) {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()

        stage.scrollView.contentInset.top = assigned
        #expect(stage.scrollView.contentInset.top == loading)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(stage.scrollView.contentInset.top == after)
    }

    @Test func `C8: what the app adds at the other edge stays`() {
        let stage = RefreshStage()
        stage.scrollView.contentInset.bottom = 10
        top.add(to: stage.scrollView)
        stage.load()

        stage.scrollView.contentInset.bottom += 50
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(stage.scrollView.contentInset.bottom == 60)
    }

    @Test func `C9: a bar that shrinks while loading is followed`() {
        let stage = RefreshStage(safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
        top.add(to: stage.scrollView)
        stage.load()

        stage.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(stage.scrollView.contentOffset.y == -84)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(stage.scrollView.contentOffset.y == -44)
        #expect(stage.scrollView.contentInset.top == 0)
    }

    @Test func `C10: an inset that trembles is left alone`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()
        var writes = 0
        let observation = stage.scrollView.observe(\.contentInset) { _, _ in
            MainActor.assumeIsolated { writes += 1 }
        }

        for step in 0..<1_000 { stage.scrollView.contentInset.top = step.isMultiple(of: 2) ? 40.01 : 40 }

        observation.invalidate()
        #expect(writes == 1_000)
    }

    @Test func `C11: the offset across the axis is never written`() {
        let stage = RefreshStage()
        stage.scrollView.contentSize.width = 1_000
        stage.scrollView.contentOffset.x = 120
        top.add(to: stage.scrollView)

        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(stage.scrollView.contentOffset == CGPoint(x: 120, y: 0))
    }

    @Test func `C12: bouncing is the app's`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.scrollView.bounces = false

        stage.scrollView.startRefreshing(at: .top)
        stage.wait()
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()

        #expect(!stage.scrollView.bounces)
    }
}
