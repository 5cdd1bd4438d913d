import UIKit

/// What tables and collections in the way of TABAnimated have in common: what is kept of classes of cells, and cells that wait.
@MainActor
final class TABAnimatedCells {
    /// What was kept, by the names of the classes.
    private(set) var kept: [String: TABAnimatedWay.Skeleton]
    private var waiting: [UIView] = []

    init(kept: [String: TABAnimatedWay.Skeleton]) {
        self.kept = kept
    }

    /// The identifier of cells of a class: bare ones if something was kept of it.
    func identifier(of name: String) -> String { kept[name] == nil ? "tab_\(name)" : "tab_contain_\(name)" }

    /// Shows what was kept of a class over a cell, or puts the cell in line.
    func cover(_ cell: UIView, of name: String) {
        guard let skeleton = kept[name] else {
            TABAnimatedWay.enqueue(cell, hides: true)
            return waiting.append(cell)
        }
        skeleton.copied().bind(to: cell)
    }

    /// The next turn: every cell is walked, then all are shown.
    func finishBatch() {
        let skeletons = waiting.map(TABAnimatedWay.produce)
        for (cell, skeleton) in zip(waiting, skeletons) {
            skeleton.bind(to: cell)
            kept["\(type(of: cell))"] = kept["\(type(of: cell))"] ?? skeleton.copied()
        }
        waiting = []
        HeadlessScreen.main.turn()
    }

    /// The view by which the library hears of a change of appearance.
    static func makeSentry() -> UIView {
        let sentry = UIView(frame: CGRect(x: 0, y: 0, width: 0.1, height: 0.1))
        sentry.backgroundColor = .clear
        return sentry
    }
}
