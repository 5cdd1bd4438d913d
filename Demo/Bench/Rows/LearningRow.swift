import TabAnimated
import UIKit

/// Reads what ten rows in sight look like, as a list does once when its loading ends.
@MainActor
struct LearningRow {
    /// How much of what the list needs for its rows reading them may take.
    private static let aim = 0.05

    private static let reading = "reading them"
    private static let rows = "making and laying them out"

    var row: BenchRow {
        BenchRow(
            name: "learning, ten rows in sight",
            ways: [
                BenchWay(name: Self.reading) {
                    let stage = Self.filledStage()
                    stage.reloadData()
                    HeadlessScreen.main.turn()
                    return BenchWay.Round {
                        _ = Self.shapes(in: stage.table)
                    } finish: {
                        stage.close()
                    }
                },
                BenchWay(name: Self.rows) {
                    let stage = Self.filledStage()
                    return BenchWay.Round {
                        stage.reloadData()
                        HeadlessScreen.main.turn()
                    } finish: {
                        stage.close()
                    }
                },
            ],
            ratios: [.cost(Self.reading, of: Self.rows, atMost: Self.aim)],
            setUp: Self.learnClasses)
    }

    /// What is known of a class is read once per process, and not with the rows.
    private static func learnClasses() {
        let stage = filledStage()
        stage.reloadData()
        HeadlessScreen.main.turn()
        _ = shapes(in: stage.table)
        stage.close()
    }

    private static func filledStage() -> BenchTable {
        let stage = BenchTable(ListLook())
        stage.count = ListLook.rowsInSight
        return stage
    }

    private static func shapes(in table: UITableView) -> RememberedShapes? {
        let request = ProductionRequest(
            subject: .prototype(Prototype(BenchCell.self)), owner: "Bench",
            size: CGSize(width: table.bounds.width, height: 0), traits: table.traitCollection,
            layoutDirection: .leftToRight)
        let cells = table.visibleCells.enumerated().map { index, cell in
            (view: cell as UIView, place: RememberedShapes.Place(section: 0, item: index))
        }
        return RememberedShapes(of: cells, like: request)
    }
}
