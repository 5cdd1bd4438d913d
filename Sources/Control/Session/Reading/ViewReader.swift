import TabProduction
import UIKit

/// Reads a view where it stands.
@MainActor
final class ViewReader: ContentReading {
    private let planner: ViewPlanner

    init(of planner: ViewPlanner) {
        self.planner = planner
    }

    var view: UIView? { planner.host }

    var remembersContent: Bool { ResolvedStyle(of: planner.model).remembersContent }

    func readContent(whileLaidOut isLaidOut: Bool) -> Bool {
        guard let view, view.isAtStart, !(isLaidOut && view.awaitsLayout) else { return false }
        let request = ProductionRequest(.view(view), size: view.bounds.size, of: planner.model, in: view)
        let place = RememberedShapes.Place(section: 0, item: 0)
        guard let shapes = RememberedShapes(of: [(view, place)], like: request, numberedAs: planner.base)
        else {
            return false
        }
        if shapes != ContentMemory.shapes(for: request, in: view) {
            ContentMemory.store(shapes, for: request, in: view)
        }
        return true
    }
}
