import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct OrthogonalScrollingTests {
    private let fixture = CollectionFixture([5, 2])

    private func view(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UICollectionView {
        HeadlessClock.shared.reset()
        let size = Part.size(.absolute(200), .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let view = fixture.compositional(section)
        view.layoutIfNeeded()
        return view
    }

    private func scroller(in view: UICollectionView) throws -> UIScrollView {
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        return try #require(cell.superview as? UIScrollView)
    }

    @Test func `the section is as high as its groups`() {
        let view = view(.continuous)
        #expect(view.contentSize == CGSize(width: 320, height: 220))
        #expect(
            view.frames(2) == [
                CGRect(x: 20, y: 5, width: 200, height: 100), CGRect(x: 230, y: 5, width: 200, height: 100),
            ])
    }

    @Test func `its cells live in a scroll view of their own`() throws {
        let view = view(.continuous)
        let scroller = try scroller(in: view)
        #expect(scroller !== view)
        #expect(scroller.frame == CGRect(x: 0, y: 5, width: 320, height: 100))
        #expect(scroller.contentSize == CGSize(width: 1080, height: 100))
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1])
    }

    @Test func `scrolling brings further cells`() throws {
        let view = view(.continuous)
        try scroller(in: view).contentOffset.x = 400
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
        #expect(view.frames(3).map(\.minX) == [-380, -170, 40])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 440)
    }

    @Test func `paging by groups stops at the next group`() throws {
        let view = view(.groupPaging)
        let scroller = try scroller(in: view)
        let finger = HeadlessFinger(on: scroller)
        finger.drag(by: CGPoint(x: -30, y: 0))
        finger.release(velocity: CGPoint(x: -2000, y: 0))
        HeadlessClock.shared.advance(by: 5)
        #expect(abs(scroller.contentOffset.x - 210) < 1)
    }

    @Test func `centered paging puts the first group in the middle`() throws {
        let scroller = try scroller(in: view(.groupPagingCentered))
        #expect(scroller.contentOffset.x == -40)
    }

    @Test func `paging pages by the width of the view`() throws {
        #expect(try scroller(in: view(.paging)).isPagingEnabled)
    }

    @Test func `scrolling to an item scrolls its section`() throws {
        let view = view(.continuous)
        view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        #expect(try scroller(in: view).contentOffset.x == 650)
        #expect(view.contentOffset == .zero)
    }

    @Test func `the handler sees the section's own offset`() throws {
        var offsets: [CGFloat] = []
        let size = Part.size(.absolute(200), .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
        let fixture = CollectionFixture([5])
        let view = fixture.compositional(section)
        view.layoutIfNeeded()
        try scroller(in: view).contentOffset.x = 120
        view.layoutIfNeeded()
        #expect(offsets.first == 0)
        #expect(offsets.last == 120)
    }

    @Test func `from right to left it starts at the right`() throws {
        let view = view(.continuous)
        let other = fixture.collection(view.collectionViewLayout)
        other.semanticContentAttribute = .forceRightToLeft
        other.layoutIfNeeded()
        #expect(try scroller(in: other).contentOffset.x == 760)
        #expect(other.frames(1) == [CGRect(x: 100, y: 5, width: 200, height: 100)])
    }
}
