import TabAnimated
import UIKit

/// Reads what ten rows in sight look like, one of each height, as a list does once when its loading ends.
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
                        _ = Self.learned(in: stage.table)
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
        _ = learned(in: stage.table)
        stage.close()
    }

    private static func filledStage() -> BenchTable {
        let stage = BenchTable(ListLook())
        stage.count = ListLook.rowsInSight
        return stage
    }

    /// What is learned of the rows, which are all of one height.
    private static func learned(in table: UITableView) -> Production? {
        let cells = table.visibleCells
        guard !cells.isEmpty else { return nil }
        let cell = cells[cells.count / 2]
        let request = ProductionRequest(
            subject: .prototype(CellAnimated(BenchCell.self)), owner: "Bench", size: cell.bounds.size,
            traits: table.traitCollection, layoutDirection: .leftToRight)
        return Production(learnedFrom: cell, like: request, numberedAs: nil)
    }
}
