import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The test cases G: headers, rotation, directions, motion and touches. G3, the large title, needs a device.
@MainActor
@Suite(.ownApp)
struct AppearanceTests {
    private let top = RecordedRefresher()

    private func frame(of refresher: RecordedRefresher) -> CGRect? { refresher.view.superview?.frame }

    @Test func `G1: under a loading refresher headers pin at the bar`() throws {
        let list = HeaderList()
        let stage = RefreshStage(
            UITableView(frame: .zero, style: .plain), contentLength: nil,
            safeArea: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
        stage.scrollView.dataSource = list
        stage.scrollView.delegate = list
        stage.scrollView.rowHeight = 50
        stage.scrollView.reloadData()
        HeadlessScreen.main.turn()
        top.add(to: stage.scrollView)
        stage.load()
        #expect(stage.scrollView.contentOffset.y == -128)

        stage.drag(to: 200)
        HeadlessScreen.main.turn()

        let header = try #require(stage.scrollView.headerView(forSection: 0))
        #expect(stage.scrollView.convert(header.frame.origin, to: stage.controller.view).y == 88)
        stage.drag(to: -100)
        stage.lift()
        stage.wait()
        #expect(stage.scrollView.contentInset.top == 40)
    }

    @Test(arguments: [Moment.idle, .pulling, .loading])
    func `G2: a rotation lays the view out as if it had always been so`(moment: Moment) {
        let stage = RefreshStage()
        stage.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.add(to: stage.scrollView)
        moment.reach(on: stage)

        HeadlessScreen.main.size = CGSize(width: 800, height: 400)
        HeadlessScreen.main.turn()

        #expect(frame(of: top) == CGRect(x: 0, y: -40, width: 800, height: 40))
        #expect(top.view.frame == CGRect(x: 0, y: 0, width: 800, height: 40))
    }

    @Test func `G2: a rotation moves a view that stays in sight`() {
        let stage = RefreshStage()
        stage.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.refresher.shouldBeVisibleWhileScrolling = true
        top.add(to: stage.scrollView)
        stage.load()
        stage.drag(to: 300)
        #expect(frame(of: top) == CGRect(x: 0, y: 300, width: 400, height: 40))

        HeadlessScreen.main.size = CGSize(width: 800, height: 400)
        HeadlessScreen.main.turn()

        #expect(frame(of: top) == CGRect(x: 0, y: 300, width: 800, height: 40))
    }

    /// A large title is a bar that is 140 points high at the top of the content and 88 below it.
    @Test func `G3: under a large title nothing jumps, and the title returns`() {
        let large = UIEdgeInsets(top: 140, left: 0, bottom: 0, right: 0)
        let small = UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0)
        let stage = RefreshStage(safeArea: large)
        top.add(to: stage.scrollView)
        stage.load()
        #expect(stage.scrollView.contentOffset.y == -180)

        stage.drag(to: 300)
        stage.setSafeArea(small)
        #expect(stage.scrollView.contentOffset.y == 300)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(stage.scrollView.contentOffset.y == 300)

        stage.drag(to: -88)
        stage.setSafeArea(large)
        stage.drag(to: -160)
        stage.lift()
        stage.wait()
        #expect(stage.scrollView.contentOffset.y == -140)
        #expect(stage.scrollView.contentInset == .zero)
    }

    @Test func `G4: right to left mirrors neither the view nor the pull`() {
        let stage = RefreshStage()
        stage.scrollView.semanticContentAttribute = .forceRightToLeft
        top.add(to: stage.scrollView)
        stage.load()
        #expect(frame(of: top) == CGRect(x: 0, y: -40, width: 400, height: 40))
        #expect(top.view.superview?.transform == .identity)
        #expect(top.actions == 1)
    }

