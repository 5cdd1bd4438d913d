import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// Refreshers at the leading and the trailing edge.
@MainActor
@Suite(.ownApp)
final class SidewaysTests {
    private let leading = RecordedRefresher(.leading)
    private let trailing = RecordedRefresher(.trailing)

    /// A scroll view of 400 by 800 points over content of 1,000 by 800.
    private lazy var stage: RefreshStage<UIScrollView> = {
        let stage = RefreshStage(UIScrollView(), contentLength: nil)
        stage.scrollView.contentSize = CGSize(width: 1_000, height: 800)
        stage.scrollView.alwaysBounceHorizontal = true
        return stage
    }()

    private var scrollView: UIScrollView { stage.scrollView }

    /// Drags content beyond the side that it touches, far enough to load, and lets go.
    private func pull(by distance: CGFloat) {
        let finger = HeadlessFinger(on: scrollView)
        finger.drag(by: CGPoint(x: distance, y: 0))
        finger.release()
        stage.wait(1)
    }

    private func mirror() {
        scrollView.semanticContentAttribute = .forceRightToLeft
        scrollView.contentOffset.x = 600
    }

    @Test func `a pull to the right opens the leading edge`() {
        leading.add(to: scrollView)

        pull(by: 150)

        #expect(leading.actions == 1)
        #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: -40, y: 0))
    }

    @Test func `the view spans the height before the content`() throws {
        leading.add(to: scrollView)

        let container = try #require(leading.view.superview)

        #expect(container.frame == CGRect(x: -40, y: 0, width: 40, height: 800))
        #expect(leading.view.frame == CGRect(x: 0, y: 0, width: 40, height: 800))
    }

    @Test func `the end of a refresh gives everything back`() {
        leading.add(to: scrollView)
        pull(by: 150)

        scrollView.endRefreshing(at: .leading)
        stage.wait()

        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
        #expect(leading.animator.story.last == "initial")
    }

    @Test func `from right to left the leading edge is the right one`() throws {
        mirror()
        leading.add(to: scrollView)

        pull(by: -150)

        #expect(leading.actions == 1)
        #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40))
        #expect(scrollView.contentOffset == CGPoint(x: 640, y: 0))
        #expect(try #require(leading.view.superview).frame.minX == 1_000)
    }

    @Test func `a direction that turns while a refresh runs waits for its end`() {
        leading.add(to: scrollView)
        pull(by: 150)

        scrollView.semanticContentAttribute = .forceRightToLeft
        scrollView.endRefreshing(at: .leading)
        stage.wait()

        #expect(scrollView.contentInset == .zero)
    }

    @Test func `a pull to the left opens the trailing edge`() {
        trailing.add(to: scrollView)
        scrollView.contentOffset.x = 600

        pull(by: -150)

        #expect(trailing.actions == 1)
        #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40))
    }

    @Test func `the edges of one axis exclude each other`() {
        leading.add(to: scrollView)
        trailing.add(to: scrollView)
        pull(by: 150)

        #expect(!scrollView.startRefreshing(at: .trailing))
    }

    @Test func `the edges of two axes do not`() {
        let top = RecordedRefresher()
        leading.add(to: scrollView)
        top.add(to: scrollView)
        pull(by: 150)

        #expect(scrollView.startRefreshing(at: .top))
        #expect(scrollView.contentInset == UIEdgeInsets(top: 40, left: 40, bottom: 0, right: 0))
    }

    @Test func `removal during a refresh restores the inset of the app`() {
        scrollView.contentInset.left = 16
        leading.add(to: scrollView)
        scrollView.startRefreshing(at: .leading)

        scrollView.removePullToRefresh(at: .leading)

        #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    }

    @Test func `fingers of VoiceOver that move right at the leading edge arrive as left`() {
        leading.add(to: scrollView)

        #expect(!scrollView.startRefreshing(byAccessibilityScroll: .right))
        #expect(scrollView.startRefreshing(byAccessibilityScroll: .left))
    }

    @Test func `from right to left fingers that move left at the leading edge arrive as right`() {
        mirror()
        leading.add(to: scrollView)

        #expect(!scrollView.startRefreshing(byAccessibilityScroll: .left))
        #expect(scrollView.startRefreshing(byAccessibilityScroll: .right))
    }
}

/// Loading more at the end of a collection view that scrolls horizontally.
@MainActor
@Suite(.ownApp)
final class SidewaysLoadTests {
    private let items = Items()

