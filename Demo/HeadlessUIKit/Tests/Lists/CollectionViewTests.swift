import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CollectionViewTests {
    private let layout = UICollectionViewFlowLayout()
    private let fixture = CollectionFixture([20])
    private let view: UICollectionView

    init() {
        HeadlessClock.shared.reset()
        layout.itemSize = CGSize(width: 320, height: 90)
        view = fixture.collection(layout)
        view.layoutIfNeeded()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `only items in sight have cells`() {
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    }

    @Test func `the content size is the layout's`() {
        #expect(view.contentSize == CGSize(width: 320, height: 1990))
    }

    @Test func `a cell out of sight is used again`() {
        let first = view.cellForItem(at: path(0))
        fixture.events = []
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(fixture.events == ["end displaying 0-0", "cell 0-4", "will display 0-4"])
        #expect(view.cellForItem(at: path(4)) === first)
    }

    @Test func `a tap selects in the documented order`() {
        fixture.events = []
        HeadlessFinger(on: view).tap(at: path(1))
        #expect(
            fixture.events == [
                "should highlight 0-1", "highlight 0-1", "should select 0-1", "select 0-1", "unhighlight 0-1",
            ])
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }

    @Test func `another tap deselects the first item`() {
        HeadlessFinger(on: view).tap(at: path(1))
        fixture.events = []
        HeadlessFinger(on: view).tap(at: path(2))
        #expect(
            fixture.events.filter { $0.contains("elect") } == [
                "should select 0-2", "deselect 0-1", "select 0-2",
            ])
        #expect(view.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test func `an inserted item keeps the cells of the others`() {
        let first = view.cellForItem(at: path(0))
        fixture.counts = [21]
        view.insertItems(at: [path(0)])
        #expect(view.cellForItem(at: path(1)) === first)
        #expect(first?.frame.minY == 100)
    }

    @Test func `a count that does not follow is an error`() {
        let reasons = exceptions {
            fixture.counts = [20]
            view.deleteItems(at: [path(0)])
        }
        #expect(
            reasons == [
                "Invalid update: invalid number of items in section 0. The number of items contained in an "
                    + "existing section after the update (20) must be equal to the number of items "
                    + "contained in "
                    + "that section before the update (20), plus or minus the number of items inserted "
                    + "or deleted "
                    + "from that section (0 inserted, 1 deleted) and plus or minus the number of items "
                    + "moved into "
                    + "or out of that section (0 moved in, 0 moved out)."
            ])
    }

    @Test func `scrolling to an item brings it to the bottom`() {
        view.scrollToItem(at: path(9), at: .bottom, animated: false)
        #expect(view.contentOffset.y == 590)
    }

    @Test func `a point finds its item`() {
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 195)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 205)) == path(2))
    }

    @Test func `an unknown identifier is an error`() {
        let reasons = exceptions {
            _ = view.dequeueReusableCell(withReuseIdentifier: "unknown", for: path(0))
        }
        #expect(reasons.count == 1)
    }

    @Test func `reloading asks for everything again`() {
        fixture.counts = [1]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [path(0)])
        #expect(view.contentSize.height == 90)
    }

    @Test func `a new layout places the same cells`() {
        let cell = view.cellForItem(at: path(1))
        let wide = UICollectionViewFlowLayout()
        wide.itemSize = CGSize(width: 150, height: 100)
        view.setCollectionViewLayout(wide, animated: false)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path(1)) === cell)
        #expect(cell?.frame == CGRect(x: 170, y: 0, width: 150, height: 100))
    }

    @Test func `copies of attributes are equal and apart`() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy == attributes)
        copy.alpha = 0.5
        #expect(copy != attributes)
    }

    @Test func `cells take what the attributes say`() {
        let cell = UICollectionViewCell(frame: .zero)
        #expect(cell.contentView.superview === cell)
        #expect(view.visibleCells.first?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    }
}