    @Test(arguments: [(UISemanticContentAttribute.forceLeftToRight, CGFloat(0)), (.forceRightToLeft, 1)])
    func `G4: a row unrolls from the side that reading starts at`(
        attribute: UISemanticContentAttribute, anchor: CGFloat
    ) throws {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        stage.scrollView.semanticContentAttribute = attribute
        let refresher = PullToRefresh.skeleton(CellAnimated(SampleCell.self).height(64))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.pull(32)
        let strip = try #require(refresher.refreshView as? SkeletonRowsView)

        #expect(strip.frame.height == 64)
        #expect(Set(strip.overlay.componentLayers.map(\.anchorPoint.x)) == [anchor])
        let scales = strip.overlay.componentLayers.map(\.transform.m11)
        #expect(scales == scales.sorted(by: >))
        #expect((scales.last ?? 1) < 1)
        stage.pull(64)
        #expect(strip.overlay.componentLayers.allSatisfy { $0.transform.m11 == 1 })
    }

    @Test(arguments: [false, true])
    func `G5: with Reduce Motion the view leaves without a spring`(reducesMotion: Bool) {
        let stage = RefreshStage()
        HeadlessAccessibility.isReduceMotionEnabled = reducesMotion
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        let animations = (stage.scrollView.layer.animationKeys() ?? []).map {
            stage.scrollView.layer.animation(forKey: $0)
        }

        #expect(!animations.isEmpty)
        #expect(animations.contains { $0 is CASpringAnimation } != reducesMotion)
        HeadlessAccessibility.isReduceMotionEnabled = false
    }

    @Test func `G6: a touch during the hide animation scrolls`() {
        let stage = RefreshStage()
        top.add(to: stage.scrollView)
        stage.load()
        stage.scrollView.endRefreshing(at: .top)
        HeadlessScreen.main.advance(by: 0.1)

        stage.drag(to: 120)

        #expect(top.refresher.state == .finished(.finished))
        #expect(stage.scrollView.contentOffset.y == 120)
        stage.wait()
        #expect(stage.scrollView.contentOffset.y == 120)
        #expect(top.refresher.state == .initial)
    }

    @Test func `a larger text size gives the strip its new height`() throws {
        let stage = RefreshStage(UITableView(frame: .zero, style: .plain), contentLength: nil)
        let refresher = PullToRefresh.skeleton(CellAnimated(GrowingCell.self))
        stage.scrollView.addPullToRefresh(refresher) {}
        stage.scrollView.startRefreshing(at: .top)
        stage.wait()
        let before = stage.scrollView.contentInset.top

        defer { HeadlessScreen.main.reset() }
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        stage.wait()

        #expect(before > 0)
        #expect(stage.scrollView.contentInset.top > before)
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(stage.scrollView.contentInset.top == 0)
    }

    @Test(arguments: [false, true])
    func `with Reduce Motion the spinner appears and does not turn`(reducesMotion: Bool) {
        HeadlessAccessibility.isReduceMotionEnabled = reducesMotion
        let spinner = SpinnerView()
        spinner.animate(.releasing(progress: 0.5))

        #expect(spinner.indicator.transform.isIdentity == reducesMotion)
        #expect(spinner.indicator.alpha == (reducesMotion ? 0.5 : 1))
        HeadlessAccessibility.isReduceMotionEnabled = false
    }

    @Test func `the spinner grows, turns and rests`() {
        let stage = RefreshStage()
        let refresher = PullToRefresh()
        stage.scrollView.addPullToRefresh(refresher) {}
        let spinner = refresher.refreshView as? SpinnerView
        #expect(spinner?.indicator.isHidden == true)
        stage.pull(20)
        #expect(spinner?.indicator.isHidden == false)
        #expect(spinner?.indicator.transform != .identity)
        stage.load()
        #expect(spinner?.indicator.isAnimating == true)
        #expect(spinner?.indicator.transform == .identity)
        #expect(spinner?.indicator.center == CGPoint(x: 200, y: 20))
        stage.scrollView.endRefreshing(at: .top)
        stage.wait()
        #expect(spinner?.indicator.isAnimating == false)
        #expect(spinner?.indicator.isHidden == true)
    }
}

/// Sections with headers.
private final class HeaderList: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
}

/// A cell as high as two lines of text.
private final class GrowingCell: UITableViewCell {
    private let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return CGSize(width: size.width, height: (font.lineHeight * 2).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    }
}
