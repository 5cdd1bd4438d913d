import TabAnimated
import UIKit

/// Rows of posters under headers; how many there are comes with the answer.
final class FilmsPage: CollectionPage {
    private var reels: [Reel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Films"
        layout.headerReferenceSize = CGSize(width: 0, height: 60)
        collectionView.backgroundColor = .cinema
        collectionView.register(ReelCell.self, forCellWithReuseIdentifier: "reel")
        collectionView.register(
            ReelHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        collectionView.tabAnimated = makeModel()
        // Its adjustments were written for lines as wide as their labels.
        collectionView.tabAnimated?.mapping = .tabAnimated
    }

    private func makeModel() -> CollectionAnimated {
        let header = CellAnimated(ReelHeader.self).height(60)
        let model = CollectionAnimated(
            sections: [SectionAnimated(cellClass: ReelCell.self, count: 1, header: header)])
        model.sectionCount = 3
        model.animatedBackgroundColor = .cinema
        model.adjust { view in
            guard view.className == "ReelHeader" else { return }
            view.animation(0).height(16).down(16).reducedWidth(20)
            view.animation(1).remove()
        }
        return model
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = CGSize(width: view.bounds.width, height: ReelCell.height)
    }

    override func load() {
        collectionView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.reels = Reel.samples
            page.collectionView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension FilmsPage: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        reels.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "reel", for: indexPath)
        (cell as? ReelCell)?.show(reels[indexPath.section])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? ReelHeader)?.show(reels[indexPath.section])
        return view
    }
}

extension UIColor {
    /// White by day; in the dark not black but the blue of a cinema before the film begins.
    static let cinema = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.07, green: 0.08, blue: 0.14, alpha: 1) : .white
    }
}
