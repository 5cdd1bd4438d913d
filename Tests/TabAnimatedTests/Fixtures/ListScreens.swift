import UIKit

@testable import TabAnimated

/// Lists on screen with a model each; the app of the last one lives as long as the test, for lists do not keep it.
@MainActor
final class ListScreens {
    private var app: Sections?

    func table(
        _ model: TableAnimated, app: Sections? = nil, _ configure: (UITableView) -> Void = { _ in }
    ) -> Screen<UITableView> {
        self.app = app
        let screen = Screen(makeTable(app))
        configure(screen.content)
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = model
        return screen
    }

    func collection(
        _ model: CollectionAnimated, app: Sections? = nil,
        _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> Screen<UICollectionView> {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        configure(layout)
        self.app = app
        let screen = Screen(makeCollection(app, layout: layout))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = model
        return screen
    }
}
