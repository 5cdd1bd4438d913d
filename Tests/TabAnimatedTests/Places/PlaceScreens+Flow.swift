import TabAnimated
import UIKit

extension PlaceScreens {
    /// Screens of flow layouts.
    static let flows = [
        flow("a flow of two columns") { $0.itemSize = CGSize(width: 180, height: 120) },
        flow("a flow with insets and spacing") {
            $0.itemSize = CGSize(width: 100, height: 140)
            $0.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 8)
            $0.minimumLineSpacing = 6
            $0.minimumInteritemSpacing = 14
        },
        flow("a flow of rows") { $0.itemSize = CGSize(width: 390, height: 66) },
        flow("a flow that scrolls sideways") {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 150, height: 200)
        },
        flow("a flow below a header") {
            $0.itemSize = CGSize(width: 120, height: 90)
            $0.headerReferenceSize = CGSize(width: 390, height: 48)
        },
        flow("sections of a flow", counts: [5, 60]) { $0.itemSize = CGSize(width: 90, height: 90) },
    ]

    private static func flow(
        _ name: String, counts: [Int] = [60],
        _ configure: @escaping @MainActor (UICollectionViewFlowLayout) -> Void
    ) -> PlaceScreen {
        PlaceScreen(
            name, counts: counts,
            sections: {
                counts.indices.map {
                    SectionAnimated(
                        cellClass: TileCell.self, count: $0 == counts.count - 1 ? nil : counts[$0])
                }
            }
        ) {
            let layout = UICollectionViewFlowLayout()
            configure(layout)
            return layout
        }
    }
}
