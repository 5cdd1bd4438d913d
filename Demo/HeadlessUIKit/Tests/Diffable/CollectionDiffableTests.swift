import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CollectionDiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, String>
    private let log = Log()

    /// What the cells were asked to show.
    @MainActor private final class Log {
        var shown: [String] = []
    }

    init() {
        HeadlessClock.shared.reset()
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: Part.rows()))
        let log = log
        let registration = UICollectionView.CellRegistration<TallCell, String> { cell, _, item in
            log.shown.append(item)
            cell.accessibilityLabel = item
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = Snapshot()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    private func labels() -> [String] {
        view.visibleCells.compactMap(\.accessibilityLabel)
    }

    private func apply(_ change: (inout Snapshot) -> Void) {
        var snapshot = source.snapshot()
        change(&snapshot)
        log.shown = []
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    @Test func `it is the data source and shows the items`() {
        #expect(view.dataSource === source)
        #expect(labels() == ["a", "b", "c", "d"])
        #expect(view.visibleCells.allSatisfy { $0 is TallCell })
    }

    @Test func `identifiers and paths belong together`() {
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
        #expect(source.indexPath(for: "d") == IndexPath(item: 0, section: 1))
        #expect(source.sectionIdentifier(for: 1) == 1)
        #expect(source.index(for: 1) == 1)
        #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    }

    @Test func `cells that stay are kept`() {
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        apply { $0.deleteItems(["a"]) }
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(log.shown.isEmpty)
        #expect(labels() == ["b", "c", "d"])
    }

    @Test func `only new items are asked for`() {
        apply { $0.insertItems(["x"], afterItem: "a") }
        #expect(log.shown == ["x"])
        #expect(labels() == ["a", "x", "b", "c", "d"])
    }

    @Test func `a moved item takes its cell along`() {
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        apply { $0.moveItem("a", afterItem: "d") }
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
        #expect(labels() == ["b", "c", "d", "a"])
    }

    @Test func `a moved section takes its cells along`() {
        apply { $0.moveSection(1, beforeSection: 0) }
        #expect(labels() == ["d", "a", "b", "c"])
        #expect(log.shown.isEmpty)
    }

    @Test func `everything at once`() {
        apply {
            $0.deleteSections([1])
            $0.appendSections([2, 3])
            $0.appendItems(["d", "e"], toSection: 3)
            $0.appendItems(["c"], toSection: 2)
            $0.moveItem("b", beforeItem: "a")
        }
        #expect(labels() == ["b", "a", "c", "d", "e"])
    }

    @Test func `a reload asks for the item again`() {
        apply { $0.reloadItems(["b"]) }
        #expect(log.shown == ["b"])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test func `reconfiguring keeps the cell`() {
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        apply { $0.reconfigureItems(["b"]) }
        #expect(log.shown == ["b"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    }

    @Test func `reloading data asks for all`() {
        log.shown = []
        source.applySnapshotUsingReloadData(source.snapshot())
        view.layoutIfNeeded()
        #expect(log.shown == ["a", "b", "c", "d"])
    }

    @Test func `the completion comes after the animation`() {
        HeadlessScreen.main.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window.isHidden = false
        window.addSubview(view)
        var isDone = false
        var snapshot = source.snapshot()
        snapshot.deleteItems(["a"])
        source.apply(snapshot) { isDone = true }
        #expect(!isDone)
        HeadlessScreen.main.advance(by: 1)
        #expect(isDone)
    }

    @Test func `supplementary views come from their provider`() {
        let section = Part.rows()
        section.boundarySupplementaryItems = [Part.header()]
        var kinds: [String] = []
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, kind, path in kinds.append("\(kind) \(path.section)") }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        view.layoutIfNeeded()
        #expect(
            kinds == ["UICollectionElementKindSectionHeader 0", "UICollectionElementKindSectionHeader 1"])
    }

    @Test func `an outline shows its open parents' children`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["p", "q"])
        outline.append(["r"], to: "p")
        outline.expand(["p"])
        source.apply(outline, to: 1, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(labels() == ["a", "b", "c", "p", "r", "q"])
        #expect(source.snapshot(for: 1).level(of: "r") == 1)
    }

    @Test func `a tap on an outline header opens and closes it`() {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [
                .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["p", "q"])
        outline.append(["r"], to: "p")
        source.apply(outline, to: 0, animatingDifferences: false)
        list.layoutIfNeeded()
        let finger = HeadlessFinger(on: list)
        finger.tap(at: IndexPath(item: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["p", "r", "q"])
        finger.tap(at: IndexPath(item: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["p", "q"])
    }
}
