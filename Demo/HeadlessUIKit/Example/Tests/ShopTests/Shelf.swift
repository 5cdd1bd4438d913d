import UIKit

@testable import Shop

/// A list of items on a phone.
@MainActor
struct Shelf {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let list: PriceListController

    init(_ items: [Item]) {
        HeadlessScreen.main.reset()
        list = PriceListController(items: items)
        window.rootViewController = list
        window.isHidden = false
        HeadlessScreen.main.turn()
    }

    func cell(_ row: Int) -> PriceCell? {
        list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PriceCell
    }
}
