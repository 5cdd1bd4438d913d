import UIKit

extension Probe {
    static var lists: [Probe] { updates + listAnswers + listObservations + listFigures + directions }

    private static var directions: [Probe] {
        [
            directionProbe(
                "flowDirection", "Where a plain flow layout that scrolls sideways begins from right to left.",
                layout: UICollectionViewFlowLayout()),
            directionProbe(
                "flippedDirection", "Where a flow layout that flips begins from right to left.",
                layout: FlippingLayout()),
        ]
    }

    private static func directionProbe(
        _ name: String, _ belief: String,
        layout: @autoclosure @escaping @MainActor () -> UICollectionViewFlowLayout
    ) -> Probe {
        Probe(name, belief, otherwise: "nothing: edges are where the first and the last item are.") { stage in
            let rows = ProbeRows()
            let flow = layout()
            flow.scrollDirection = .horizontal
            flow.itemSize = CGSize(width: 150, height: 100)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: flow)
            collection.semanticContentAttribute = .forceRightToLeft
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = rows
            await stage.show(collection)
            let first = collection.layoutAttributesForItem(at: [0, 0])?.frame.minX ?? -1
            let cell = collection.visibleCells.first.map { collection.convert($0.frame, to: nil).minX } ?? -1
            withExtendedLifetime(rows) {}
            return .seen(
                "first item at \(first) of \(collection.contentSize.width), offset \(collection.contentOffset.x), "
                    + "a cell in sight at \(cell) of the window, transform \(collection.transform.a)")
        }
    }

    private static var updates: [Probe] {
        [
            Probe(
                "tableBatchLayout",
                "A table that needs layout may be laid out before the updates of a batch.",
                otherwise: "nothing: what waits for a layout is done in either order."
            ) { stage in
                let table = ProbeRows().makeTable()
                await stage.show(table)
                table.setNeedsLayout()
                let before = table.layouts
                var within = before
                table.performBatchUpdates { within = table.layouts }
                return .seen(within > before ? "laid out before" : "not laid out before")
            },
            Probe(
                "collectionBatchLayout",
                "A collection that needs layout may be laid out before the updates of a batch.",
                otherwise: "nothing: what waits for a layout is done in either order."
            ) { stage in
                let rows = ProbeRows()
                let collection = CountingCollection(
                    frame: stage.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                collection.dataSource = rows
                await stage.show(collection)
                collection.setNeedsLayout()
                let before = collection.layouts
                var within = before
                collection.performBatchUpdates { within = collection.layouts }
                withExtendedLifetime(rows) {}
                return .seen(within > before ? "laid out before" : "not laid out before")
            },
            Probe(
                "uncommittedUpdates", "Whether a table says that it has uncommitted updates within a batch.",
                otherwise: "nothing: it is not asked."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                var isUncommitted = false
                table.performBatchUpdates { isUncommitted = table.hasUncommittedUpdates }
                return .seen("\(isUncommitted)")
            },
            Probe(
                "endOfDisplay", "A reload may end the display of rows at once or with the next layout.",
                otherwise: "nothing: both are waited for."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                rows.count = 0
                table.reloadData()
                let atOnce = rows.endedDisplays
                await stage.settle()
                return .seen("\(atOnce) at once, \(rows.endedDisplays) in the end")
            },
        ]
    }

    private static var listAnswers: [Probe] {
        [
            Probe(
                "reloadAsks", "A reload asks the data source for numbers at once or with the next layout.",
                otherwise: "nothing: numbers are read after the layout."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                rows.questions = 0
                table.reloadData()
                return .seen("\(rows.questions) questions before the layout")
            },
            Probe(
                "unknownIdentifier", "A table has no cell for an identifier that it does not know.",
                otherwise: "a prototype by identifier may end the app."
            ) { _ in
                let table = UITableView()
                return .expect(table.dequeueReusableCell(withIdentifier: "none") == nil, found: "a cell")
            },
            Probe(
                "addedView", "A view that is added to a table stays there through reloads.",
                otherwise: "the cover of a table goes with its first reload."
            ) { stage in
                let rows = ProbeRows()
                let (table, view) = (rows.makeTable(), UIView())
                await stage.show(table)
                table.addSubview(view)
                table.reloadData()
                await stage.settle()
                return .expect(view.superview === table, found: "it is gone")
            },
            Probe(
                "visibleRows", "Visible rows come in their order.",
                otherwise: "the rows to come may be like another than the last."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                let paths = table.indexPathsForVisibleRows ?? []
                return .expect(paths.count == 3 && paths == paths.sorted(), found: "\(paths)")
            },
        ]
    }

    private static var listObservations: [Probe] {
        [
            Probe(
                "offsetObserved", "The offset of a scroll view can be observed.",
                otherwise: "covers do not follow and refreshers do not open."
            ) { stage in
                let view = UIScrollView()
                view.contentSize = CGSize(width: 320, height: 2_000)
                await stage.show(view)
                let changes = ChangeCounter()
                let observation = view.observe(\.contentOffset) { _, _ in changes.add() }
                // UIKit moves it, as it does below a finger.
                view.scrollRectToVisible(CGRect(x: 0, y: 1_900, width: 320, height: 100), animated: true)
                await stage.settle()
                return withExtendedLifetime(observation) { .expect(changes.count > 0, found: "no change") }
            },
            Probe(
                "contentSizeObserved", "The content size of a table can be observed.",
                otherwise: "covers do not follow rows that come."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                let changes = ChangeCounter()
                let observation = table.observe(\.contentSize) { _, _ in changes.add() }
                rows.count = 9
                table.reloadData()
                await stage.settle()
                return withExtendedLifetime(observation) { .expect(changes.count > 0, found: "no change") }
            },
            Probe(
                "equalContentSize",
                "Whether a table tells of the size of its content where a change keeps it.",
                otherwise: "nothing: what is below covers of parts is looked at in each turn."
            ) { stage in
                let rows = ProbeRows()
                let table = rows.makeTable()
                await stage.show(table)
                let changes = ChangeCounter()
                let observation = table.observe(\.contentSize) { _, _ in changes.add() }
                table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
                await stage.settle()
                let moves = changes.count
                table.reloadData()
                await stage.settle()
                return withExtendedLifetime(observation) {
                    .seen("\(moves) times in a move, \(changes.count - moves) in a reload")
                }
            },
        ]
    }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
