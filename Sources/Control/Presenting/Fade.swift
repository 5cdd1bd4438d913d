import TabCache
import TabProduction
import UIKit

/// Covers that leave after the end of what they covered, and everybody who waits until they are gone.
///
/// The transition holds it, so that the skeleton, its presenter and its planner may go before.
@MainActor
final class Fade {
    /// What the covers have covered.
    let parts: ListParts

    private(set) var isOver = false
    private var covers: [SkeletonOverlay] = []
    private var completions: [@MainActor () -> Void] = []

    init(of parts: ListParts) {
        self.parts = parts
    }

    /// Takes covers over, and frees what is behind them.
    func add(_ covers: [SkeletonOverlay]) {
        for cover in covers {
            cover.letThrough()
            if isOver { cover.leave() }
        }
        if !isOver { self.covers += covers }
    }

    /// Calls a closure when nothing is left, at once if that is so.
    func whenOver(_ completion: @escaping @MainActor () -> Void) {
        if isOver { completion() } else { completions.append(completion) }
    }

    /// Removes the covers of a view at the end of a transition, at once where it would not be seen.
    func run(_ transition: SkeletonTransition, over host: UIView?) {
        guard transition.duration > 0, host?.window != nil, !isOver else { return finish() }
        let covers = covers
        UIView.animate(withDuration: transition.duration) {
            covers.forEach { $0.alpha = 0 }
        } completion: { _ in
            self.finish()
        }
    }

    /// Removes the covers at once.
    func finish() {
        isOver = true
        let (covers, completions) = (covers, completions)
        (self.covers, self.completions) = ([], [])
        covers.forEach { $0.leave() }
        completions.forEach { $0() }
    }
}
