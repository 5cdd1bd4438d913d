import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Sizes of cells that stand for the app's", .serialized, .ownApp)
struct InlineSizeTests {
    private func screen(_ cell: CellAnimated) -> Screen<UICollectionView> {
        let screen = Screen(makeCollection(Sections([2, 0])))
        screen.content.tabAnimated = CollectionAnimated(
            sections: [1: SectionAnimated(cells: [cell])], presentation: .inline)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen
    }

    private func sizes(_ screen: Screen<UICollectionView>) -> [CGSize] {
        (0..<screen.content.numberOfItems(inSection: 1)).compactMap {
            screen.content.layoutAttributesForItem(at: IndexPath(item: $0, section: 1))?.size
        }
    }

    @Test func `items as wide as a collection follow it when it is turned`() {
        let screen = screen(CellAnimated(SampleItem.self, size: CGSize(width: 0, height: 60), count: 2))
        #expect(sizes(screen) == Array(repeating: CGSize(width: 320, height: 60), count: 2))
        screen.content.frame.size = CGSize(width: 480, height: 320)
        HeadlessScreen.main.turn()
        #expect(sizes(screen) == Array(repeating: CGSize(width: 480, height: 60), count: 2))
    }

    @Test func `the number of items stays when a collection is turned`() {
        let screen = screen(CellAnimated(SampleItem.self, size: CGSize(width: 0, height: 60)))
        let count = sizes(screen).count
        screen.content.frame.size = CGSize(width: 480, height: 320)
        HeadlessScreen.main.turn()
        #expect(sizes(screen) == Array(repeating: CGSize(width: 480, height: 60), count: count))
    }
}
