import UIKit

/// A collection in the way of TABAnimated: as a table.
@MainActor
final class TABAnimatedCollection: NSObject, KeepingPeer, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private weak var collection: UICollectionView?
    private let classes: [UICollectionViewCell.Type]
    private let counts: [Int]
    private let cells: TABAnimatedCells
    private weak var original: (any UICollectionViewDataSource)?
    private var isRunning = false

    var kept: [String: TABAnimatedWay.Skeleton] { cells.kept }

    /// Creates the way for a collection.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - classes: The classes of cells, each of which has a section.
    ///   - counts: The numbers of items of the sections.
    ///   - kept: What an earlier start has kept.
    init(
        _ collection: UICollectionView, classes: [UICollectionViewCell.Type], counts: [Int],
        kept: [String: TABAnimatedWay.Skeleton]
    ) {
        self.collection = collection
        self.classes = classes
        self.counts = counts
        cells = TABAnimatedCells(kept: kept)
    }

    func show() {
        guard let collection else { return }
        for kind in classes {
            collection.register(kind, forCellWithReuseIdentifier: "tab_\(kind)")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tab_contain_\(kind)")
        }
        original = collection.dataSource
        isRunning = true
        collection.dataSource = self
        collection.delegate = self
        collection.addSubview(TABAnimatedCells.makeSentry())
        collection.reloadData()
        HeadlessScreen.main.turn()
        cells.finishBatch()
    }

    /// Ends the skeleton; the library stays between the collection and its data.
    func hide() {
        isRunning = false
        collection?.reloadData()
        HeadlessScreen.main.turn()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        isRunning ? classes.count : original?.numberOfSections(in: collectionView) ?? 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        isRunning
            ? counts[section] : original?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard isRunning else {
            return original?.collectionView(collectionView, cellForItemAt: indexPath)
                ?? UICollectionViewCell()
        }
        let name = "\(classes[indexPath.section])"
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: cells.identifier(of: name), for: indexPath)
        cells.cover(cell, of: name)
        return cell
    }
}
