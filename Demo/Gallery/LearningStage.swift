public import DemoScenes
import TabAnimated
public import TabAnimatedTesting
public import UIKit

/// Opens a scene twice, with models that remember, and compares each skeleton with the content that takes its place.
@MainActor
public struct LearningStage {
    private let scene: DemoScene

    /// Whether the adjustments of the scene are made.
    private let adjusts: Bool

    /// The direction in which the device reads.
    var direction = DemoDirection.ltr

    /// Creates a stage for a scene.
    ///
    /// - Parameter adjusts: Whether the adjustments of the scene are made; without them a skeleton is what was found.
    public init(_ scene: DemoScene, adjusts: Bool = false) {
        self.scene = scene
        self.adjusts = adjusts
    }

    /// What was compared in one visit.
    public struct Visit {
        /// For each cell, header or view that has a skeleton, how far this is off.
        public internal(set) var drifts: [SkeletonDrift] = []

        /// How far each of them stands from where its skeleton was, in points.
        public internal(set) var moves: [CGFloat] = []

        /// The mean distance, in points, of all shapes that have content.
        public var meanShift: CGFloat { Self.mean(drifts.flatMap(\.pairs).map(\.shift)) }

        /// The largest distance of a shape, in points.
        public var worstShift: CGFloat { drifts.map(\.worstShift).max() ?? 0 }

        /// The mean distance of cells, headers and views, in points.
        public var meanMove: CGFloat { Self.mean(moves) }

        /// The number of shapes without content, and of content without a shape.
        public var unmatched: Int { drifts.reduce(0) { $0 + $1.missing.count + $1.extra.count } }

        private static func mean(_ numbers: [CGFloat]) -> CGFloat {
            numbers.isEmpty ? 0 : numbers.reduce(0, +) / CGFloat(numbers.count)
        }
    }

    /// Opens the scene and waits for its content, then leaves it and does the same again.
    public func visits() -> (first: Visit, second: Visit) {
        forget()
        return (visit(), visit())
    }

    /// Opens the scene so many times, and returns what the skeleton of each visit shows.
    func skeletons(visits: Int) -> [[Production]] {
        forget()
        return (1...visits).map { number in
            let (screen, window) = open()
            defer { close(window) }
            let shown = shownTiles(in: window).map(\.production)
            if number < visits { HeadlessScreen.main.advance(by: (screen.answerTimes.last ?? 0) + 3) }
            return shown
        }
    }

    private func forget() {
        _ = SceneStage(scene: scene, producer: Producer())
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
    }

    /// Opens the scene, which begins to load.
    private func open() -> (screen: any LoadingScreen, window: UIWindow) {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = SceneStage.size
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.layoutDirection = direction.layoutDirection
        }
        let screen = scene.makeScreen()
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStage.size))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        if !adjusts { SkeletonConfiguration.shared.removeAdjustments() }
        for model in screen.coveredViews.compactMap(\.tabAnimated) {
            model.remembersContent = true
            model.animation = .still
            if !adjusts { model.removeAdjustments() }
        }
        screen.load()
        HeadlessScreen.main.turn()
        return (screen, window)
    }

    private func close(_ window: UIWindow) {
        window.isHidden = true
        HeadlessScreen.main.reset()
    }

    private func visit() -> Visit {
        let (screen, window) = open()
        defer { close(window) }
        var placed = shownTiles(in: window)
        HeadlessScreen.main.advance(by: (screen.answerTimes.last ?? 0) + 3)
        var visit = Visit()
        for covered in screen.coveredViews {
            let options = covered.tabAnimated?.mapping ?? MappingOptions()
            for view in Self.content(of: covered) {
                compare(view, with: &placed, options: options, into: &visit)
            }
        }
        return visit
    }

    /// Something that a skeleton shows, and where in the window.
    private struct Shown {
        let production: Production
        let origin: CGPoint
    }

    private func shownTiles(in view: UIView) -> [Shown] {
        if view.isHidden || view.alpha < 0.01 { return [] }
        guard let cover = view as? SkeletonOverlay else { return view.subviews.flatMap(shownTiles) }
        return cover.tiles.map { Shown(production: $0.production, origin: cover.convert($0.origin, to: nil)) }
    }

    /// The cells and headers in sight of a list, or else the view.
    private static func content(of view: UIView) -> [UIView] {
        switch view {
        case let table as UITableView:
            let sections = Set((table.indexPathsForVisibleRows ?? []).map(\.section)).sorted()
            return table.visibleCells + sections.compactMap { table.headerView(forSection: $0) }
        case let collection as UICollectionView:
            let kind = UICollectionView.elementKindSectionHeader
            return collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
                + collection.visibleSupplementaryViews(ofKind: kind)
        default: return [view]
        }
    }

    private func compare(
        _ view: UIView, with placed: inout [Shown], options: MappingOptions, into visit: inout Visit
    ) {
        let origin = view.convert(view.bounds.origin, to: nil)
        let name = String(describing: type(of: view))
        let nearest = placed.indices.filter { placed[$0].production.className == name }
            .min { distance(placed[$0].origin, origin) < distance(placed[$1].origin, origin) }
        guard let nearest else { return }
        let shown = placed.remove(at: nearest)
        visit.drifts.append(SkeletonDrift.measure(view, against: shown.production, options: options))
        visit.moves.append(distance(shown.origin, origin))
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        abs(one.x - other.x) + abs(one.y - other.y)
    }
}
