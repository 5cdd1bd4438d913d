import UIKit

extension Probe {
    static var unshownWindows: [Probe] {
        [
            Probe(
                "layoutOfOldTable",
                "A table whose data has become less asks for rows that are gone when it is laid out.",
                otherwise: "nothing: such a table is not laid out."
            ) { stage in
                let rows = ProbeRows()
                rows.count = 40
                let table = rows.makeTable()
                await stage.show(table)
                table.contentOffset.y = 900
                await stage.settle()
                let before = rows.cells
                rows.count = 0
                table.contentOffset.y = 0
                table.layoutIfNeeded()
                return .seen("\(rows.cells - before) rows")
            },
            Probe(
                "visibleRowsLayOut",
                "A table that needs a layout makes rows when it is asked which are in sight.",
                otherwise: "nothing: such a table is not asked where its data has become less."
            ) { stage in
                let rows = ProbeRows()
                rows.count = 40
                let table = rows.makeTable()
                await stage.show(table)
                table.contentOffset.y = 900
                let before = rows.cells
                _ = table.indexPathsForVisibleRows
                return .seen("\(rows.cells - before) rows")
            },
            Probe(
                "rowInUnshownWindow", "A row stands in a window that is never shown as in one that is.",
                otherwise: "shapes of rows do not heed the safe area or the readable width."
            ) { stage in
                let controller = UIViewController()
                controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
                await stage.show(controller.view)
                let tables = [ProbeRows().makeTable(), ProbeRows().makeTable()]
                for table in tables { table.cellLayoutMarginsFollowReadableWidth = true }
                controller.view.addSubview(tables[0])
                await stage.settle()
                let house = UnshownWindow(like: controller.view)
                house.show(tables[1], safeArea: tables[0].safeAreaInsets)
                let places = tables.map(place)
                return .expect(places[0] == places[1], found: "\(places[0]) shown, \(places[1]) never shown")
            },
            Probe(
                "scenelessWindow", "A window without a scene gives a list the insets of its controller.",
                otherwise: "nothing on systems that give every app a scene."
            ) { _ in
                let table = ProbeRows().makeTable()
                let house = UnshownWindow(like: nil)
                house.show(table, safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30))
                return .seen("\(place(of: table)), scale \(table.traitCollection.displayScale)")
            },
        ]
    }

    /// Where the content of the first row is, from the left to the right.
    @MainActor
    private static func place(of table: UITableView) -> String {
        guard let row = table.visibleCells.first else { return "no row" }
        let (content, margins) = (row.contentView.frame, row.contentView.layoutMargins)
        return "\(content.minX) to \(content.maxX) of \(row.bounds.width), "
            + "margins \(margins.left) and \(margins.right)"
    }
}

/// A window that is never shown, with one list in it.
@MainActor
private final class UnshownWindow {
    private let window: UIWindow
    private let controller = UIViewController()

    init(like view: UIView?) {
        let scene = view?.window?.windowScene
        window = scene.map(UIWindow.init) ?? UIWindow(frame: .zero)
    }

    /// Lays out a list with a safe area.
    func show(_ list: UIView, safeArea: UIEdgeInsets) {
        window.frame = CGRect(origin: .zero, size: list.bounds.size)
        window.rootViewController = controller
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        controller.view.addSubview(list)
        let own = controller.view.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: safeArea.top - own.top, left: safeArea.left - own.left, bottom: safeArea.bottom - own.bottom,
            right: safeArea.right - own.right)
        list.layoutIfNeeded()
    }
}
