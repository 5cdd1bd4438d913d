import Foundation

/// A list that collects changes, checks them against its data and makes them together.
@MainActor protocol UpdatingList: UIScrollView {
    static var vocabulary: ListVocabulary { get }
    var updates: CollectedUpdates { get set }
    var selectedPaths: [IndexPath] { get set }
    var backgroundView: UIView? { get }

    /// The counts that the list shows.
    func settledCounts() -> [Int]
    /// The counts that its data source gives now.
    func currentCounts() -> [Int]
    /// Moves what is shown to its new paths, and takes out what goes.
    func apply(_ update: ListUpdate)
    func layoutContent()
    func discardContent()
    /// The views of an update are on their way.
    func updateDidStart()
}

extension UpdatingList {
    /// How many views stand behind all others.
    var backmostCount: Int {
        [backgroundView, edgeEffects?.back].count { $0?.superview === self }
    }

    /// The time that items take to come, to go and to move.
    static var updateDuration: TimeInterval { 0.3 }

    /// Whether what comes and goes is seen to do so.
    var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled }

    func beginCollectingUpdates() {
        if updates.depth == 0 {
            // What waits for its layout is laid out first, before the app's changes.
            layoutIfNeeded()
            updates.countsBefore = settledCounts()
            updates.pending = ListUpdates()
        }
        updates.depth += 1
    }

    func update(_ change: (inout ListUpdates) -> Void) {
        beginCollectingUpdates()
        change(&updates.pending)
        commitUpdates(completion: nil)
    }

    func commitUpdates(completion: ((Bool) -> Void)?) {
        guard updates.depth > 0 else { return }
        updates.depth -= 1
        guard updates.depth == 0 else {
            completion?(true)
            return
        }
        let changes = updates.pending
        let new = currentCounts()
        if let reason = changes.inconsistency(from: updates.countsBefore, to: new, in: Self.vocabulary) {
            HeadlessException.raise(reason)
            return discardContent()
        }
        let update = ListUpdate(changes, from: updates.countsBefore, to: new)
        selectedPaths = selectedPaths.compactMap { update.items[$0] }
        apply(update)
        run(completion)
    }

    private func run(_ completion: ((Bool) -> Void)?) {
        let departures = updates.departures.filter { !$0.isFinished }
        UIView.animate(withDuration: Self.updateDuration) {
            self.layoutContent()
            departures.forEach { $0.leave() }
        } completion: { isFinished in
            departures.forEach { $0.finish() }
            self.updates.departures.removeAll(where: \.isFinished)
            completion?(isFinished)
        }
        updateDidStart()
    }

    /// What is on its way out goes at once.
    func finishDepartures() {
        let departures = updates.departures
        updates.departures = []
        departures.forEach { $0.finish() }
    }
}
