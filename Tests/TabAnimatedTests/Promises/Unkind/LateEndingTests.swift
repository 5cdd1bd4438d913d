import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// A layout that is asked where cells would be shows cells of ours for an instant; the delegate of the app hears of its own.
@MainActor
@Suite("Cells that go with the next layout", .serialized, .ownApp)
struct LateEndingTests {
    @Test(arguments: [false, true])
    func `the delegate hears that its cells have gone, and of none that is not its own`(isUnkind: Bool) {
        let app = EndingApp()
        let flow = LeadingFlow()
        // A layout that waits for the sizes of cells lays the list out before it answers.
        flow.estimatedItemSize = CGSize(width: 100, height: 50)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
        collection.register(SampleItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = app
        collection.delegate = app
        let screen = Screen(collection)
        HeadlessScreen.isUnkind = isUnkind
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        app.ended = []

        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()

        #expect(app.ended.allSatisfy { $0 == "SampleItem" })
        #expect(app.ended.count == app.asked)
    }
}

/// An app with three items that writes down the classes of cells that have gone.
private final class EndingApp: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var ended: [String] = []
    /// The number of items that it was asked for since the list was first shown.
    var asked: Int { max(0, questions - 3) }
    private var questions = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        questions += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        ended.append(String(describing: type(of: cell)))
    }
}
