import UIKit

@testable import TabAnimated

/// How an app gives a collection its data.
enum PlaceSource: CaseIterable {
    /// A data source of the app's.
    case ordinary
    /// Snapshots, of which none was applied yet.
    case snapshots
    /// Snapshots, of which one with empty sections was applied.
    case emptySections
}

/// A screen of a collection that is drawn as skeleton and as content.
@MainActor
struct PlaceScreen {
    let name: String
    /// The number of items that the content has in each section.
    let counts: [Int]
    var layout: @MainActor () -> UICollectionViewLayout
    let sections: @MainActor () -> [SectionAnimated]

    /// The class of the app's cell in a section.
    var cells: [UICollectionViewCell.Type]

    init(
        _ name: String, counts: [Int] = [60], cells: [UICollectionViewCell.Type] = [TileCell.self],
        sections: (@MainActor () -> [SectionAnimated])? = nil,
        layout: @escaping @MainActor () -> UICollectionViewLayout
    ) {
        self.name = name
        self.counts = counts
        self.cells = cells
        self.layout = layout
        self.sections = sections ?? { cells.map { SectionAnimated(cellClass: $0) } }
    }

    func cell(in section: Int) -> UICollectionViewCell.Type { cells[min(section, cells.count - 1)] }
}

/// The world that a screen is shown in.
struct PlaceWorld: CustomStringConvertible {
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var category = UIContentSizeCategory.large
    var size = CGSize(width: 390, height: 844)

    var description: String { "\(direction == .rightToLeft ? "rtl" : "ltr") \(category.rawValue)" }

    /// Both directions and three sizes of text; each with each where many rounds are asked for.
    static let all: [PlaceWorld] =
        Rounds.areMany
        ? [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge].map {
                PlaceWorld(direction: direction, category: $0)
            }
        }
        : [
            PlaceWorld(), PlaceWorld(direction: .rightToLeft, category: .extraSmall),
            PlaceWorld(direction: .rightToLeft, category: .accessibilityLarge),
        ]
}

/// One run of a screen: first its skeleton, then its content.
@MainActor
final class PlaceRun {
    let collection: UICollectionView
    private let screen: PlaceScreen
    private let source: PlaceSource
    private let app: PlaceApp
    private let window: UIWindow

    init(_ screen: PlaceScreen, _ source: PlaceSource, in world: PlaceWorld = PlaceWorld(), handsOver: Bool) {
        self.screen = screen
        self.source = source
        let system = HeadlessScreen.main.system
        HeadlessScreen.main.reset()
        HeadlessScreen.main.system = system
        HeadlessScreen.main.size = world.size
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.layoutDirection = world.direction
            $0.preferredContentSizeCategory = world.category
        }
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        SkeletonConfiguration.shared.animation = .still
        window = UIWindow(frame: CGRect(origin: .zero, size: world.size))
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        window.isHidden = false
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: screen.layout())
        app = PlaceApp(screen, source, of: collection)
        window.addSubview(collection)
        if source == .emptySections { app.apply(screen.counts.map { _ in 0 }) }
        HeadlessScreen.main.turn()
        collection.tabAnimated = CollectionAnimated(
            sections: screen.sections(), layout: handsOver ? screen.layout() : nil)
    }

    /// The frames of the skeleton's cells.
    func skeleton() -> [CGRect] {
        let offset = collection.contentOffset
        collection.startTabAnimation()
        if collection.contentOffset != offset { app.unknown.append("offset \(collection.contentOffset)") }
        let covers = collection.subviews.compactMap { $0 as? SkeletonOverlay }
        let tiles = covers.flatMap { cover in
            cover.tiles.filter { $0.production.className.hasSuffix("Cell") }.map {
                CGRect(origin: $0.origin, size: $0.production.size)
                    .offsetBy(dx: cover.frame.minX, dy: cover.frame.minY)
            }
        }
        return tiles
    }

    /// The frames of the real cells in sight.
    func content() -> [CGRect] {
        app.apply(screen.counts)
        collection.endTabAnimation(reloading: source == .ordinary)
        HeadlessScreen.main.turn()
        return inSight(collection.visibleCells.map { $0.convert($0.bounds, to: collection) })
    }

    /// What the app was asked for that it does not have.
    var unknown: [String] { app.unknown }

    /// Returns the frames that are in sight now, or in an area, from the top left corner.
    func inSight(_ frames: [CGRect], of area: CGRect? = nil) -> [CGRect] {
        frames.filter { $0.intersects(area ?? collection.visibleArea) }
            .sorted { ($0.minY.rounded(), $0.minX.rounded()) < ($1.minY.rounded(), $1.minX.rounded()) }
    }
}

/// An app that notes what it is asked for and does not have.
@MainActor
private final class PlaceApp: NSObject {
    private let screen: PlaceScreen
    private weak var collection: UICollectionView?
    private var snapshots: UICollectionViewDiffableDataSource<Int, Int>?
    private var counts: [Int]
    var unknown: [String] = []

    init(_ screen: PlaceScreen, _ source: PlaceSource, of collection: UICollectionView) {
        self.screen = screen
        self.collection = collection
        counts = source == .ordinary ? screen.counts.map { _ in 0 } : []
        super.init()
        for cell in screen.cells {
            collection.register(cell, forCellWithReuseIdentifier: String(describing: cell))
        }
        collection.delegate = self
        if source == .ordinary {
            collection.dataSource = self
        } else {
            snapshots = UICollectionViewDiffableDataSource(collectionView: collection) { [weak self] in
                self?.cell($0, $1, $2) ?? UICollectionViewCell(frame: .zero)
            }
            snapshots?.supplementaryViewProvider = { [weak self] in self?.view($0, $1, $2) }
        }
    }

    private func cell(_ collection: UICollectionView, _ path: IndexPath, _: Int) -> UICollectionViewCell {
        cell(collection, path)
    }

    func apply(_ counts: [Int]) {
        self.counts = counts
        guard let snapshots else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in counts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { section * 1_000 + $0 }, toSection: section)
        }
        snapshots.apply(snapshot, animatingDifferences: false)
    }

    private func cell(_ collection: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        check(path, "cell")
        let type = screen.cell(in: path.section)
        return collection.dequeueReusableCell(
            withReuseIdentifier: String(describing: type), for: path)
    }

    private func view(_ collection: UICollectionView, _ kind: String, _ path: IndexPath)
        -> UICollectionReusableView
    {
        if kind == "badge" { check(path, kind) } else { check(path.section, kind) }
        collection.register(
            TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        return collection.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: path)
    }

    private func check(_ path: IndexPath, _ question: String) {
        guard counts.indices.contains(path.section), path.item < counts[path.section] else {
            return unknown.append("\(question) \(path)")
        }
    }

    private func check(_ section: Int, _ question: String) {
        if !counts.indices.contains(section) { unknown.append("\(question) \(section)") }
    }
}

extension PlaceApp: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        check(section, "count")
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { view(collectionView, kind, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { check(indexPath, "willDisplay") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { if !(cell is any PlaceCell) { unknown.append("didEndDisplaying \(indexPath)") } }
}