    private lazy var stage: RefreshStage<UICollectionView> = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 150, height: 200)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let stage = RefreshStage(list, contentLength: nil)
        list.alwaysBounceVertical = false
        list.frame = CGRect(x: 0, y: 0, width: 400, height: 220)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = items
        list.tabAnimated = CollectionAnimated(cellClass: UICollectionViewCell.self)
        HeadlessScreen.main.turn()
        return stage
    }()

    private var list: UICollectionView { stage.scrollView }

    @Test func `the refresher is at the trailing edge`() {
        #expect(list.addLoadMore { .finished }.position == .trailing)
    }

    @Test func `its rows stand after the last item as the layout would put them`() throws {
        let refresher = list.addLoadMore(rows: 2, like: CellAnimated(UICollectionViewCell.self)) { .finished }

        let rows = try #require(refresher.refreshView as? SkeletonRowsView)

        #expect(rows.overlay.tiles.map(\.origin.x) == [12, 174])
        #expect(rows.length(along: .right, in: list) == 324)
        // Ten items of 150 points with 12 between them, between margins of 16.
        let left = try #require(rows.superview).frame.minX
        #expect(left == 1_640)
    }

    /// Adds rows to a list that is read from right to left; returns where they stand, and the left edge of each.
    private func rowsFromRightToLeft(_ layout: UICollectionViewFlowLayout) throws -> (CGFloat, [CGFloat]) {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 150, height: 200)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        list.semanticContentAttribute = .forceRightToLeft
        list.collectionViewLayout = layout
        HeadlessScreen.main.turn()
        let refresher = list.addLoadMore(rows: 2, like: CellAnimated(UICollectionViewCell.self)) { .finished }
        list.startRefreshing(at: .trailing)
        let rows = try #require(refresher.refreshView as? SkeletonRowsView)
        return (try #require(rows.superview).frame.minX, rows.overlay.tiles.map(\.origin.x))
    }

    @Test
    func `from right to left rows are left of the items of a layout that flips, the first at the right`()
        throws
    {
        let (left, rows) = try rowsFromRightToLeft(FlippingLayout())

        #expect(left == -324)
        #expect(rows == [162, 0])
        #expect(list.contentInset == UIEdgeInsets(top: 0, left: 324, bottom: 0, right: 0))
    }

    @Test func `they are right of the items of a layout that places its first item at the left`() throws {
        let (left, rows) = try rowsFromRightToLeft(UICollectionViewFlowLayout())

        #expect(try #require(list.layoutAttributesForItem(at: [0, 0])).frame.minX == 16)
        #expect(left == 1_640)
        #expect(rows == [12, 174])
        #expect(list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 324))
    }

    @Test func `scrolling near the end loads`() async {
        let (loads, loaded) = AsyncStream<Void>.makeStream()
        list.addLoadMore(distance: 100) {
            loaded.yield()
            return .finished
        }

        let finger = HeadlessFinger(on: list)
        finger.drag(by: CGPoint(x: -list.contentSize.width, y: 0))

        for await _ in loads { break }
        #expect(list.refresher(at: .trailing)?.state != .initial)
    }

    @Test func `a failure shows its button in a column of half the width`() async throws {
        let refresher = list.addLoadMore(rows: 1) { .finished }
        list.startRefreshing(at: .trailing)

        list.endRefreshing(at: .trailing, with: .failed)
        stage.wait()

        #expect(refresher.message?.label.text == "Could not load")
        #expect(list.contentInset.right == 200)
    }

    @Test func `an exhausted list loads again after a reset`() {
        let refresher = list.addLoadMore { .finished }
        list.startRefreshing(at: .trailing)
        list.endRefreshing(at: .trailing, with: .exhausted)
        stage.wait()

        refresher.reset()

        #expect(refresher.state == .initial)
    }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
