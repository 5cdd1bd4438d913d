import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CollectionMovementTests {
    private let fixture = MovableItems()

    private func collection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = fixture
        view.layoutIfNeeded()
        return view
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `an item follows the hand and changes place when it is let go`() throws {
        let view = collection()
        let cell = try #require(view.cellForItem(at: path(0)))
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        #expect(cell.configurationState.isReordering)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 120))
        #expect(cell.center == CGPoint(x: 160, y: 120))
        #expect(fixture.events == [])
        view.endInteractiveMovement()
        #expect(fixture.events == ["move 0 2"])
        #expect(view.cellForItem(at: path(2)) === cell)
        #expect(!cell.configurationState.isReordering)
    }

    @Test func `a movement that is cancelled changes nothing`() throws {
        let view = collection()
        let cell = try #require(view.cellForItem(at: path(0)))
        _ = view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 120))
        view.cancelInteractiveMovement()
        view.layoutIfNeeded()
        #expect(fixture.events == [])
        #expect(cell.center == CGPoint(x: 160, y: 25))
    }

    @Test func `an item that may not move does not begin to`() {
        fixture.fixedItems = [0]
        #expect(!collection().beginInteractiveMovementForItem(at: path(0)))
    }

    @Test func `a long press moves an item of a collection view controller`() {
        let controller = MovableController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        controller.view.layoutIfNeeded()
        let finger = HeadlessFinger(on: controller.collectionView)
        finger.move(from: path(0), to: path(1))
        #expect(controller.moves == 1)
        controller.installsStandardGestureForInteractiveMovement = false
        finger.move(from: path(0), to: path(1))
        #expect(controller.moves == 1)
    }

    @Test func `an item without handle or long press does not move`() {
        HeadlessFinger(on: collection()).move(from: path(0), to: path(1))
        #expect(fixture.events == [])
    }
}

@MainActor private final class MovableItems: NSObject, UICollectionViewDataSource {
    var fixedItems: Set<Int> = []
    var events: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixedItems.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        events.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    }
}

private final class MovableController: UICollectionViewController {
    var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves += 1
    }
}
