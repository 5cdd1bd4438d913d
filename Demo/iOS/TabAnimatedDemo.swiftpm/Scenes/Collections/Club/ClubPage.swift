import TabAnimated
import UIKit

/// A section with the host of a film club, and one with its films, which come one after the other.
final class ClubPage: CollectionPage {
    private enum Section: Int, CaseIterable {
        case host
        case films
    }

    private var host: [Reader] = []
    private var reels: [Reel] = []

    override var answerTimes: [TimeInterval] { [3, 4] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Film club"
        layout.minimumLineSpacing = 0
        collectionView.backgroundColor = .cinema
        collectionView.register(ReaderCell.self, forCellWithReuseIdentifier: "host")
        collectionView.register(ReelCell.self, forCellWithReuseIdentifier: "reel")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.tabAnimated = makeModel()
        // Its adjustments were written for lines as wide as their labels.
        collectionView.tabAnimated?.mapping = .tabAnimated
    }

    private func makeModel() -> CollectionAnimated {
        // A width of zero is that of the list.
        let model = CollectionAnimated(sections: [
            SectionAnimated(
                cellClass: ReaderCell.self, cellSize: CGSize(width: 0, height: ReaderCell.height), count: 1),
            SectionAnimated(
                cellClass: ReelCell.self, cellSize: CGSize(width: 0, height: ReelCell.height), count: 3),
        ])
        model.canLoadAgain = true
        model.animatedBackgroundColor = .cinema
        model.adjust { [unowned view = collectionView] cell in
            guard cell.className == "ReaderCell" else { return }
            ReaderCell.adjust(cell, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        return model
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // The delegate gives items the width of the list.
        layout.invalidateLayout()
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.host = Array(Reader.samples.prefix(1))
            page.collectionView.endTabAnimation(inSection: Section.host.rawValue, reloading: true)
        }
        FakeServer.answer(self, after: 4) { page in
            page.reels = Reel.samples
            page.collectionView.endTabAnimation(inSection: Section.films.rawValue, reloading: true)
        }
    }
}

extension ClubPage: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        Section.allCases.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == Section.host.rawValue ? host.count : reels.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let isHost = indexPath.section == Section.host.rawValue
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: isHost ? "host" : "reel", for: indexPath)
        (cell as? ReaderCell)?.show(host[indexPath.item])
        (cell as? ReelCell)?.show(reels[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let isHost = indexPath.section == Section.host.rawValue
        return CGSize(
            width: collectionView.bounds.width, height: isHost ? ReaderCell.height : ReelCell.height)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: section == Section.films.rawValue ? 16 : 0, left: 0, bottom: 0, right: 0)
    }
}
