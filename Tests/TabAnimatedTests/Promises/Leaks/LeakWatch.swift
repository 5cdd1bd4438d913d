import TestDevice
import UIKit

@testable import TabAnimated

/// Counts the objects of the framework while a skeleton comes and goes.
@MainActor
final class LeakWatch {
    /// What a view keeps for as long as it has a model, and what a window and a process keep for good.
    private static let stays: Set = [
        "Attachment", "StateStreams", "ViewAnimated", "TableAnimated", "CollectionAnimated",
        "Producer", "ProductionLibrary", "Box<Attachment>", "Box<ViewAnimated>", "Box<NestedSkeletonAnswer>",
        "Box<Dictionary<Conditions, TableRow>>", "FactsBox",
    ]

    private let counts: Bool
    private var live = LiveObjects(of: [
        "TabAnimated", "TabAnimatedRefreshing", "TabProduction", "TabDecoration",
    ])
    private(set) var most = 0
    private(set) var leftAfterEnd: [String] = []

    /// Creates a watch.
    ///
    /// - Parameter counts: Whether objects are counted; a watch that does not count takes no time.
    init(counts: Bool = true) {
        self.counts = counts
    }

    /// Lets nothing be announced where memory is measured: Foundation on Linux never frees an attributed string.
    func silence() {
        guard !counts else { return }
        SkeletonConfiguration.shared.accessibilityLabel = ""
        SkeletonConfiguration.shared.accessibilityEndLabel = ""
    }

    /// Finds the objects of the framework that can be reached from a window.
    func look(at window: UIWindow) {
        guard counts else { return }
        live.look(from: window)
        most = max(most, left.count)
    }

    /// Lets the run loop turn after an end, and notes what is left of the skeleton.
    func end() {
        HeadlessScreen.main.turn()
        leftAfterEnd = left
    }

    /// The objects that are alive without a reason.
    var left: [String] { live.names.filter { !Self.stays.contains($0) } }
}
